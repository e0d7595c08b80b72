/** A short visit to a room: a socket that ends when what was to be done there is done. */

import { type FromServer, VERSION } from "$protocol";

import { Refused } from "./api";
import { Link } from "./link";

export type Welcome = Extract<FromServer, { type: "welcome" }>;

export async function visit<T>(
  room: string,
  secrets: string[],
  errand: (welcome: Welcome, link: Link) => T | Promise<T>,
): Promise<T> {
  let link: Link | undefined;
  try {
    const welcome = await new Promise<Welcome>((resolve, reject) => {
      const away = () => reject(new Refused({ code: "unavailable", detail: "the room cannot be reached" }));
      link = new Link(
        () => ({ protocol: VERSION, room, secrets }),
        (message) => {
          if (message.type === "welcome") resolve(message);
          if (message.type === "problem" && message.id === null) reject(new Refused(message.problem));
        },
        (state) => state !== "open" && away(),
      );
    });
    return await errand(welcome, link as Link);
  } finally {
    link?.end();
  }
}
