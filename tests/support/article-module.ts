import { runInThisContext } from "node:vm";
import { mdxToJs } from "satteri";
import { articlePlugin } from "../../src/articles/article-plugin.ts";
import type { ArticleCell } from "../../src/articles/cells.ts";

interface CompiledArticle {
  readonly code: string;
  readonly cells: readonly ArticleCell[];
  readonly checked: readonly number[];
  readonly seconds: readonly number[];
  readonly times: { readonly playing: number; readonly exercises: number };
}

/** The module of an article that imports nothing: its text, and what it exports. */
export function compileArticle(mdx: string): CompiledArticle {
  const { code } = mdxToJs(mdx, { mdastPlugins: [articlePlugin], features: { math: true } });
  const body = code.replace(/^import .*$/gm, "").replace(/^export (default )?/gm, "");
  const run = `(() => {${body}\nreturn { cells, seconds, times, checked }; })()`;
  return {
    code,
    ...(runInThisContext(run) as Omit<CompiledArticle, "code">),
  };
}
