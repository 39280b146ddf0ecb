import type { APIRoute, GetStaticPaths } from "astro";
import { load, writtenArticles, type Article } from "../articles/articles.ts";
import { fixedFiles } from "../export/package/fixed-files.ts";
import { findProblem, problemIds } from "../problems/registry.ts";
import type { Problem } from "../problems/problem.ts";

interface Props {
  readonly article: Article;
  readonly problem: Problem;
}

export const getStaticPaths = (async () =>
  (await writtenArticles()).flatMap((article) => {
    const problem = findProblem(problemIds.find((id) => article.slug === `problems/${id}`));
    return problem ? [{ params: { path: article.path }, props: { article, problem } }] : [];
  })) satisfies GetStaticPaths;

/** What a page needs to make a problem's package, besides its test data. */
export const GET: APIRoute<Props> = async ({ props: { article, problem } }) => {
  const { language, entry } = article;
  const { prose } = await load(article);
  const told = { title: entry.data.title, language, prose: prose() };
  return new Response(JSON.stringify(fixedFiles(problem, told)), {
    headers: { "content-type": "application/json" },
  });
};
