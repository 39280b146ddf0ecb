import { href } from "../../src/articles/href.ts";
import { words, type Language } from "../../src/i18n/words.ts";

/** A page that is no article. */
export interface OtherPage {
  readonly to: string;
  readonly title: string;
  readonly summary: string;
  /** The address in the header under which it stands, if it has no place of its own there. */
  readonly under?: string;
}

/** The pages of a language that are no articles and list none. */
export function otherPages(language: Language): readonly OtherPage[] {
  const { atlas, boards, judgePage, laboratory, progress } = words(language);
  const page = (path: string, { title, summary }: { title: string; summary: string }) => ({
    to: href(path, language),
    title,
    summary,
  });
  return [
    page("boards", boards),
    { ...page("judge", judgePage), under: href("problems", language) },
    page("laboratory", laboratory),
    { ...page("laboratory/octal", atlas), under: href("laboratory", language) },
    page("progress", progress),
  ];
}
