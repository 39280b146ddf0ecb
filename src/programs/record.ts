import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import outputs from "../../content/program-outputs.json" with { type: "json" };
import description from "../../package.json" with { type: "json" };
import { cached, hashOf, hashOfFiles, onceInBuild } from "../integrations/cache.ts";
import { CppCompiler, type Clang, type Standard } from "./compile-cpp.ts";
import { toolFiles } from "./pack-tools.ts";
import type { ProgramRun } from "./run.ts";
import { Python } from "./run-python.ts";
import { WasiProgram } from "./run-wasi.ts";
import type { ToolLanguage } from "./tools.ts";

/** A program of an article, and its input. */
export interface ArticleProgram {
  readonly language: ToolLanguage;
  readonly code: string;
  readonly input: string;
  /** The standard of a C++ program. */
  readonly standard: Standard;
}

const MEMORY = 256 * 2 ** 20;

const compiler = onceInBuild(
  async () => new CppCompiler((await import("@yowasp/clang")) as unknown as Clang),
);

/** Starts Python in Node.js, from the files of its package. */
export async function startPython(): Promise<Python> {
  const folder = resolve("node_modules/pyodide");
  const script = pathToFileURL(`${folder}/pyodide.asm.mjs`).href;
  const load = () => import(/* @vite-ignore */ script) as Promise<{ default: unknown }>;
  return Python.start(toolFiles("python"), load, folder);
}

const python = onceInBuild(startPython);

async function run({ language, code, input, standard }: ArticleProgram): Promise<ProgramRun> {
  if (language === "python") return (await python()).run(code, input);
  const compiled = await (await compiler()).compile(code, { standard, memory: MEMORY });
  const { wasm, most, diagnostics } = compiled;
  if (!wasm) {
    const messages = diagnostics.map(({ line, message }) => `line ${line}: ${message}`);
    throw new Error(messages.join("\n"));
  }
  return (await WasiProgram.load(wasm, most)).run(input);
}

/**
 * Returns the output of an article's program, compiled and run as in a reader's browser, without a time limit.
 *
 * @throws Error for a program that does not compile or fails
 */
export async function programOutput(program: ArticleProgram): Promise<string> {
  const { output, fault, message = fault, line } = await run(program);
  if (fault) throw new Error(line === undefined ? message : `line ${line}: ${message}`);
  return output;
}

const { "@yowasp/clang": cpp, pyodide } = description.devDependencies;
const VERSIONS: Readonly<Record<ToolLanguage, string>> = { cpp, python: pyodide };

/** Returns the key of a program's output in `content/program-outputs.json`, a hash of everything that affects the output. */
export const outputKey = ({ language, code, input, standard }: ArticleProgram): string =>
  hashOf(JSON.stringify([language, VERSIONS[language], standard, code, input])).slice(0, 16);

/**
 * Returns the output of an article's program from `content/program-outputs.json`, which a test computes. If it is missing
 * there, it is computed by {@link programOutput} and cached; this takes two seconds for a C++ program.
 */
export async function recordedOutput(program: ArticleProgram): Promise<string> {
  const known: Readonly<Record<string, string>> = outputs;
  const sources = hashOfFiles("src/programs/*.ts");
  return (
    known[outputKey(program)] ??
    cached("programs", [program, sources], () => programOutput(program))
  );
}
