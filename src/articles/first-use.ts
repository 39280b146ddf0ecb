import type { Article } from "./articles.ts";
import type { Term } from "./glossary.ts";
import { href } from "./href.ts";
import { termAnchor } from "./term-anchor.ts";

/** Whether an article names the term at the head of a definition; then that is the place to point to. */
const isDefined = (text: string | undefined, term: string): boolean =>
  text?.includes(`<Definition term="${term}">`) ?? false;

/** The article that introduces a term: its title, and the address of the place. */
export function firstUse(
  { term, article }: Term,
  all: readonly Article[],
): { readonly title: string; readonly address: string } | undefined {
  const page = all.find(({ path }) => path.endsWith(article));
  if (!page) return undefined;
  const { body, data } = page.entry;
  const place = isDefined(body, term) ? `#${termAnchor(term)}` : "";
  return { title: data.title, address: `${href(page.path)}${place}` };
}
