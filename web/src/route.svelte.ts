/** Where the person is: the path of the page, changed without a reload. */

/** A part of a path as it is meant; what is no such text stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  #url = $state.raw(new URL(location.href));
  #gone = false;

  constructor() {
    addEventListener("popstate", () => (this.#url = new URL(location.href)));
    // Links to pages of ours are followed without a reload; a click with a modifier is the browser's.
    addEventListener("click", (click) => {
      if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
      const link = click.target instanceof Element ? click.target.closest("a") : null;
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.getAttribute("href")?.startsWith("#")) return;
      click.preventDefault();
      this.go(link.href);
    });
  }

  /** The parts of the path: `/table/abc` is `["table", "abc"]`. */
  get parts(): string[] {
    return this.#url.pathname.split("/").filter(Boolean).map(decoded);
  }

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  /** What follows the `#`, which no server sees. */
  get fragment(): string {
    return this.#url.hash.slice(1);
  }

  /** Where a screen reader goes on after a way without a reload: to be attached to a page's heading. */
  arrive = (heading: HTMLElement): void => {
    if (!this.#gone) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  go(to: string | URL): void {
    this.#gone = true;
    history.pushState(null, "", to);
    this.#url = new URL(location.href);
    scrollTo(0, 0);
  }

  /** Changes the address without a step in the browser's history. */
  replace(to: string | URL): void {
    history.replaceState(null, "", to);
    this.#url = new URL(location.href);
  }
}

export const route = new Route();
