import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseXml, XmlElement, XmlText, type XmlNode } from "@rgrove/parse-xml";
import type { AstroIntegration } from "astro";
import { close, createIndex, type PagefindIndex } from "pagefind";
import { exportPlaces } from "../articles/library/entries.ts";
import { libraryTexts } from "../articles/library/library-texts.ts";
import { termAnchor } from "../articles/href.ts";
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

const isOneSign = (text: string): boolean => /^([\p{L}\p{M}]|[\p{N}.,]+|.)$/u.test(text);

/** A part of a formula, in parentheses where it is more than one number or sign. */
const asPart = (node: XmlNode | undefined): string => {
  const text = node === undefined ? "" : mathText(node);
  return isOneSign(text) ? text : `(${text})`;
};

/** Words such as mod and mex, and relations, which stand apart from what is before and after them. */
const APART = /^(\p{L}{2,}|[=≠<>≤≥≡⊕∈∉⊆→↦∣]|[⟵-⟼⇐-⇔])$/u;

/** A formula's MathML as a line of text, as it would be typed: `10^9`, `n_0`, `1/3`. */
function mathText(node: XmlNode): string {
  if (node instanceof XmlText) {
    const text = node.text.replaceAll("\u2061", "").trim();
    return APART.test(text) ? ` ${text} ` : text === "," ? ", " : text;
  }
  if (!(node instanceof XmlElement) || node.name === "annotation") return "";
  const children = node.children.filter(
    (child) =>
      child instanceof XmlElement || (child instanceof XmlText && child.text.trim() !== ""),
  );
  const [first, second, third] = children;
  const base = first === undefined ? "" : mathText(first);
  if (node.name === "msup") return `${base}^${asPart(second)}`;
  if (node.name === "msub") return `${base}_${asPart(second)}`;
  if (node.name === "msubsup") return `${base}_${asPart(second)}^${asPart(third)}`;
  if (node.name === "mfrac") return `${asPart(first)}/${asPart(second)}`;
  if (node.name === "msqrt") return `√(${children.map(mathText).join("")})`;
  if (node.name === "mtext") return node.text.replaceAll("\u00a0", " ");
  if (node.name === "mspace") return " ";
  return children.map(mathText).join(node.name === "mtr" ? " " : "");
}

/** A page as it is indexed: an index has plain text only, in which the `10^9` of a formula would be 109. */
export const pageToIndex = (html: string): string =>
  html
    .replace(/<math\b.*?<\/math>/gs, (math) =>
      mathText(parseXml(math.replaceAll("&nbsp;", " ")).root ?? new XmlText(""))
        .replace(/\s+/g, " ")
        .replace(/(?<=\() | (?=[),])|^ | $/g, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;"),
    )
    .replace(/<sup\b[^>]*>/g, "$&^");

/** Adds the built pages of a folder, each at its address. */
async function addPages(index: PagefindIndex, site: string): Promise<void> {
  for (const sourcePath of await readdir(site, { recursive: true })) {
    if (!sourcePath.endsWith(".html")) continue;
    const content = pageToIndex(await readFile(join(site, sourcePath), "utf8"));
    faultless(await index.addHTMLFile({ sourcePath, content }));
  }
}

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
        await addPages(index, site);
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
