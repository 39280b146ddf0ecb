import { z } from "astro/zod";
import { MAIN, type Language, words } from "../i18n/words.ts";
import { linkTo, termAnchor, type Where } from "./href.ts";

const text = z.string().min(1);

const terms = z.array(
  z.strictObject({
    term: text,
    /** Other names, in any language, that the search finds it by. */
    aliases: z.array(text).default([]),
    /** The same in Chinese. */
    zh: text,
    /** The article that introduces it, as in an address: "foundations/mex". */
    article: text,
    definition: text,
  }),
);

/** A term of the field, with the article that introduces it. */
export type Term = z.infer<typeof terms>[number];

const problems = z.array(
  z.strictObject({
    /** The judge's name for it: "HDU 1846". */
    id: text,
    name: text,
    /** The language of the name, where it is not the page's. */
    nameLanguage: text.optional(),
    url: z.url(),
    rules: text,
    /** What it needs, and the page that has it. */
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

/** A list of a language; the main language's where this one has none. */
const listIn = (language: Language, name: string): unknown =>
  files[`../../content/${language}/${name}.json`] ?? files[`../../content/${MAIN}/${name}.json`];

/** The problems to go on with, from easy to hard. */
export const furtherProblems = (language: Language): readonly FurtherProblem[] =>
  problems.parse(listIn(language, "further-problems"));

/** Names that others use for a page, by its slug. */
export const pageNames = (language: Language): Readonly<Record<string, readonly string[]>> =>
  z.record(text, z.array(text)).parse(listIn(language, "page-names"));

/** Every term that the articles of a language introduce, in the order of the book. */
export const glossary = (language: Language): readonly Term[] =>
  terms.parse(listIn(language, "glossary"));

/** The term of that name, in small letters or large ones. */
export function findTerm(name: string, language: Language): Term {
  const known = glossary(language);
  const wanted = name.toLowerCase();
  const found = known.find(({ term }) => term.toLowerCase() === wanted);
  if (!found) {
    const list = known.map(({ term }) => term).join(", ");
    throw new RangeError(
      `Cannot explain a term: it must be one of ${list}, current value is ${wanted}`,
    );
  }
  return found;
}

/** Where the glossary explains a term. */
export const glossaryAddress = ({ term }: Term, where: Where): string =>
  linkTo(`reference/glossary#${termAnchor(term)}`, where);

/** A page that is no article. */
export interface OtherPage {
  /** Its address in its language, without slashes at its ends. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** The page of the header that it stands under, if it is not there itself. */
  readonly under?: string;
  /** What the header calls the one or the other. */
  readonly section: string;
}

/** The pages of a language that are no articles and list none. */
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
