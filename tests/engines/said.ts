import type { Readable } from "node:stream";

/** Waits until a program says something like this, and gives the pattern's group. */
export const status = (stream: Readable, like: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    stream.on("data", (more: Buffer) => {
      text += more.toString();
      const found = like.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    stream.once("end", () => reject(new Error(`Nothing like ${String(like)} was said:\n${text}`)));
  });
