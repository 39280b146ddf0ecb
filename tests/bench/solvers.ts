import { execFileSync, spawnSync } from "node:child_process";
import {
  closeSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { findProblem } from "../../src/problems/registry.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import { compile, pairsOf, median, ratioRow, type Row } from "./measure.ts";

const ROUNDS = 11;
const STARTS = 5;

type Command = readonly [program: string, ...rest: string[]];

/** Problems with a minimal input, whose time is that of the program's start, including any table that it fills. */
const SMALLEST: Readonly<Record<string, string>> = {
  hdu5724: "1\n1\n0\n",
  p2575: "1\n1\n0\n",
  hdu1848: "1 1 1\n0 0 0\n",
  hdu1730: "1 2\n1 2\n",
  stones: "1\n1\n1\n",
};

/** Returns a large input. Some problems allow so little input that only many repetitions take a measurable time. */
function largest(id: string): string {
  const random = seededRandom(1);
  const generate = findProblem(id)?.generate;
  if (!generate) throw new RangeError(`Cannot generate input: there must be a problem ${id}`);
  if (id === "hdu1730") return Array.from({ length: 10 }, () => generate.largest(random)).join("");
  if (id !== "hdu1848") return generate.largest(random);
  const heap = () => 1 + Math.floor(random() * 1000);
  const lines = Array.from({ length: 1_000_000 }, () => `${heap()} ${heap()} ${heap()}\n`);
  return `${lines.join("")}0 0 0\n`;
}

/** Calls a function with a file descriptor, and closes it afterwards. */
function withFile<Result>(file: string, use: (input: number) => Result): Result {
  const input = openSync(file, "r");
  try {
    return use(input);
  } finally {
    closeSync(input);
  }
}

/** Measures the milliseconds of a whole process from start to end. Its output is discarded. */
const time = ([program, ...rest]: Command, file: string): number =>
  withFile(file, (input) => {
    const began = performance.now();
    const { status } = spawnSync(program, rest, { stdio: [input, "ignore", "inherit"] });
    if (status !== 0) throw new Error(`${program} must exit with status 0, found ${status}`);
    return performance.now() - began;
  });

const outputOf = ([program, ...rest]: Command, file: string): string =>
  withFile(file, (input) =>
    execFileSync(program, rest, { stdio: [input, "pipe", "inherit"], maxBuffer: 2 ** 28 }),
  )
    .toString("latin1")
    .replaceAll("\r\n", "\n");

/** Returns a function that measures a program on a large input, minus its median time on a small one. */
function timer(command: Command, small: string, large: string): () => number {
  const start = median(Array.from({ length: STARTS }, () => time(command, small)));
  return () => time(command, large) - start;
}

/** Compares the bundled solver command with the C++ listings: whole processes, minus their start. */
export async function* solvers(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));
  try {
    const outfile = join(folder, "solve.mjs");
    await build({
      entryPoints: ["src/commands/solve.ts"],
      bundle: true,
      platform: "node",
      format: "esm",
      outfile,
    });
    for (const [id, smallest] of Object.entries(SMALLEST)) {
      const ours: Command = [process.execPath, outfile, id];
      const [small, large] = [join(folder, `${id}.small`), join(folder, `${id}.large`)];
      writeFileSync(small, smallest);
      writeFileSync(large, largest(id));
      const answers = outputOf(ours, large);
      for (const file of globSync(`src/problems/${id}/listings/*.cpp`).sort()) {
        const listing = basename(file, ".cpp");
        const program = compile(readFileSync(file, "utf8"), folder, `${id}-${listing}`);
        if (program === undefined) continue;
        if (outputOf([program], large) !== answers) {
          throw new Error(`${id}: the answers of ${file} must equal those of the solver`);
        }
        const pairs = await pairsOf(
          ROUNDS,
          timer(ours, small, large),
          timer([program], small, large),
        );
        yield ratioRow(`${id}, largest input`, `C++ ${listing}`, pairs, 1.5);
      }
      rmSync(large);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
