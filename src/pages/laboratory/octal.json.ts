import type { APIRoute } from "astro";
import { octalCertificates } from "@components/laboratory/atlas/octal.ts";

/** The certificates of all periods in the atlas of octal games. */
export const GET: APIRoute = () =>
  new Response(octalCertificates(), { headers: { "content-type": "application/json" } });
