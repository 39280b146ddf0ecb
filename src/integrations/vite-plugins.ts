import type { Plugin } from "vite";

const OLDER_FONT = /,url\([^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)/g;

/** Matches KaTeX's rules for size changes: one rule for each of the 121 pairs of its eleven sizes. */
const SIZE =
  /\.katex \.fontsize-ensurer\.reset-size(\d+)\.size(\d+),\.katex \.katex-sizing\.reset-size\1\.size\2\{font-size:([\d.]+)em\}/g;

/** The base size of all ratios. */
const NORMAL = "6";

/**
 * Removes the older font formats from KaTeX's stylesheet, since all supported browsers read the newest, and replaces
 * its table of size ratios by a division, which saves a kilobyte per page.
 */
export function shrinkKatex(css: string): string {
  const sizes = [...css.matchAll(SIZE)].flatMap(([, from, to = "", ratio = ""]) =>
    from === NORMAL ? [{ to, ratio }] : [],
  );
  const rules = sizes.map(
    ({ to, ratio }) =>
      `.katex .reset-size${to}{--size-from:${ratio}}.katex .size${to}{--size-to:${ratio}}`,
  );
  const divided =
    ".katex :is(.fontsize-ensurer,.katex-sizing){font-size:calc(1em*var(--size-to)/var(--size-from))}";
  let first = true;
  return css.replace(OLDER_FONT, "").replace(SIZE, () => {
    if (!first) return "";
    first = false;
    return rules.join("") + divided;
  });
}

export const shrunkKatex: Plugin = {
  name: "grundy-light-katex",
  enforce: "pre",
  transform: (code, id) =>
    /\/katex\.min\.css(\?|$)/.test(id) ? { code: shrinkKatex(code), map: null } : undefined,
};

/** Name of the plugin of Preact's integration that runs Babel on every file. */
const BABEL = "vite:preact-jsx";

/**
 * Disables Babel, which Preact's integration runs on every script, for pages and for browsers. It takes a quarter of a
 * build's time without any effect, because Vite's own compiler handles types and JSX according to `tsconfig.json`.
 *
 * @throws Error when the integration no longer has this plugin
 */
export const withoutBabel: Plugin = {
  name: "grundy-without-babel",
  configResolved({ plugins }) {
    const babel = plugins.find(({ name }) => name === BABEL);
    if (!babel) throw new Error(`Cannot disable Babel: Preact's integration must have ${BABEL}`);
    delete babel.transform;
  },
};

/** The code of clang's script that writes to a file in memory. It copies the whole file for every few kilobytes. */
const COPIED = `const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);`;

/** The same code with doubled capacity: an array of 60 MB in a program is 60 MB of zeros in its object file. */
const GROWN = `const size = Math.max(this.file.data.length, offset + contents.length);
    const hasRoom = this.file.data.byteOffset === 0 && this.file.data.buffer.byteLength >= size;
    const newData = new Uint8Array(hasRoom ? this.file.data.buffer : new ArrayBuffer(2 * size), 0, size);
    if (!hasRoom) newData.set(this.file.data);`;

/**
 * Changes clang's script to request its files from `fetch` by name. `components/judge/cpp-worker.ts` has them in
 * memory.
 */
export const withFilesInMemory = (code: string): string =>
  code
    .replace(COPIED, GROWN)
    .replaceAll("import.meta.url", '"https://files.invalid/"')
    .replace('process.release?.name === "node"', "false")
    .replace('await import("node:fs/promises")', "{}");

/** Applies {@link withFilesInMemory}. Without it, Vite would ship clang's files, 105 MB, as assets of its script. */
export const clangInMemory = (): Plugin => ({
  name: "grundy-clang-in-memory",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("/@yowasp/clang/gen/bundle.js")) return undefined;
    return { code: withFilesInMemory(code), map: null };
  },
});
