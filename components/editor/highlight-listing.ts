import { typescriptLanguage } from "@codemirror/lang-javascript";
import { highlightCode } from "@lezer/highlight";
import type { Tree } from "./completion-source.ts";
import { codeHighlighter } from "./code-highlighter.ts";

/** Time limit of the parser in the browser, in milliseconds: some texts of brackets take minutes. */
const PARSE_LIMIT = import.meta.env.SSR ? Infinity : 50;

/** Parses a cell's text. Returns null if the time limit is exceeded. */
export function parseCode(code: string): Tree | null {
  const parsing = typescriptLanguage.parser.startParse(code);
  const end = performance.now() + PARSE_LIMIT;
  for (let tree = parsing.advance(); ; tree = parsing.advance()) {
    if (tree || performance.now() > end) return tree;
  }
}

/** Creates the listing of a reader's text, without highlighting if the parser exceeds its time limit. */
export function highlightListing(code: string): DocumentFragment {
  const listing = document.createDocumentFragment();
  const tree = parseCode(code);
  if (!tree) {
    listing.append(code);
    return listing;
  }
  const put = (text: string, classes: string): void => {
    if (classes === "") return listing.append(text);
    const span = document.createElement("span");
    span.className = classes;
    span.textContent = text;
    listing.append(span);
  };
  highlightCode(code, tree, codeHighlighter, put, () => listing.append("\n"));
  return listing;
}
