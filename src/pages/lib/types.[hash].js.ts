import type { APIRoute, GetStaticPaths } from "astro";
import { typesName, typesText } from "../../book/types-text.ts";

export const getStaticPaths = (async () => [
  { params: { hash: (await typesName()).split(".")[1] } },
]) satisfies GetStaticPaths;

/** The type checker's text: a worker, which a page starts when its reader asks for types. */
export const GET: APIRoute = async () =>
  new Response(await typesText(), { headers: { "content-type": "text/javascript" } });
