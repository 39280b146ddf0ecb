import type { APIRoute } from "astro";
import { moduleTypes } from "../../book/module-text.ts";

/** The types of `grundy.js`, beside it. */
export const GET: APIRoute = () =>
  new Response(moduleTypes("grundy"), { headers: { "content-type": "application/typescript" } });
