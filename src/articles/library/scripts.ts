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

/** Returns the kernel and the library: `GrundyKernel.serve`. The build and the browser run the same text. */
export const kernelText = onceInBuild(() => bundleShipped(KERNEL));

/** Returns the kernel as a worker script, which receives its port in a message. */
export const kernelScript = async (): Promise<string> =>
  `${await kernelText()}\nonmessage = (event) => GrundyKernel.serve(event.ports[0]);\n`;

/** Returns a name for the kernel's file that changes with its text. */
export const kernelName = async (): Promise<string> =>
  isDevelopment ? "kernel.js" : hashedName("kernel", "js", await kernelScript());

/** Worker scripts that run programs in other languages. Each receives its port in a message. */
export const programScript = {
  cpp: onceInBuild(() => bundleShipped(programBundle("cpp"))),
  python: onceInBuild(() => bundleShipped(programBundle("python"))),
} satisfies Record<ToolLanguage, () => Promise<string>>;

const programBundle = (language: ToolLanguage): BuildOptions => ({
  entryPoints: [`src/programs/serve-${language}.ts`],
  minify: true,
  target: "es2022",
  format: "iife",
  // Pyodide loads these only in Node.
  external: ["node:*", "ws"],
});

/** Returns a name for the file of such a script that changes with its text. */
export const programScriptName = async (language: ToolLanguage): Promise<string> =>
  isDevelopment ? `${language}.js` : hashedName(language, "js", await programScript[language]());

/** Returns the file with the data that pages need to run programs. Its name changes with its text. */
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

/** The entry points of the files published under `lib/`, each an ES module without imports. */
const modules = {
  /** The library that cells import. */
  grundy: "src/grundy.ts",
  /** The output functions of downloaded notebooks. */
  notebook: "src/notebook/jupyter.ts",
} as const;

/** Returns the JavaScript of a published module, such as `lib/grundy.js`. Its first line names its types for Deno. */
export const moduleText = (name: keyof typeof modules): Promise<string> =>
  bundleShipped({
    entryPoints: [modules[name]],
    format: "esm",
    target: "es2022",
    alias: { grundy: "./src/grundy.ts" },
    banner: { js: `// @ts-self-types="./${name}.d.ts"` },
  });

/** Returns the judge of `npm run judge` as one script for Node and Deno that does not need the repository. */
export const judgeText = (): Promise<string> =>
  bundleShipped({
    entryPoints: ["src/commands/judge.ts"],
    platform: "node",
    format: "esm",
    target: "es2022",
  });
