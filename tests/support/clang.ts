import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { withFilesInMemory } from "../../src/integrations/vite-plugins.ts";
import { CppCompiler, type Clang } from "../../src/programs/compile-cpp.ts";
import { toolFiles } from "../../src/programs/pack-tools.ts";

const FOLDER = "node_modules/.cache/grundy-tests";

/** Returns the compiler of the pages, which has only the files that are shipped. */
export async function shippedCompiler(): Promise<CppCompiler> {
  const files = toolFiles("cpp");
  const bundle = await readFile("node_modules/@yowasp/clang/gen/bundle.js", "utf8");
  const text = withFilesInMemory(bundle);
  await mkdir(FOLDER, { recursive: true });
  const file = resolve(FOLDER, `clang-${process.pid}.mjs`);
  await writeFile(file, text);
  const { fetch } = globalThis;
  globalThis.fetch = (address) => {
    const name = new URL(address as URL).pathname.slice(1);
    return Promise.resolve(
      new Response(files[name], { headers: { "content-type": "application/wasm" } }),
    );
  };
  try {
    const compiler = new CppCompiler((await import(pathToFileURL(file).href)) as Clang);
    await compiler.warm();
    return compiler;
  } finally {
    globalThis.fetch = fetch;
  }
}
