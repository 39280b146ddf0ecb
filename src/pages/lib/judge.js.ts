import type { APIRoute } from "astro";
import { judgeText } from "../../articles/library/scripts.ts";

/** The judge for a terminal, to download: `node judge.js PROBLEM COMMAND…`. */
export const GET: APIRoute = async () =>
  new Response(await judgeText(), { headers: { "content-type": "text/javascript" } });
