import type { APIRoute } from "astro";
import { typeBundle } from "../../book/type-bundle.ts";

/** The library's types and doc comments, beside `grundy.js`. */
export const GET: APIRoute = () =>
  new Response(typeBundle("grundy"), { headers: { "content-type": "application/typescript" } });
