import type { Language } from "../i18n/languages.ts";
import type { Article } from "./articles.ts";
import { foreign } from "./foreign.ts";
import type { Term } from "./glossary.ts";
import { linkTo, type Where } from "./link-to.ts";
import { termAnchor } from "./term-anchor.ts";

/** Whether a definition in the article has the term as its heading; then links lead to it. */
const isDefined = (text: string | undefined, term: string): boolean =>
  text?.includes(`<Definition term="${term}">`) ?? false;

/** The article that introduces a term: its title, with its language where that is not its page's, and the place's address. */
export function firstUse(
  { term, article }: Term,
  all: readonly Article[],
  where: Where,
):
  | { readonly title: string; readonly lang: Language | undefined; readonly address: string }
  | undefined {
  const page = all.find(({ slug }) => slug === article);
  if (!page) return undefined;
  const { body, data } = page.entry;
  const place = isDefined(body, term) ? `#${termAnchor(term)}` : "";
  return { title: data.title, lang: foreign(page), address: linkTo(`${page.slug}${place}`, where) };
}
