import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProblem } from "../../src/problems/registry.ts";
import { WasiProgram } from "../../src/programs/run-wasi.ts";
import { packTools } from "../../src/programs/pack-tools.ts";
import { startPython } from "../../src/programs/record.ts";
import { TOOL_LANGUAGES } from "../../src/programs/tools.ts";
import { shippedCompiler } from "../support/clang.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import { compile, pairsOf, rowOf, ratioRow, type Row } from "./measure.ts";

const ROUNDS = 5;

/** Programs that are compared on the largest input: C++ listings of problems, and Python solutions. */
const CPP = [
  ["hdu5724", "mask-table"],
  ["stones", "heaps"],
] as const;
const PYTHON = ["hdu1848", "stones"] as const;

const OPTIONS = { standard: "c++17", memory: 256 * 2 ** 20 } as const;

const largest = (id: string): string => findProblem(id)?.generate.largest(seededRandom(1)) ?? "";

const read = (id: string, file: string): string =>
  readFileSync(`src/problems/${id}/listings/${file}`, "utf8");

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Measures the milliseconds of a process with this input. */
const processTime = (program: string, args: readonly string[], input: string) => (): number => {
  const began = performance.now();
  spawnSync(program, args, { input, stdio: ["pipe", "ignore", "inherit"] });
  return performance.now() - began;
};

/** Compares the compilers and programs of the page with those of this machine, and measures the downloads. */
export async function* languages(): AsyncGenerator<Row> {
  for (const language of TOOL_LANGUAGES) {
    const { manifest } = await packTools(language);
    const bytes = manifest.parts.reduce((sum, part) => sum + part.bytes, 0);
    const most = { cpp: 27e6, python: 7e6 }[language];
    const result = `${(bytes / 1e6).toFixed(1)} MB`;
    yield rowOf(`${language}, download`, result, bytes, `${most / 1e6} MB`, most);
  }
  const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));
  try {
    const compiler = await shippedCompiler();
    for (const [id, listing] of CPP) {
      const source = read(id, `${listing}.cpp`);
      const native = compile(source, folder, id);
      if (native === undefined) continue;
      const warm = await pairsOf(
        ROUNDS,
        () => timed(() => compiler.compile(source, OPTIONS)),
        () => timed(() => compile(source, folder, id)),
      );
      yield ratioRow(`${id}, warm compiler`, "C++ compiler", warm, 3);
      const { wasm, most } = await compiler.compile(source, OPTIONS);
      if (!wasm) throw new Error(`${id}: ${listing}.cpp does not compile`);
      const program = await WasiProgram.load(wasm, most);
      const input = largest(id);
      const pairs = await pairsOf(
        ROUNDS,
        () => timed(() => program.run(input)),
        processTime(native, [], input),
      );
      yield ratioRow(`${id}, largest input, C++ in the page`, "native", pairs, 1.6);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (spawnSync("python3", ["--version"]).status !== 0) return;
  const python = await startPython();
  for (const id of PYTHON) {
    const [source, input] = [read(id, "solution.py"), largest(id)];
    const pairs = await pairsOf(
      ROUNDS,
      () => timed(() => python.run(source, input)),
      processTime("python3", [`src/problems/${id}/listings/solution.py`], input),
    );
    yield ratioRow(`${id}, largest input, Python in the page`, "python3", pairs, 3);
  }
}
