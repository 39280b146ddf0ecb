import type { Plugin } from "vite";

/**
 * The script of clang, which asks `fetch` for its files by plain names: `components/judge/cpp-worker.ts` has them in memory.
 */
export const withFilesInMemory = (code: string): string =>
  code
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
