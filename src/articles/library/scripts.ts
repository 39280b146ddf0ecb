import type { BuildOptions } from "esbuild";
import { hashedName, isDevelopment, onceInBuild } from "../../integrations/cache.ts";
import { toolManifests } from "../../programs/pack-tools.ts";
import type { ProgramTools, ToolLanguage } from "../../programs/tools.ts";
import { bundleShipped } from "../../integrations/licences/shipped.ts";
import { href } from "../href.ts";

const KERNEL: BuildOptions = {
  entryPoints: ["src/notebook/serve.ts"],
  bundle: true,
  minify: true,
  keepNames: true,
  target: "es2022",
  alias: { grundy: "./src/grundy.ts" },
  format: "iife",
  globalName: "GrundyKernel",
};

/** The kernel and the library: `GrundyKernel.serve`. The same text serves the build and readers. */
export const kernelText = onceInBuild(() => bundleShipped(KERNEL));

/** The kernel as a browser's worker, which receives its port in a message. */
export const kernelScript = async (): Promise<string> =>
  `${await kernelText()}\nonmessage = (event) => GrundyKernel.serve(event.ports[0]);\n`;

/** A name for the kernel's file that changes with its text. */
export const kernelName = async (): Promise<string> =>
  isDevelopment ? "kernel.js" : hashedName("kernel", "js", await kernelScript());

/** What runs a program in another language, as a browser's worker that receives its port in a message. */
export const programScript = {
  cpp: onceInBuild(() => bundleShipped(programBundle("cpp"))),
  python: onceInBuild(() => bundleShipped(programBundle("python"))),
} satisfies Record<ToolLanguage, () => Promise<string>>;

const programBundle = (language: ToolLanguage): BuildOptions => ({
  entryPoints: [`src/programs/serve-${language}.ts`],
  minify: true,
  target: "es2022",
  format: "iife",
  // Pyodide loads these in Node alone.
  external: ["node:*", "ws"],
});

/** A name for such a script's file that changes with its text. */
export const programScriptName = async (language: ToolLanguage): Promise<string> =>
  isDevelopment ? `${language}.js` : hashedName(language, "js", await programScript[language]());

/** The file with what pages need to run programs: its text, and a name that changes with it. */
export const programToolsFile = onceInBuild(async () => {
  const lib = `${href("")}lib/`;
  const [cpp, python] = [await programScriptName("cpp"), await programScriptName("python")];
  const text = JSON.stringify({
    sandbox: `${lib}sandbox.html`,
    scripts: { cpp: lib + cpp, python: lib + python },
    base: `${lib}tools/`,
    tools: await toolManifests(),
  } satisfies ProgramTools);
  const name = hashedName("programs", "json", text);
  return { name, text, address: lib + name };
});

/** What is published under `lib/`, each as one ES module that imports nothing. */
const modules = {
  /** The library, as cells import it. */
  grundy: "src/grundy.ts",
  /** What cells of a downloaded notebook show with. */
  notebook: "src/notebook/jupyter.ts",
} as const;

/** The JavaScript of a published module, such as `lib/grundy.js`. Its first line refers Deno to its types. */
export const moduleText = (name: keyof typeof modules): Promise<string> =>
  bundleShipped({
    entryPoints: [modules[name]],
    format: "esm",
    target: "es2022",
    alias: { grundy: "./src/grundy.ts" },
    banner: { js: `// @ts-self-types="./${name}.d.ts"` },
  });

/** The judge of `npm run judge` as one script for Node and Deno, without the repository. */
export const judgeText = (): Promise<string> =>
  bundleShipped({
    entryPoints: ["src/commands/judge.ts"],
    platform: "node",
    format: "esm",
    target: "es2022",
  });
