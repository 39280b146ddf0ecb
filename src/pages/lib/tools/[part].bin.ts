import type { APIRoute, GetStaticPaths } from "astro";
import { startRunningCells } from "../../../articles/articles.ts";
import { packTools } from "../../../programs/pack-tools.ts";
import { isDevelopment } from "../../../integrations/cache.ts";
import { TOOL_LANGUAGES } from "../../../programs/tools.ts";

/** The parts of the tools for C++ and Python, which the browser downloads on the reader's request. */
export const getStaticPaths = (async () => {
  const packed = Promise.all(TOOL_LANGUAGES.map(packTools));
  // Astro requests these paths first. Other threads compress for seconds, during which this thread prepares the articles.
  if (!isDevelopment) await startRunningCells();
  const all = await packed;
  return all.flatMap(({ parts }) =>
    Object.entries(parts).map(([name, bytes]) => ({
      params: { part: name.replace(/\.bin$/, "") },
      props: { bytes },
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) =>
  new Response(props.bytes, { headers: { "content-type": "application/octet-stream" } });
