import type { APIRoute } from "astro";
import { libraryDeclarations } from "../../book/declarations.ts";

/** The library's types and doc comments, in one file beside `grundy.js`. */
export const GET: APIRoute = () =>
  new Response(libraryDeclarations(), { headers: { "content-type": "application/typescript" } });
