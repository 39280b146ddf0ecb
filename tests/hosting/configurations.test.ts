import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { always, ASK, KEEP, types } from "../../src/hosting/answers.ts";
import { caddyfile } from "../../src/hosting/caddyfile.ts";
import { containerfile } from "../../src/hosting/containerfile.ts";
import { headersFile } from "../../src/hosting/headers-file.ts";
import { nginxConf } from "../../src/hosting/nginx-conf.ts";

const bases = ["/", "/games/", "/a.b/c/"];
const files = [
  "assets/a.js",
  "pagefind/fragment/en_1.pf_fragment",
  "index.html",
  "lib/grundy.js",
  "lib/kernel.0123456789.js",
  "lib/sandbox.html",
];

describe.each(bases)("below %s", (base) => {
  const texts = {
    headers: headersFile(base, files),
    nginx: nginxConf(base),
    caddy: caddyfile(base),
  };

  test.each(Object.entries(texts))("%s sends every header that every answer carries", (_, text) => {
    for (const [name, value] of Object.entries(always)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain(KEEP);
  });

  test("a sign of the base path is no sign of a regular expression", () => {
    const rule = /"~(\S*assets\/\S*)"/.exec(texts.nginx)?.[1] ?? "none";
    expect(`${base}assets/a.js`).toMatch(new RegExp(rule));
    expect(`${base.replace(".", "-")}assets/a.js`.match(rule) !== null).toBe(!base.includes("."));
    expect(texts.caddy).toContain(`@kept path_regexp ${rule}`);
  });

  test("nginx and Caddy know the same media types", () => {
    for (const [ending, type] of Object.entries(types)) {
      expect(texts.nginx).toContain(`        ${type} ${ending};`);
      expect(texts.caddy).toMatch(new RegExp(`@${ending} path \\*\\.${ending}\\b`));
    }
  });

  test("the container's folder is the one that nginx serves", () => {
    expect(containerfile(base)).toContain(`COPY . /srv/www${base}\n`);
    expect(texts.nginx).toContain("root /srv/www;");
  });
});

/** The headers that a reader of `_headers` sends with a file: those of all blocks that match its address. */
function sent(text: string, path: string): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const block of text.trim().split("\n\n")) {
    const [pattern = "", ...lines] = block.split("\n");
    const matches = pattern.endsWith("*")
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    for (const line of matches ? lines : []) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      all.set(name, [...(all.get(name) ?? []), value]);
    }
  }
  return all;
}

describe("the file _headers", () => {
  const text = headersFile("/games/", files);

  test.each([
    ["assets/a.js", [KEEP]],
    ["lib/kernel.0123456789.js", [KEEP]],
    ["pagefind/fragment/en_1.pf_fragment", [KEEP]],
    ["pagefind/pagefind.js", undefined],
    ["lib/grundy.js", undefined],
    ["index.html", undefined],
    ["sw.js", [ASK]],
  ])("lets %s be kept: %s", (file, cache) => {
    expect(sent(text, `/games/${file}`).get("Cache-Control")).toEqual(cache);
  });

  test("gives the cells' document two policies, with its ending and without", () => {
    for (const path of ["/games/lib/sandbox.html", "/games/lib/sandbox"]) {
      expect(sent(text, path).get("Content-Security-Policy")).toEqual([
        "frame-ancestors 'self'",
        "sandbox allow-scripts",
      ]);
    }
  });

  test("says nothing of what stands beside the site", () => {
    expect(sent(text, "/other/").size).toBe(0);
  });
});

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly id?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}

test("the workflow for GitHub Pages runs scripts that there are, and builds for the repository's address", () => {
  const workflow = parse(readFileSync(".github/workflows/pages.yml", "utf8")) as {
    permissions: Record<string, string>;
    jobs: Record<string, { steps: Step[] }>;
  };
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const called = steps.flatMap(({ run }) => /^npm run (\S+)/.exec(run ?? "")?.[1] ?? []);
  expect(called).toEqual(["build"]);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
  const build = steps.find(({ run }) => run === "npm run build");
  const pages = steps.find(({ uses }) => uses?.startsWith("actions/configure-pages@"));
  expect(build?.env).toEqual({
    SITE: `\${{ steps.${pages?.id ?? ""}.outputs.origin }}`,
    BASE_PATH: `\${{ steps.${pages?.id ?? ""}.outputs.base_path }}/`,
  });
  const upload = steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  expect(upload?.with?.["path"]).toBe("dist");
  expect(workflow.permissions).toEqual({ contents: "read", pages: "write", "id-token": "write" });
});
