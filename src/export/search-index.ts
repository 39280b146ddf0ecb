import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex, type PagefindIndex } from "pagefind";
import { termAnchor } from "../articles/term-anchor.ts";
import { ship } from "../licences/shipped.ts";
import { words } from "../i18n/words.ts";

/** What of an article is not its prose: pictures, controls, code, formulas as they look (their text stays). */
const NOT_PROSE = [
  ".katex-html",
  "annotation",
  "astro-island",
  ".cell",
  ".listing",
  ".outline",
  ".article-facts",
  "#notebook",
  ".around",
  ".sources",
  ".link-notes",
  // No level stands in a title, and no excerpt gives an answer away.
  ".exercise-level",
  ".exercise-solved",
  ".exercise .fold",
];

/** Files that a search in the page needs; Pagefind also offers interfaces of its own. */
const NEEDED =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|.*\.(pagefind|pf_meta|pf_index|pf_fragment))$/;

const faultless = <Done extends { readonly errors: readonly string[] }>(done: Done): Done => {
  if (done.errors.length > 0) throw new Error(`Cannot index the site: ${done.errors.join("; ")}`);
  return done;
};

interface Term {
  readonly term: string;
  readonly zh: string;
  readonly definition: string;
}

async function addTerms(index: PagefindIndex, language: string, section: string): Promise<void> {
  const terms = JSON.parse(readFileSync(`content/${language}/glossary.json`, "utf8")) as Term[];
  for (const { term, zh, definition } of terms) {
    const url = `reference/glossary/#${termAnchor(term)}`;
    const content = `${term} ${zh}. ${definition}`;
    faultless(
      await index.addCustomRecord({ url, content, language, meta: { title: term, section } }),
    );
  }
}

/** Indexes the built site: every article, section by section, by what it says of itself to Pagefind; and every term of the glossary. */
export function searchIndex(): AstroIntegration {
  return {
    name: "grundy-search",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const site = fileURLToPath(dir);
        const { index, errors } = await createIndex({ excludeSelectors: NOT_PROSE });
        if (!index) throw new Error(`Cannot index the site: ${errors.join("; ")}`);
        faultless(await index.addDirectory({ path: site }));
        await addTerms(index, "en", words("en").search.term);
        ship("node_modules/pagefind/package.json");
        for (const { path, content } of faultless(await index.getFiles()).files) {
          if (!NEEDED.test(path.replace(/^.*\//, ""))) continue;
          const place = join(site, "pagefind", path);
          await mkdir(dirname(place), { recursive: true });
          await writeFile(place, content);
        }
        await close();
      },
    },
  };
}
