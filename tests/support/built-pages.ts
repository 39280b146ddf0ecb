import { globSync, readFileSync, statSync } from "node:fs";
import { globFiles } from "./glob-files.ts";
import { htmlToHast, type HastNode } from "satteri";
import type { CodeCell, Notebook } from "../../src/export/notebook/notebook.ts";

/** Returns the addresses of built files. The address of a page is that of its folder. */
const addresses = (pattern: string): string[] =>
  globFiles(pattern, "dist")
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`)
    .sort();

/** Returns the file at an address of the built site. */
export const fileAt = (path: string): string =>
  `dist${path.endsWith("/") ? `${path}index.html` : path}`;

/** Reports whether there is a file at an address of the built site. */
export const isBuilt = (path: string): boolean =>
  statSync(fileAt(path), { throwIfNoEntry: false })?.isFile() === true;

/** Returns the addresses of all built pages. */
export const builtPages = (): string[] => addresses("**/index.html");

/** Returns the addresses of all HTML files: the pages, the 404 page, and the cells' document. */
export const builtDocuments = (): string[] => addresses("**/*.html");

export const builtArticles = (): string[] =>
  builtPages().filter((path) => /\w\/\w/.test(path) && !path.includes("/laboratory/"));

/** Returns the addresses of the articles that have cells. */
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

export function classesOf({ properties }: PageElement): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns an attribute as text; empty if it is missing. */
export function attribute({ properties }: PageElement, name: string): string {
  const value = properties[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Returns all elements below a node, in page order. */
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

/** Finds the first element below a node by a class, such as `.prose`, or a tag name. */
export function find(node: Parent, selector: string): PageElement | undefined {
  const wanted = selector.replace(/^\./, "");
  return first(
    node,
    selector === wanted
      ? ({ tagName }) => tagName === wanted
      : (element) => classesOf(element).includes(wanted),
  );
}

/** Returns the text of a node. */
export function textOf(node: Parent): string {
  return (node.children as readonly PageNode[])
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" ? textOf(child) : "";
    })
    .join("");
}

/** A parsed page of the built site. */
export interface BuiltPage {
  readonly tree: Parameters<typeof elements>[0];
  /** The elements, in page order. */
  readonly all: readonly PageElement[];
  /** The ids of the elements. */
  readonly ids: readonly string[];
}

const parsed = new Map<string, BuiltPage>();

export function parsePage(html: string): BuiltPage {
  const tree = htmlToHast(html) as Extract<HastNode, { type: "root" }>;
  const all = elements(tree);
  const ids = all.map((element) => attribute(element, "id")).filter((id) => id !== "");
  return { tree, all, ids };
}

/** Returns the page at an address of the built site. Each page is parsed once. */
export function builtPage(path: string): BuiltPage {
  const page = parsed.get(path) ?? parsePage(readFileSync(fileAt(path), "utf8"));
  parsed.set(path, page);
  return page;
}

/** Yields the elements below a node, without the excluded elements and their descendants. */
export function* elementsBut(
  node: BuiltPage["tree"],
  isExcluded: (element: PageElement) => boolean,
): Generator<PageElement> {
  for (const child of node.children as PageElement["children"]) {
    if (child.type !== "element" || isExcluded(child)) continue;
    yield child;
    yield* elementsBut(child, isExcluded);
  }
}

export const hasClass = (element: PageElement, name: string): boolean =>
  classesOf(element).includes(name);

/** Returns the addresses of the built notebooks. */
export const builtNotebookFiles = (): string[] =>
  globSync("**/*.ipynb", { cwd: "dist" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .sort();

export const readNotebook = (path: string): Notebook =>
  JSON.parse(readFileSync(`dist${path}`, "utf8")) as Notebook;

export const codeOf = ({ cells }: Notebook): CodeCell[] =>
  cells.filter((cell) => cell.cell_type === "code");
