import { readFileSync } from "node:fs";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { attribute, classesOf, elements, type PageElement } from "../support/page-tree.ts";
import { fileAt } from "../support/built-pages.ts";

/** A page of the built site as a parser of HTML sees it where no script runs. */
export interface BuiltPage {
  readonly tree: Parameters<typeof elements>[0];
  /** Its elements, in order. */
  readonly all: readonly PageElement[];
  /** The ids that they have. */
  readonly ids: readonly string[];
}

const parser = unified().use(rehypeParse);
const parsed = new Map<string, BuiltPage>();

/** A text of HTML, parsed. */
export function parsePage(html: string): BuiltPage {
  const tree = parser.parse(html);
  const all = elements(tree);
  const ids = all.map((element) => attribute(element, "id")).filter((id) => id !== "");
  return { tree, all, ids };
}

/** The page at an address of the built site. A page is parsed once, whoever asks for it. */
export function builtPage(path: string): BuiltPage {
  const page = parsed.get(path) ?? parsePage(readFileSync(fileAt(path), "utf8"));
  parsed.set(path, page);
  return page;
}

/** The elements below a node, but for those in what is left out. */
export function* elementsBut(
  node: BuiltPage["tree"],
  left: (element: PageElement) => boolean,
): Generator<PageElement> {
  for (const child of node.children as PageElement["children"]) {
    if (child.type !== "element" || left(child)) continue;
    yield child;
    yield* elementsBut(child, left);
  }
}

export const hasClass = (element: PageElement, name: string): boolean =>
  classesOf(element).includes(name);
