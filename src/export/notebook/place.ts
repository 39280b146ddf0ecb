import type { Article } from "../../articles/articles.ts";
import type { Where } from "../../articles/link-to.ts";

/** Where prose stands, for what a notebook can only point to. */
export interface Place extends Where {
  /** Address of the page. Links in the prose are read from there. */
  readonly page: string;
  /** The nearest place on the page that has an address of its own. */
  readonly anchor: string | undefined;
  /** Every article of the page's language. */
  readonly articles: readonly Article[];
}
