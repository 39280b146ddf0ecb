import type { APIRoute } from "astro";
import { moduleTypes } from "../../book/module-text.ts";

/** The types of `notebook.js`, beside it. */
export const GET: APIRoute = () =>
  new Response(moduleTypes("notebook"), { headers: { "content-type": "application/typescript" } });
