import { mdxToMdast } from "satteri";
import { cellsOf, type ArticleCell } from "./cells.ts";

/** The cells of an MDX text, as the build reads them. */
export function articleCells(mdx: string): ArticleCell[] {
  const blank = mdx.replace(/^---\n[^]*?\n---(?=\n)/, (matter) => matter.replace(/[^\n]/g, ""));
  return [...cellsOf(mdxToMdast(blank, { features: { math: true } })).values()];
}
