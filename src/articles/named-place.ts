/** A term, a page of the book or a name of the library, with the names that readers may look for. */
export interface NamedPlace {
  readonly kind: "term" | "article" | "export" | "problem";
  /** Its address below the site's base: `foundations/mex/`, `reference/glossary/#mex`, `reference/library/#mex`. */
  readonly place: string;
  readonly title: string;
  /** Foundations, Problems, Reference, Term or Library. */
  readonly section: string;
  /** The definition of a term, the summary of a page or of a name. */
  readonly text: string;
  /** The names that the book uses for it, in English and in Chinese. */
  readonly names: readonly string[];
  /** Names that others use for it. */
  readonly aliases: readonly string[];
  /** Of a term, the place of the article that explains it. */
  readonly explainedIn?: string;
}

/** A place with a name that matches a query; with that name where it is an alias. */
export interface NamedMatch {
  readonly at: NamedPlace;
  readonly alias?: string;
}
