import type { Plugin } from "vite";

const OLDER_FONT = /,url\([^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)/g;

/** From which of KaTeX's eleven sizes to which, and by how much: a rule for each of the 121 pairs. */
const SIZE =
  /\.katex \.fontsize-ensurer\.reset-size(\d+)\.size(\d+),\.katex \.katex-sizing\.reset-size\1\.size\2\{font-size:([\d.]+)em\}/g;

/** The size that all others are given in. */
const NORMAL = "6";

/**
 * KaTeX's style sheet without the older formats of its fonts, since a browser that runs these pages reads the newest, and
 * with a division in place of its table of ratios of sizes: that saves every page a kilobyte.
 */
export function lighterKatex(css: string): string {
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

/** Makes KaTeX's style sheet lighter as it is read. */
export const lightKatex: Plugin = {
  name: "grundy-light-katex",
  enforce: "pre",
  transform: (code, id) =>
    /\/katex\.min\.css(\?|$)/.test(id) ? { code: lighterKatex(code), map: null } : undefined,
};

/** The plugin of Preact's integration that runs Babel on every file. */
const BABEL = "vite:preact-jsx";

/**
 * Leaves types and JSX to Vite's own compiler, which is configured by `tsconfig.json`. Preact's integration also runs
 * Babel on every script, for pages and for browsers: a quarter of a build's time, without any effect.
 *
 * @throws Error when the integration has no such plugin any more
 */
export const withoutBabel: Plugin = {
  name: "grundy-without-babel",
  configResolved({ plugins }) {
    const babel = plugins.find(({ name }) => name === BABEL);
    if (!babel) throw new Error(`Preact's integration is not laid out as expected: no ${BABEL}`);
    delete babel.transform;
  },
};

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
