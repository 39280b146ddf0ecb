import type { APIRoute, GetStaticPaths } from "astro";
import { writtenPaths, type ArticlePage } from "../articles/articles.ts";
import { href } from "../articles/href.ts";
import { fixedFiles } from "../export/package/fixed-files.ts";
import { pageText } from "../export/page-text.ts";
import { findProblem, problemIds } from "../problems/registry.ts";
import type { Problem } from "../problems/problem.ts";
import Page from "./[...path].astro";

interface Props extends ArticlePage {
  readonly problem: Problem;
}

export const getStaticPaths = (async () =>
  (await writtenPaths()).flatMap(({ params, props }) => {
    const problem = findProblem(problemIds.find((id) => props.article.slug === `problems/${id}`));
    return problem ? [{ params, props: { ...props, problem } }] : [];
  })) satisfies GetStaticPaths;

/** The files of a problem's package, except its test data, which the page generates. */
export const GET: APIRoute<Props> = async ({ props: { problem, ...props }, site }) => {
  const { language, path, entry } = props.article;
  const page = new URL(href(path), site).href;
  const { blocks: prose } = await pageText(Page, props, page);
  const files = fixedFiles(problem, { title: entry.data.title, language, prose });
  return new Response(JSON.stringify(files), {
    headers: { "content-type": "application/json" },
  });
};
