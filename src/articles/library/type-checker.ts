import {
  cached,
  hashOfFiles,
  hashedName,
  isDevelopment,
  onceInBuild,
} from "../../integrations/cache.ts";
import { bundleForReaders } from "../../integrations/licences/bundle-shipped.ts";
import { ship } from "../../integrations/licences/shipped.ts";
import { libraryTexts } from "./library-texts.ts";

/** The code that the script is bundled from, beside TypeScript itself. */
const SOURCES = [
  "src/articles/library/type-checker.ts",
  "src/{notebook,games,i18n}/**/*.ts",
  "src/integrations/licences/*.ts",
];

/** The type checker for readers, with TypeScript and all declarations, as one classic script of a worker. */
export const typesText = onceInBuild(async (): Promise<string> => {
  const { declarations } = await libraryTexts();
  const { text, modules } = await cached("checker", [declarations, hashOfFiles(...SOURCES)], () =>
    bundleForReaders({
      stdin: {
        contents: `import { serveTypes } from "./src/notebook/types/serve.ts";
          serveTypes(self, ${JSON.stringify(declarations)});`,
        resolveDir: process.cwd(),
      },
      minify: true,
      format: "iife",
      target: "es2022",
      // TypeScript loads them only where it finds Node.
      external: [
        "fs",
        "path",
        "os",
        "inspector",
        "source-map-support",
        "perf_hooks",
        "crypto",
        "module",
      ],
    }),
  );
  modules.forEach(ship);
  return text;
});

/** A name for the type checker's file that changes with its text; a page of the development server does not wait for it. */
export const typesName = async (): Promise<string> =>
  isDevelopment ? "types.js" : hashedName("types", "js", await typesText());

/** Megabytes that a reader downloads for the type checker, compressed as hosts compress. */
export const TYPES_SIZE = "1.0";
