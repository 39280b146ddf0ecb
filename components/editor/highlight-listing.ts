import { typescriptLanguage } from "@codemirror/lang-javascript";
import { highlightCode } from "@lezer/highlight";
import { codeHighlighter } from "./code-highlighter.ts";

/** Milliseconds for the parser: on some texts of brackets it takes minutes. */
const PATIENCE = 50;

function parse(code: string): ReturnType<typeof typescriptLanguage.parser.parse> | null {
  const parsing = typescriptLanguage.parser.startParse(code);
  const end = performance.now() + PATIENCE;
  for (let tree = parsing.advance(); ; tree = parsing.advance()) {
    if (tree || performance.now() > end) return tree;
  }
}

/** A reader's text as a listing; without highlighting when parsing takes too long. */
export function highlightListing(code: string): DocumentFragment {
  const listing = document.createDocumentFragment();
  const tree = parse(code);
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
