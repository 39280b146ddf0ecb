import type { APIRoute, GetStaticPaths } from "astro";
import { kernelName, kernelScript } from "../../articles/library/scripts.ts";
import { typesName, typesText } from "../../articles/library/type-checker.ts";

/** Scripts that pages load on demand, each named with the hash of its text. */
const scripts = [
  /** A page sends the kernel to its sandbox. */
  { name: kernelName, text: kernelScript },
  /** A page starts the type checker, a worker, when its reader turns on type checks. */
  { name: typesName, text: typesText },
];

export const getStaticPaths = (async () =>
  Promise.all(
    scripts.map(async ({ name, text }) => ({
      params: { script: (await name()).replace(/\.js$/, "") },
      props: { text },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: () => Promise<string> }> = async ({ props }) =>
  new Response(await props.text(), { headers: { "content-type": "text/javascript" } });
