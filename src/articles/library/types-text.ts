import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { kept } from "../../building/kept.ts";
import { remembered } from "../../building/remembered.ts";
import { bundleForReaders, type ShippedBundle } from "../../licences/bundle-shipped.ts";
import { ship } from "../../licences/shipped.ts";
import { LIBRARY_SOURCES, libraryTexts } from "./library-texts.ts";
import { reducedTypescript } from "./reduced-typescript.ts";

export const CHECKER = {
  name: "checker",
  sources: [...LIBRARY_SOURCES, "src/articles/library/*.ts", "src/licences/*.ts"],
};

async function bundle(): Promise<ShippedBundle> {
  return bundleForReaders({
    stdin: {
      contents: `import { serveTypes } from "./src/kernel/types/serve.ts";
        serveTypes(self, ${JSON.stringify((await libraryTexts()).declarations)});`,
      resolveDir: process.cwd(),
    },
    minify: true,
    format: "iife",
    target: "es2022",
    plugins: [reducedTypescript],
    logOverride: { "import-is-undefined": "error" },
  });
}

interface Checker extends ShippedBundle {
  readonly name: string;
  readonly size: number;
}

const checker = (): Promise<Checker> =>
  remembered("checker", async () => {
    const found = await kept(CHECKER, null, async () => {
      const made = await bundle();
      const hash = createHash("sha256").update(made.text).digest("hex");
      return { ...made, name: `types.${hash.slice(0, 10)}.js`, size: gzipSync(made.text).length };
    });
    found.modules.forEach(ship);
    return found;
  });

/** The type checker for readers, with TypeScript and all declarations, as one classic script of a worker. */
export const typesText = async (): Promise<string> => (await checker()).text;

/** A name for the type checker's file that changes with its text. */
export const typesName = async (): Promise<string> => (await checker()).name;

/** Bytes that a reader downloads for the type checker, compressed as hosts compress. */
export const typesSize = async (): Promise<number> => (await checker()).size;
