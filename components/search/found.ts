/** A result within a page. */
export interface Found {
  readonly url: string;
  readonly title: string;
  /** Foundations, Problems, Reference, Term or Library. */
  readonly section: string;
  /** Text around the words, with `mark` elements. */
  readonly excerpt: string;
  /** Places within the page, by their headings. */
  readonly parts: readonly Pick<Found, "url" | "title" | "excerpt">[];
}
