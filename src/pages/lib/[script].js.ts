import type { APIRoute, GetStaticPaths } from "astro";
import {
  judgeText,
  kernelName,
  kernelScript,
  moduleText,
  programScript,
  programScriptName,
} from "../../articles/library/scripts.ts";

/** Scripts with fixed names for use outside the site, and scripts that pages load, whose names contain their hash. */
const scripts = async () => ({
  "grundy.js": () => moduleText("grundy"),
  "notebook.js": () => moduleText("notebook"),
  "judge.js": judgeText,
  [await kernelName()]: kernelScript,
  [await programScriptName("cpp")]: programScript.cpp,
  [await programScriptName("python")]: programScript.python,
});

export const getStaticPaths = (async () =>
  Object.entries(await scripts()).map(([name, text]) => ({
    params: { script: name.replace(/\.js$/, "") },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: () => Promise<string> }> = async ({ props }) =>
  new Response(await props.text(), { headers: { "content-type": "text/javascript" } });
