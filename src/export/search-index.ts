import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex, type PagefindIndex } from "pagefind";
import { exportPlaces } from "../articles/library/export-places.ts";
import { libraryTexts } from "../articles/library/library-texts.ts";
import { termAnchor } from "../articles/term-anchor.ts";
import { ship } from "../integrations/licences/shipped.ts";
import { languages, MAIN, prefixOf, type Language } from "../i18n/languages.ts";
import { words } from "../i18n/words.ts";
import { itemAt } from "../games/theory/item-at.ts";

/** Elements of an article that are not indexed: pictures, controls, code, and all of a formula but its text. */
const NOT_PROSE = [
  ".katex-html",
  "annotation",
  "astro-island",
  ".cell",
  ".listing",
  ".outline",
  ".article-facts",
  ".mark-read",
  ".side-note",
  "#notebook",
  ".around",
  ".sources",
  // What stands beside a text, and would stick to it.
  ".prose-fold-kind",
  ".prose-fold-minutes",
  ".source-places",
  // Titles must not contain a level, and excerpts must not contain an answer.
  ".exercise-level",
  ".exercise-solved",
  ".exercise .fold",
];

/** Files that the search needs; Pagefind also writes user interfaces, which are not used. */
const NEEDED =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|.*\.(pagefind|pf_meta|pf_index|pf_fragment|pf_filter))$/;

const faultless = <Done extends { readonly errors: readonly string[] }>(done: Done): Done => {
  if (done.errors.length > 0) throw new Error(`Cannot index the site: ${done.errors.join("; ")}`);
  return done;
};

interface Term {
  readonly term: string;
  readonly zh: string;
  readonly definition: string;
}

/** The terms of a language's glossary: of the main one where it has none. */
function termsOf(language: Language): readonly Term[] {
  const files = [language, MAIN]
    .map((tag) => `content/${tag}/glossary.json`)
    .filter((place) => existsSync(place));
  return JSON.parse(readFileSync(itemAt(files, 0), "utf8")) as Term[];
}

async function addTerms(index: PagefindIndex, language: Language): Promise<void> {
  const section = words(language).search.term;
  for (const { term, zh, definition } of termsOf(language)) {
    const url = `${prefixOf(language)}reference/glossary/#${termAnchor(term)}`;
    const content = `${term} ${zh}. ${definition}`;
    const meta = { title: term, section };
    const filters = { place: [url] };
    faultless(await index.addCustomRecord({ url, content, language, meta, filters }));
  }
}

/** The library's names, each with the first sentence about it. */
async function addExports(index: PagefindIndex, language: Language): Promise<void> {
  const { reference } = await libraryTexts();
  const where = { prefix: prefixOf(language), section: words(language).search.library };
  for (const { place: url, title, section, text } of exportPlaces(reference, where)) {
    const meta = { title, section };
    const content = `${title}. ${text}`;
    const filters = { place: [url] };
    faultless(await index.addCustomRecord({ url, content, language, meta, filters }));
  }
}

/**
 * Indexes the built site: every article, section by section, by its Pagefind attributes; every term of the glossary, and
 * every name of the library.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: "grundy-search",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const site = fileURLToPath(dir);
        const { index, errors } = await createIndex({ excludeSelectors: NOT_PROSE });
        if (!index) throw new Error(`Cannot index the site: ${errors.join("; ")}`);
        faultless(await index.addDirectory({ path: site }));
        for (const language of languages) {
          await addTerms(index, language);
          await addExports(index, language);
        }
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
