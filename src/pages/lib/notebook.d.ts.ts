import type { APIRoute } from "astro";
import { libraryTexts } from "../../articles/library/library-texts.ts";

/** The types of `notebook.js`, beside it. */
export const GET: APIRoute = async () =>
  new Response((await libraryTexts()).notebook, {
    headers: { "content-type": "application/typescript" },
  });
