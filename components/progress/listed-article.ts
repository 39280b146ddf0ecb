/** An article as the page of progress lists it. */
export interface ListedArticle {
  readonly path: string;
  readonly title: string;
  /** The language of the title where it is not the page's. */
  readonly lang?: string | undefined;
  readonly address: string;
  /** The numbers of the exercises that can be solved in the page. */
  readonly exercises: readonly number[];
  /** Whether it is about a problem for which programs are judged in the page. */
  readonly isJudged: boolean;
}
