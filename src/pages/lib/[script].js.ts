import type { APIRoute, GetStaticPaths } from "astro";
import { kernelName, kernelScript } from "../../articles/library/scripts.ts";

/** The kernel, which a page sends to its sandbox, under a name with the hash of its text. */
export const getStaticPaths = (async () => [
  { params: { script: (await kernelName()).replace(/\.js$/, "") } },
]) satisfies GetStaticPaths;

export const GET: APIRoute = async () =>
  new Response(await kernelScript(), { headers: { "content-type": "text/javascript" } });
