import type { APIRoute } from "astro";
import { generateDtsBundle } from "dts-bundle-generator";

/** The library's types and doc comments, in one file beside `grundy.js`. */
export const GET: APIRoute = () => {
  const [text] = generateDtsBundle(
    [{ filePath: "src/grundy.ts", output: { noBanner: true, exportReferencedTypes: false } }],
    { preferredConfigPath: "tsconfig.core.json" },
  );
  return new Response(text ?? "", { headers: { "content-type": "application/typescript" } });
};
