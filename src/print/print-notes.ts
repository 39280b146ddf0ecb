import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { hasAddress } from "../book/has-address.ts";
import { isLanguage, MAIN } from "../i18n/languages.ts";
import { words } from "../i18n/words.ts";
import { withLinkNotes, type Targets } from "./link-notes.ts";

/** A page's title, without the name of the site behind it. */
const TITLE = /<title>(.*?)(?: · [^·<]*)?<\/title>/s;
/** The language of an article: its own, or else its page's. */
const LANGUAGE = /<html lang="([^"]*)"(?:.*<article\b[^>]*\blang="([^"]*)")?/s;

/** What the links of a page lead to. Its addresses begin with a host where the site has one. */
function targetsOf(page: string, titles: ReadonlyMap<string, string>, site: string): Targets {
  const own = new URL(page, "http://site.invalid");
  const pathOf = new Map([...titles.keys()].map((path) => [site + path, path]));
  return {
    address: (href) => {
      const to = new URL(href, own);
      if (to.origin !== own.origin) return /^https?:/.test(href) ? href : undefined;
      return to.pathname === own.pathname ? undefined : site + to.pathname;
    },
    title: (address) => titles.get(pathOf.get(address) ?? ""),
  };
}

/** Numbers the links of every article that was built, and lists at its end where they lead: printed only. */
export function printNotes(): AstroIntegration {
  let base = "/";
  let site = "";
  return {
    name: "grundy-print-notes",
    hooks: {
      "astro:config:done": ({ config }) => {
        base = config.base.replace(/\/?$/, "/");
        const stands = config.site === undefined ? undefined : new URL(config.site);
        site = hasAddress(stands) ? stands.origin : "";
      },
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = globSync("**/index.html", { cwd: folder }).map((file) => ({
          file: join(folder, file),
          path: base + file.replaceAll("\\", "/").replace(/index\.html$/, ""),
        }));
        const titles = new Map<string, string>();
        for (const { file, path } of pages) {
          titles.set(path, TITLE.exec(await readFile(file, "utf8"))?.[1] ?? "");
        }
        for (const { file, path } of pages) {
          const html = await readFile(file, "utf8");
          const [, page, own = page] = LANGUAGE.exec(html) ?? [];
          const { links } = words(isLanguage(own) ? own : MAIN).print;
          await writeFile(file, withLinkNotes(html, targetsOf(path, titles, site), links));
        }
      },
    },
  };
}
