import { z } from "astro/zod";
import { MAIN, type Language, words } from "../i18n/words.ts";
import { linkTo, termAnchor, type TextLanguage } from "./href.ts";

const text = z.string().min(1);

const terms = z.array(
  z.strictObject({
    term: text,
    /** Other names, in any language, under which the search finds the term. */
    aliases: z.array(text).default([]),
    /** The term in Chinese. */
    zh: text,
    /** Slug of the article that introduces the term: "foundations/mex". */
    article: text,
    definition: text,
  }),
);

/** A technical term, with the article that introduces it. */
export type Term = z.infer<typeof terms>[number];

const problems = z.array(
  z.strictObject({
    /** The problem's name at its judge: "HDU 1846". */
    id: text,
    name: text,
    /** The language of the name, if it is not the page's. */
    nameLanguage: text.optional(),
    url: z.url(),
    rules: text,
    /** The theory of its solution, and the page that explains it. */
    theory: text,
    article: text,
    level: z.enum(["easy", "middle", "hard"]),
  }),
);

/** A contest problem that has no page of its own. */
export type FurtherProblem = z.infer<typeof problems>[number];

const files = import.meta.glob<unknown>(
  "../../content/*/{glossary,further-problems,page-names}.json",
  {
    import: "default",
    eager: true,
  },
);

/** Returns a list in a language, or in the main language if it is not translated. */
const listIn = (language: Language, name: string): unknown =>
  files[`../../content/${language}/${name}.json`] ?? files[`../../content/${MAIN}/${name}.json`];

/** Returns the further problems, from easy to hard. */
export const furtherProblems = (language: Language): readonly FurtherProblem[] =>
  problems.parse(listIn(language, "further-problems"));

/** Returns other common names of pages, by slug. */
export const pageNames = (language: Language): Readonly<Record<string, readonly string[]>> =>
  z.record(text, z.array(text)).parse(listIn(language, "page-names"));

/** Returns all terms that the articles of a language introduce, in the order of the book. */
export const glossary = (language: Language): readonly Term[] =>
  terms.parse(listIn(language, "glossary"));

/** Finds a term by its name, ignoring case. */
export function findTerm(name: string, language: Language): Term {
  const known = glossary(language);
  const wanted = name.toLowerCase();
  const found = known.find(({ term }) => term.toLowerCase() === wanted);
  if (!found) {
    const list = known.map(({ term }) => term).join(", ");
    throw new RangeError(`Cannot find term: it must be one of ${list}, current value is ${wanted}`);
  }
  return found;
}

/** Returns the address of a term in the glossary. */
export const glossaryAddress = ({ term }: Term, where: TextLanguage): string =>
  linkTo(`reference/glossary#${termAnchor(term)}`, where);

/** A page that is not an article. */
export interface OtherPage {
  /** The address within its language, without leading and trailing slashes. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Slug of the parent page in the header, if the page itself is not in the header. */
  readonly under?: string;
  /** Label of the page, or of its parent, in the header. */
  readonly section: string;
}

/** Returns the pages of a language that are neither articles nor lists of articles. */
export function otherPages(language: Language): readonly OtherPage[] {
  const { atlas, boards, chrome, judgePage, laboratory, notebookPage, progress } = words(language);
  const page = (slug: string, section: string, texts: { title: string; summary: string }) => {
    const { title, summary } = texts;
    return { slug, section, title, summary };
  };
  return [
    page("boards", chrome.boards, boards),
    { ...page("judge", chrome.problems, judgePage), under: "problems" },
    page("laboratory", laboratory.name, laboratory),
    { ...page("laboratory/octal", laboratory.name, atlas), under: "laboratory" },
    { ...page("laboratory/rules", laboratory.name, laboratory.own), under: "laboratory" },
    page("notebook", notebookPage.title, notebookPage),
    page("progress", progress.title, progress),
  ];
}
