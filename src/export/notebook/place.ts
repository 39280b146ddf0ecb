import type { Article } from "../../articles/articles.ts";
import type { Where } from "../../articles/href.ts";

/** The location of prose on its page, for links from the notebook to the page. */
export interface Place extends Where {
  /** Address of the page, against which links in the prose are resolved. */
  readonly page: string;
  /** The id of the nearest preceding element that has one. */
  readonly anchor: string | undefined;
  /** Every article of the page's language. */
  readonly articles: readonly Article[];
}
