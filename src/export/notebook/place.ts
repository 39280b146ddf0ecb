import type { Article } from "../../articles/articles.ts";
import type { Language } from "../../i18n/words.ts";

/** Where prose stands, for what a notebook can only point to. */
export interface Place {
  /** Address of the page. Links in the prose are read from there. */
  readonly page: string;
  /** The nearest place on the page that has an address of its own. */
  readonly anchor: string | undefined;
  readonly language: Language;
  /** Every article in the language. */
  readonly articles: readonly Article[];
}
