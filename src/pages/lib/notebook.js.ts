import type { APIRoute } from "astro";
import { moduleText } from "../../articles/library/scripts.ts";

/** The output functions of downloaded notebooks as one ES module, for use outside the site. */
export const GET: APIRoute = async () =>
  new Response(await moduleText("notebook"), { headers: { "content-type": "text/javascript" } });
