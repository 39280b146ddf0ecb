import { typescriptLanguage } from "@codemirror/lang-javascript";
import { paint } from "./paint.ts";

/** A text as a listing shows it: what Shiki makes of the lesson's texts at build, here in the page. */
export function paintListing(code: string): DocumentFragment {
  const listing = document.createDocumentFragment();
  const tree = typescriptLanguage.parser.parse(code);
  let at = 0;
  for (const { from, to, token } of paint(tree, (a, b) => code.slice(a, b), 0, code.length)) {
    listing.append(code.slice(at, from));
    const span = document.createElement("span");
    if (token !== "plain") span.className = `t-${token}`;
    span.textContent = code.slice(from, to);
    listing.append(span);
    at = to;
  }
  listing.append(code.slice(at));
  return listing;
}
