import { globSync, readFileSync, statSync } from "node:fs";
import { globFiles } from "./glob-files.ts";
import { htmlToHast, type HastNode } from "satteri";
import type { CodeCell, Notebook } from "../../src/export/notebook/notebook.ts";

/** Addresses of built files; a page's own is that of its folder. */
const addresses = (pattern: string): string[] =>
  globFiles(pattern, "dist")
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`)
    .sort();

/** The file that stands at an address of the built site. */
export const fileAt = (path: string): string =>
  `dist${path.endsWith("/") ? `${path}index.html` : path}`;

/** Whether a file stands at an address of the built site. */
export const isBuilt = (path: string): boolean =>
  statSync(fileAt(path), { throwIfNoEntry: false })?.isFile() === true;

/** The addresses of all pages that were built. */
export const builtPages = (): string[] => addresses("**/index.html");

/** The addresses of all that is HTML: the pages, what says that there is no page, and the cells' document. */
export const builtDocuments = (): string[] => addresses("**/*.html");

/** The addresses of the articles. */
export const builtArticles = (): string[] =>
  builtPages().filter((path) => /\w\/\w/.test(path) && !path.includes("/laboratory/"));

/** The addresses of the articles that have cells. */
export const builtNotebooks = (): string[] =>
  builtArticles().filter((path) =>
    /class="cell"[^>]* data-cell="[1-9]/.test(readFileSync(fileAt(path), "utf8")),
  );

/** An element of a built page. */
export type PageElement = Extract<HastNode, { type: "element" }>;

type PageNode = PageElement["children"][number];

interface Parent {
  readonly children: readonly { readonly type: string }[];
}

/** The classes of an element. */
export function classesOf({ properties }: PageElement): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** An attribute as text; empty where there is none. */
export function attribute({ properties }: PageElement, name: string): string {
  const value = properties[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Every element below a node, in the order of the page. */
export function elements(node: Parent, found: PageElement[] = []): PageElement[] {
  for (const child of node.children as readonly PageNode[]) {
    if (child.type !== "element") continue;
    found.push(child);
    if (child.tagName !== "template") elements(child, found);
  }
  return found;
}

function first(node: Parent, fits: (element: PageElement) => boolean): PageElement | undefined {
  for (const child of node.children as readonly PageNode[]) {
    if (child.type !== "element") continue;
    const found = fits(child) ? child : first(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** The first element below a node that has the class or, written without a dot, the tag. */
export function find(node: Parent, selector: string): PageElement | undefined {
  const wanted = selector.replace(/^\./, "");
  return first(
    node,
    selector === wanted
      ? ({ tagName }) => tagName === wanted
      : (element) => classesOf(element).includes(wanted),
  );
}

/** All text below a node. */
export function textOf(node: Parent): string {
  return (node.children as readonly PageNode[])
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" ? textOf(child) : "";
    })
    .join("");
}

/** A page of the built site as a parser of HTML sees it where no script runs. */
export interface BuiltPage {
  readonly tree: Parameters<typeof elements>[0];
  /** Its elements, in order. */
  readonly all: readonly PageElement[];
  /** The ids that they have. */
  readonly ids: readonly string[];
}

const parsed = new Map<string, BuiltPage>();

/** A text of HTML, parsed. */
export function parsePage(html: string): BuiltPage {
  const tree = htmlToHast(html) as Extract<HastNode, { type: "root" }>;
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

/** The addresses of the notebooks that were built. */
export const builtNotebookFiles = (): string[] =>
  globSync("**/*.ipynb", { cwd: "dist" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .sort();

export const readNotebook = (path: string): Notebook =>
  JSON.parse(readFileSync(`dist${path}`, "utf8")) as Notebook;

export const codeOf = ({ cells }: Notebook): CodeCell[] =>
  cells.filter((cell) => cell.cell_type === "code");
