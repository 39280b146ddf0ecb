import type { APIRoute, GetStaticPaths } from "astro";
import { articles, read, type Article } from "../book/articles.ts";
import { keptNotebook } from "../book/notebook/kept-notebook.ts";
import { words } from "../i18n/words.ts";

export const getStaticPaths = (async () =>
  (await articles()).map((article) => ({
    params: { path: article.path },
    props: { article },
  }))) satisfies GetStaticPaths;

/** An article's cells as a notebook. When all pages are built, `notebooks` adds the prose from them. */
export const GET: APIRoute<{ article: Article }> = async ({ props: { article }, site }) => {
  const lib = new URL(`${import.meta.env.BASE_URL.replace(/\/?$/, "/")}lib/`, site);
  const addresses = {
    grundy: new URL("grundy.js", lib).href,
    notebook: new URL("notebook.js", lib).href,
  };
  const text = await keptNotebook(
    (await read(article)).run,
    addresses,
    words(article.language).cell,
  );
  return new Response(text, {
    headers: { "content-type": "application/x-ipynb+json" },
  });
};
