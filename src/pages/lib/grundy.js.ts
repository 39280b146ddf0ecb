import type { APIRoute } from "astro";
import { moduleText } from "../../articles/library/scripts.ts";

/** The library as one ES module, for use outside the site. */
export const GET: APIRoute = async () =>
  new Response(await moduleText("grundy"), { headers: { "content-type": "text/javascript" } });
