import { words, type Language } from "../i18n/words.ts";

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
