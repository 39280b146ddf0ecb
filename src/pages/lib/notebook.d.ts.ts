import type { APIRoute } from "astro";
import { typeBundle } from "../../book/type-bundle.ts";

/** The types of `notebook.js`, beside it. */
export const GET: APIRoute = () =>
  new Response(typeBundle("notebook"), { headers: { "content-type": "application/typescript" } });
