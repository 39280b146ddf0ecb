import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { kept } from "../building/kept.ts";
import { remembered } from "../building/remembered.ts";
import { LIBRARY_SOURCES, libraryTexts } from "./library-texts.ts";
import { reducedTypescript } from "./reduced-typescript.ts";

export const CHECKER = {
  name: "checker",
  sources: [...LIBRARY_SOURCES, "src/book/*.ts"],
};

async function bundle(): Promise<string> {
  const { outputFiles, warnings } = await build({
    stdin: {
      contents: `import { serveTypes } from "./src/kernel/types/serve.ts";
        serveTypes(self, ${JSON.stringify((await libraryTexts()).declarations)});`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    plugins: [reducedTypescript],
    logOverride: { "import-is-undefined": "error" },
  });
  for (const { text } of warnings) throw new Error(`The type checker's bundle: ${text}`);
  return outputFiles[0]?.text ?? "";
}

interface Checker {
  readonly text: string;
  readonly name: string;
  readonly size: number;
}

const checker = (): Promise<Checker> =>
  remembered("checker", () =>
    kept(CHECKER, null, async () => {
      const text = await bundle();
      const hash = createHash("sha256").update(text).digest("hex");
      return { text, name: `types.${hash.slice(0, 10)}.js`, size: gzipSync(text).length };
    }),
  );

/** The type checker for readers, with TypeScript and all declarations, as one classic script of a worker. */
export const typesText = async (): Promise<string> => (await checker()).text;

/** A name for the type checker's file that changes with its text. */
export const typesName = async (): Promise<string> => (await checker()).name;

/** Bytes that a reader downloads for the type checker, compressed as hosts compress. */
export const typesSize = async (): Promise<number> => (await checker()).size;
