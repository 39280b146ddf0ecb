import type { Found } from "./found.ts";
import type { NamedMatch } from "../../src/articles/named-place.ts";

const asMarkup = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** How a place that a query names is shown: a page as it was found by its text, where it was; a term by its definition, a name of the library by its summary. */
export function namedResult({ at, alias }: NamedMatch, base: string, found?: Found): Found {
  const isPage = at.kind === "article" || at.kind === "problem";
  if (found !== undefined && isPage) return found;
  const called = alias === undefined ? "" : `<mark>${asMarkup(alias)}</mark> · `;
  const { title, section, text, place } = at;
  return { url: base + place, title, section, excerpt: called + asMarkup(text), parts: [] };
}
