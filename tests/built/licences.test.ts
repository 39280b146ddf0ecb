import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const read = (file: string): string => readFileSync(file, "utf8");

const IMPORT = /(?:from|import)\s*\(?\s*"((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"]*)?"/g;
/** What minifying leaves as it is: texts, and names of members. */
const KEPT =
  /"([^"\\\n]{8,60})"|'([^'\\\n]{8,60})'|`([\w@-][\w @:./'-]{7,59})`|\.([A-Za-z_$][\w$]{7,})/g;
/** Whose code runs at build and not in pages: what they depend on is not looked through. */
const TOOLS = ["astro", "vite", "esbuild", "@preact/preset-vite"];

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
function packagesIn(site: string): string[] {
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

const text = read("dist/licences.txt");
const [own = "", , ...parts] = text.split(/\n\n={80}\n\n/);
const HEAD = /^(?<name>.+)\nLicence: (?<id>.+)\n\n/;

/** Which of these packages no part of a text is about. */
const unnamed = (packages: readonly string[], from: readonly string[]): string[] =>
  packages.filter((name) => !from.some((part) => part.startsWith(`${name} `)));

test("the site's own licence stands first, in full", () => {
  expect(own).toMatch(/^\uFEFFGrundy Notebook \d+\.\d+\.\d+\nLicence: MIT\n/);
  expect(own).toContain(read("LICENSE").trim());
});

test("every part says what it is about, under which licence, and the licence's text", () => {
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter((part) => !HEAD.test(part))).toEqual([]);
  // No licence that may be shipped is shorter than the one of ISC.
  expect(parts.filter((part) => part.replace(HEAD, "").length < 600)).toEqual([]);
  expect(parts).toEqual([...new Set(parts)].sort());
});

describe("what the built scripts hold", () => {
  const found = packagesIn("dist");

  test("is found again without asking a bundler", () => {
    const pages = ["@codemirror/view", "@dagrejs/dagre", "@lezer/javascript", "katex", "preact"];
    const cells = ["acorn", "acorn-walk", "sucrase", "ts-interface-checker", "typescript"];
    expect(found).toEqual(
      expect.arrayContaining([...pages, ...cells, "workbox-precaching", "workbox-strategies"]),
    );
  });

  test("has a part for each of its packages", () => {
    expect(unnamed(found, parts)).toEqual([]);
  });

  test("would be told of, had it none", () => {
    for (const name of found) {
      const others = parts.filter((part) => !part.startsWith(`${name} `));
      expect(unnamed(found, others)).toEqual([name]);
    }
  });
});

test("what no module holds is named too, by what it leaves in the built files", () => {
  const pages = globSync("dist/**/*.html").map(read).join("\n");
  const scripts = globSync("dist/**/*.js").map(read).join("\n");
  const left = {
    astro: pages.includes('customElements.get("astro-island")'),
    vite: scripts.includes("vite:preloadError"),
    "@dagrejs/graphlib": scripts.includes("bellmanFord"),
  };
  expect(Object.values(left)).toEqual([true, true, true]);
  expect(unnamed(Object.keys(left), parts)).toEqual([]);
});

test("every font that the style sheets bring is named with its authors and the whole licence", () => {
  const fonts = parts.find((part) => part.includes("\nLicence: OFL-1.1\n")) ?? "";
  const sheets = globSync("dist/**/*.css").map(read).join("\n");
  const faces = [...sheets.matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?(\w+)/g)];
  const families = new Set(faces.map(([, family]) => family));
  expect(families.size).toBeGreaterThan(5);
  for (const family of families) expect(fonts).toContain(`Reserved Font Name ${family}.`);
  expect(fonts).toContain("PERMISSION & CONDITIONS");
});

test("TypeScript comes with the notices of those whose work is in it", () => {
  const part = parts.find((one) => one.startsWith("typescript ")) ?? "";
  expect(part).toContain("Apache License");
  expect(part).toContain("End of ThirdPartyNotices");
});

test("every page leads to it, and it is stored for use without a network", () => {
  const pages = globSync("dist/**/*.html").filter((file) => read(file).includes("<footer"));
  expect(pages.length).toBeGreaterThan(20);
  const foot = /<footer class="site-footer\b.*?<\/footer>/s;
  for (const page of pages) {
    expect(foot.exec(read(page))?.[0], page).toMatch(/<a [^>]*href="\/licences\.txt"/);
  }
  expect(read("dist/sw.js")).toContain('url:"licences.txt"');
});
