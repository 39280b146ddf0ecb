import type { APIRoute } from "astro";
import { libraryTexts } from "../../articles/library/library-texts.ts";

/** The library's types and doc comments, beside `grundy.js`. */
export const GET: APIRoute = async () =>
  new Response((await libraryTexts()).grundy, {
    headers: { "content-type": "application/typescript" },
  });
