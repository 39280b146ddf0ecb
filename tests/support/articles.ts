import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { mdxToJs, mdxToMdast } from "satteri";
import { cellsOf, type ArticleCell } from "../../src/articles/cells.ts";
import { articlePlugin } from "../../src/articles/article-plugin.ts";
import { declarations } from "../../src/articles/library/declarations.ts";
import { cellChecker, type CheckCells } from "../../src/notebook/check-cells.ts";
import { globFiles } from "./glob-files.ts";

/** Parses an MDX text. The front matter is blanked out, so that line numbers do not change. */
const articleTree = (mdx: string) =>
  mdxToMdast(
    mdx.replace(/^---\n[^]*?\n---(?=\n)/, (matter) => matter.replace(/[^\n]/g, "")),
    { features: { math: true } },
  );

/** Returns the cells of an MDX text. */
export const articleCells = (mdx: string): ArticleCell[] => [...cellsOf(articleTree(mdx)).values()];

/** A node of an article's tree, with the properties that tests use. */
export interface ArticleNode {
  readonly type: string;
  readonly name?: string;
  readonly value?: string;
  readonly depth?: number;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly ArticleNode[];
}

/** An article as its author wrote it. */
export interface ArticleText {
  readonly file: string;
  /** Slug, as in addresses: "foundations/mex". */
  readonly slug: string;
  readonly text: string;
  readonly matter: string;
  readonly tree: ArticleNode;
}

/** Reads the articles of all languages. */
export const articleTexts = (pattern = "*"): ArticleText[] =>
  globFiles(`content/*/${pattern}/*.mdx`).map((file) => {
    const text = readFileSync(file, "utf8");
    const matter = /^---\n[^]*?\n---(?=\n)/.exec(text)?.[0] ?? "";
    return {
      file,
      slug: file.replace(/^content\/[a-z-]+\//, "").replace(/\/\d+-|\.mdx$/g, (cut) => cut === ".mdx" ? "" : "/"), // prettier-ignore
      text,
      matter,
      tree: articleTree(text) as ArticleNode,
    };
  });

/** Yields a node and its descendants, in page order. */
export function* nodesOf(node: ArticleNode): Generator<ArticleNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

/** Returns the value of a tag's attribute, if it is a string or an expression. */
export function attributeOf(node: ArticleNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  if (typeof value === "string") return value;
  const expression = (value as { value?: unknown } | undefined)?.value;
  return typeof expression === "string" ? expression : undefined;
}

/** Returns the text of a node. A formula, a computed number or inline code counts as one word. */
export function proseOf(node: ArticleNode): string {
  if (node.type === "text") return node.value ?? "";
  if (/^(inlineMath|mdxTextExpression|inlineCode)$/.test(node.type)) return "x";
  if (node.type === "break") return " ";
  return (node.children ?? []).map(proseOf).join("");
}

export const isTag = (node: ArticleNode, name: string): boolean =>
  node.type.startsWith("mdxJsx") && node.name === name;

export const isCellNode = ({ type, meta }: ArticleNode): boolean =>
  type === "code" && /^cell\b/.test(meta ?? "");

interface CompiledArticle {
  readonly code: string;
  readonly cells: readonly ArticleCell[];
  readonly checked: readonly number[];
  readonly seconds: readonly number[];
  readonly times: { readonly playing: number; readonly exercises: number };
}

/** Compiles an article without imports, and returns the module's text and exports. */
export function compileArticle(mdx: string): CompiledArticle {
  const { code } = mdxToJs(mdx, { mdastPlugins: [articlePlugin], features: { math: true } });
  const body = code.replace(/^import .*$/gm, "").replace(/^export (default )?/gm, "");
  const run = `(() => {${body}\nreturn { cells, seconds, times, checked }; })()`;
  return {
    code,
    ...(runInThisContext(run) as Omit<CompiledArticle, "code">),
  };
}

let checker: CheckCells | undefined;

/** Returns the type errors of cells. The declarations are created at the first call. */
export const checkTypes: CheckCells = (cells) => {
  checker ??= cellChecker(declarations());
  return checker(cells);
};
