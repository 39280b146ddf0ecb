import { typescriptLanguage } from "@codemirror/lang-javascript";
import { highlightCode } from "@lezer/highlight";
import type { Tree } from "./completion-source.ts";
import { codeHighlighter } from "./code-highlighter.ts";

/** Milliseconds for the parser in the browser: on some texts of brackets it takes minutes. */
const PATIENCE = import.meta.env.SSR ? Infinity : 50;

/** The syntax tree of a cell's text; null when parsing takes too long. */
export function parseCode(code: string): Tree | null {
  const parsing = typescriptLanguage.parser.startParse(code);
  const end = performance.now() + PATIENCE;
  for (let tree = parsing.advance(); ; tree = parsing.advance()) {
    if (tree || performance.now() > end) return tree;
  }
}

/** A reader's text as a listing; without highlighting when parsing takes too long. */
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
