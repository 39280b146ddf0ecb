import type { APIRoute } from "astro";
import { build } from "esbuild";

/** The library as one ES module, for use outside the site. */
export const GET: APIRoute = async () => {
  const result = await build({
    entryPoints: ["src/grundy.ts"],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return new Response(result.outputFiles[0]?.text ?? "", {
    headers: { "content-type": "text/javascript" },
  });
};
