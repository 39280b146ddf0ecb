import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const IMPORT = /(?:from|import)\s*\(?\s*"((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"]*)?"/g;
/** What minifying leaves as it is: texts, and names of members. */
const KEPT =
  /"([^"\\\n]{8,60})"|'([^'\\\n]{8,60})'|`([\w@-][\w @:./'-]{7,59})`|\.([A-Za-z_$][\w$]{7,})/g;
/** Whose code runs at build and not in pages: what they depend on is not looked through. */
const TOOLS = ["astro", "vite", "esbuild", "@preact/preset-vite"];

const read = (file: string): string => readFileSync(file, "utf8");

function retainedOf(files: readonly string[]): Set<string> {
  const stored = new Set<string>();
  for (const file of files) {
    for (const [, ...kinds] of read(file).matchAll(KEPT)) {
      stored.add(kinds.join(""));
    }
  }
  return stored;
}

/** The folder of a package as another one finds it. */
const folderOf = (name: string, from: string): string | undefined =>
  [join(from, "node_modules", name), join("node_modules", name)].find((folder) =>
    existsSync(join(folder, "package.json")),
  );

/** Name → folder of all packages that code of pages, cells and workers could bring with it. */
function candidates(own: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const folder = folderOf(name, from);
    if (folder === undefined || found.has(name)) return;
    found.set(name, folder);
    if (TOOLS.includes(name)) return;
    const { dependencies, peerDependencies } = JSON.parse(
      read(join(folder, "package.json")),
    ) as Record<string, Record<string, string> | undefined>;
    Object.keys({ ...dependencies, ...peerDependencies }).forEach((one) => visit(one, folder));
  };
  const named = own.flatMap((file) =>
    [...read(file).matchAll(IMPORT)].map(([, name = ""]) => name),
  );
  // The integration brings scripts of its own.
  for (const name of [...named, "@astrojs/preact"]) visit(name, ".");
  return found;
}

/** The scripts of a package, of which its entry points take what they need. */
const scriptsOf = (folder: string): string[] =>
  globSync("**/*.{js,mjs,cjs}", {
    cwd: folder,
    exclude: (path) => path === "node_modules",
  })
    .filter((file) => !/\.(min|prod|dev)\./.test(file))
    .map((file) => join(folder, file));

/** At least so many texts and names that no other package has, and this share of all that a module has. */
const [LEAST, SHARE] = [3, 0.1];

/**
 * The names of the packages of which a module is found in the scripts of a built site, by the texts and the
 * names of members that this package alone has: no bundler is asked. Modules of few words stay unseen.
 */
export function packagesIn(site: string): string[] {
  const own = globSync([
    "components/**/*.{ts,tsx}",
    "src/{notebook,integrations/offline/worker}/**/*.ts",
  ]);
  const built = retainedOf(globSync(`${site}/**/*.js`));
  const ours = retainedOf(own);
  const modules = [...candidates(own)].map(([name, folder]) => ({
    name,
    modules: scriptsOf(folder).map((file) => retainedOf([file])),
  }));
  const owners = new Map<string, Set<string>>();
  for (const { name, modules: each } of modules) {
    for (const text of each.flatMap((stored) => [...stored])) {
      const known = owners.get(text) ?? new Set();
      owners.set(text, known.add(name));
    }
  }
  const isBuilt = (stored: ReadonlySet<string>): boolean => {
    const alone = [...stored].filter((text) => owners.get(text)?.size === 1 && !ours.has(text));
    const there = alone.filter((text) => built.has(text)).length;
    return there >= LEAST && there >= alone.length * SHARE;
  };
  return modules
    .filter(({ modules: each }) => each.some(isBuilt))
    .map(({ name }) => name)
    .sort();
}
