import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { kept } from "../../integrations/building/kept.ts";
import { remembered } from "../../integrations/building/remembered.ts";
import {
  bundleForReaders,
  type ShippedBundle,
} from "../../integrations/licences/bundle-shipped.ts";
import { ship } from "../../integrations/licences/shipped.ts";
import { LIBRARY_SOURCES, libraryTexts } from "./library-texts.ts";
import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

const FILE = "node_modules/typescript/lib/typescript.js";

/** Functions that only emitting needs: without their bodies, the code that they call is unused. */
const emitting = ["getTransformers", "getDeclarationDiagnostics", "emitFiles"];

function cut(text: string, from: RegExp, to: RegExp): string {
  const start = text.search(from);
  const rest = text.slice(start);
  const end = rest.search(to);
  if (start < 0 || end < 0) throw new Error(`${FILE} is not laid out as expected: ${from} … ${to}`);
  return rest.slice(0, end);
}

function empty(text: string, name: string): string {
  const start = new RegExp(`^function ${name}\\(.*\\) \\{\\n`, "m");
  if (!start.test(text)) throw new Error(`${FILE} is not laid out as expected: no ${name}`);
  return text.replace(start, (head) => `${head}  return;\n`);
}

/**
 * TypeScript as one scope of its compiler's functions, exported by name, so that a bundler can leave
 * out what is not used: the whole is 1 MB compressed, parser and checker are half of it.
 *
 * The package's file is one function around its sources in order of dependency, each after a comment with its name:
 * `// src/compiler/core.ts`. The compiler does not depend on sources after it.
 */
function reduced(): string {
  const whole = readFileSync(FILE, "utf8");
  const notice = cut(whole, /^\/\*!/, /^var ts = /m);
  const means = cut(whole, /^var __defProp = /m, /^\/\/ src\//m);
  const compiler = cut(whole, /^\/\/ src\/compiler\//m, /^\/\/ src\/(?!compiler\/)/m);
  const scope = emitting.reduce(empty, compiler);
  const own = new Set([...scope.matchAll(/^(?:function|var) (\w+)/gm)].map((match) => match[1]));
  const offered = [
    ...cut(whole, /^__export\(typescript_exports/m, /^\}\);/m).matchAll(/(\w+): \(\) => \1\b/g),
  ];
  const names = offered.flatMap(([, name]) => (own.has(name) ? [name] : []));
  return `${notice}/*! Reduced to what parses and checks. */\n${means}${scope}\nexport { ${names.join(", ")} };`;
}

/** Resolves `typescript` to the reduced TypeScript in a browser's bundle. */
const reducedTypescript: Plugin = {
  name: "reduced-typescript",
  setup(bundler) {
    const namespace = "reduced-typescript";
    bundler.onResolve({ filter: /^typescript$/ }, () => ({
      path: FILE,
      namespace,
      sideEffects: false,
    }));
    // Node modules for the file system: a browser has none, and the code tests for it first.
    bundler.onResolve({ filter: /^[a-z_]+(-[a-z]+)*$/, namespace }, ({ path }) => ({
      path,
      external: true,
    }));
    bundler.onLoad({ filter: /./, namespace }, () => ({ contents: reduced() }));
  },
};

export const CHECKER = {
  name: "checker",
  sources: [...LIBRARY_SOURCES, "src/articles/library/*.ts", "src/integrations/licences/*.ts"],
};

async function bundle(): Promise<ShippedBundle> {
  return bundleForReaders({
    stdin: {
      contents: `import { serveTypes } from "./src/notebook/types/serve.ts";
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
