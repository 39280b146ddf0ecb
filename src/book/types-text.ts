import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { bundleShipped } from "../licences/bundle-shipped.ts";
import { declarations } from "./declarations.ts";
import { reducedTypescript } from "./reduced-typescript.ts";

let bundled: Promise<string> | undefined;
let name: Promise<string> | undefined;
let size: Promise<number> | undefined;

function bundle(): Promise<string> {
  return bundleShipped({
    stdin: {
      contents: `import { serveTypes } from "./src/kernel/types/serve.ts";
        serveTypes(self, ${JSON.stringify(declarations())});`,
      resolveDir: process.cwd(),
    },
    minify: true,
    format: "iife",
    target: "es2022",
    plugins: [reducedTypescript],
    logOverride: { "import-is-undefined": "error" },
  });
}

/** The type checker for readers, with TypeScript and all declarations, as one classic script of a worker. */
export function typesText(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

/** A name for the type checker's file that changes with its text. */
export function typesName(): Promise<string> {
  name ??= typesText().then((text) => {
    const hash = createHash("sha256").update(text).digest("hex");
    return `types.${hash.slice(0, 10)}.js`;
  });
  return name;
}

/** Bytes that a reader downloads for the type checker, compressed as hosts compress. */
export function typesSize(): Promise<number> {
  size ??= typesText().then((text) => gzipSync(text).length);
  return size;
}
