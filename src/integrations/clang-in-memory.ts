import type { Plugin } from "vite";

/** How clang's script writes to a file in memory: it copies all of the file for each few kilobytes. */
const COPIED = `const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);`;

/** The same with room for as much again: an array of 60 MB in a program is 60 MB of zeros in its object file. */
const GROWN = `const size = Math.max(this.file.data.length, offset + contents.length);
    const hasRoom = this.file.data.byteOffset === 0 && this.file.data.buffer.byteLength >= size;
    const newData = new Uint8Array(hasRoom ? this.file.data.buffer : new ArrayBuffer(2 * size), 0, size);
    if (!hasRoom) newData.set(this.file.data);`;

/**
 * The script of clang, which asks `fetch` for its files by plain names: `components/judge/cpp-worker.ts` has them in memory.
 */
export const withFilesInMemory = (code: string): string =>
  code
    .replace(COPIED, GROWN)
    .replaceAll("import.meta.url", '"https://files.invalid/"')
    .replace('process.release?.name === "node"', "false")
    .replace('await import("node:fs/promises")', "{}");

/** Without it Vite would ship clang's files, 105 MB, as assets of its script. */
export const clangInMemory = (): Plugin => ({
  name: "grundy-clang-in-memory",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("/@yowasp/clang/gen/bundle.js")) return undefined;
    return { code: withFilesInMemory(code), map: null };
  },
});
