import type { APIRoute, GetStaticPaths } from "astro";
import { completionsName, completionsText } from "../../book/completions.ts";

export const getStaticPaths = (() => [
  { params: { completions: completionsName().replace(/\.json$/, "") } },
]) satisfies GetStaticPaths;

/** What editors offer: the library's names with their signatures and doc comments. */
export const GET: APIRoute = () =>
  new Response(completionsText(), { headers: { "content-type": "application/json" } });
