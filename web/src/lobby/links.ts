/** Addresses of tables. The invitation stands behind the `#`, which no server sees. */

export interface TableLink {
  room: string;
  invite?: string;
}

const ROOM = /^[a-z0-9]{4,40}$/;
const INVITE = /^[0-9a-f]{40}$/;

/** The address of a table on this page's server. */
export const tablePath = ({ room, invite }: TableLink): string => `/table/${room}${invite ? `#${invite}` : ""}`;

/** The table that somebody typed or pasted: a whole link, a part of one, or the room's name alone. */
export function readLink(text: string): TableLink | null {
  const [address = "", fragment = ""] = text.trim().split("#", 2);
  const path = address.split("?")[0]?.replace(/\/+$/, "") ?? "";
  const room = (/(?:^|\/)table\/([^/]+)$/i.exec(path)?.[1] ?? path).toLowerCase();
  if (!ROOM.test(room)) return null;
  const invite = fragment.toLowerCase();
  return INVITE.test(invite) ? { room, invite } : { room };
}

/** Whether others cannot reach this page by its address, because it means their own machine. */
export const onlyHere = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(host);
