import type { APIRoute, GetStaticPaths } from "astro";
import { kernelName, kernelText } from "../../book/kernel-text.ts";

export const getStaticPaths = (async () => [
  { params: { kernel: (await kernelName()).replace(/\.js$/, "") } },
]) satisfies GetStaticPaths;

/** The kernel's text. A page hands it to its sandbox; no page runs it. */
export const GET: APIRoute = async () =>
  new Response(await kernelText("browser"), { headers: { "content-type": "text/javascript" } });
