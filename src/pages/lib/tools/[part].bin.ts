import type { APIRoute, GetStaticPaths } from "astro";
import { packedTools } from "../../../programs/pack-tools.ts";
import { TOOL_LANGUAGES } from "../../../programs/tools.ts";

/** The parts of the tools for C++ and Python, which a reader's browser downloads when it is asked to. */
export const getStaticPaths = (async () => {
  const all = await Promise.all(TOOL_LANGUAGES.map(packedTools));
  return all.flatMap(({ parts }) =>
    Object.entries(parts).map(([name, bytes]) => ({
      params: { part: name.replace(/\.bin$/, "") },
      props: { bytes },
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) =>
  new Response(props.bytes, { headers: { "content-type": "application/octet-stream" } });
