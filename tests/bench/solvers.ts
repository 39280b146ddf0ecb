import { execFileSync, spawnSync } from "node:child_process";
import {
  closeSync,
  globSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { seededRandom } from "../support/seeded-random.ts";
import { compile, findCompiler } from "./compiler.ts";
import { contests, type Contest } from "./contests.ts";
import { inTurn } from "./in-turn.ts";
import { variantsOf } from "./listing.ts";
import { median } from "./median.ts";
import { ratioRow } from "./ratio-row.ts";
import type { Row } from "./row.ts";

const ROUNDS = 11;
const STARTS = 5;
const NODE = process.execPath;

interface Program {
  readonly name: string;
  readonly command: readonly [program: string, ...rest: string[]];
  /** The most that the solver may take of this program's time. */
  readonly aim?: number;
}

/** The aims by how C++ reads. */
const aims: Readonly<Record<string, number>> = { scanf: 0.5, getchar: 1.5, fread: 1.5 };

/** The aim where plain JavaScript is compared with, which reads as the fastest C++ does. */
const PLAIN_AIM = 1.5;

function withFile<Result>(file: string, use: (input: number) => Result): Result {
  const input = openSync(file, "r");
  try {
    return use(input);
  } finally {
    closeSync(input);
  }
}

/** Milliseconds of a whole process from start to end, its input a file, its output nowhere. */
function time({ command: [program, ...rest] }: Program, file: string): number {
  return withFile(file, (input) => {
    const began = performance.now();
    const { status } = spawnSync(program, rest, { stdio: [input, "ignore", "inherit"] });
    const took = performance.now() - began;
    if (status !== 0) throw new Error(`${program} ${rest.join(" ")} ended with ${status}`);
    return took;
  });
}

/** Starts a program over and over; returns what it takes for a file without its start. */
function timer(program: Program, smallest: string, large: string): () => number {
  const start = median(Array.from({ length: STARTS }, () => time(program, smallest)));
  return () => time(program, large) - start;
}

/** What the program prints for the file; Windows ends lines in its own way. */
const outputOf = ({ command: [program, ...rest] }: Program, file: string): string =>
  withFile(file, (input) =>
    execFileSync(program, rest, { stdio: [input, "pipe", "inherit"], maxBuffer: 2 ** 28 }),
  )
    .toString("latin1")
    .replaceAll("\r\n", "\n");

async function* compare(
  { id, size, smallest, large }: Contest,
  ours: Program,
  theirs: readonly Program[],
  folder: string,
): AsyncGenerator<Row> {
  const [few, many] = [join(folder, `${id}.small`), join(folder, `${id}.large`)];
  writeFileSync(few, smallest);
  writeFileSync(many, large(seededRandom(1)));
  const answers = outputOf(ours, many);
  for (const twin of theirs)
    if (outputOf(twin, many) !== answers) throw new Error(`${id}: ${twin.name} answers otherwise`);
  const [own, ...others] = [ours, ...theirs].map((program) => timer(program, few, many));
  const megabytes = (statSync(many).size / 1e6).toFixed(1);
  const pairs = await inTurn(ROUNDS, own ?? (() => NaN), ...others);
  for (const [index, { name, aim }] of theirs.entries()) {
    yield ratioRow({
      what: `${id}, ${size}, ${megabytes} MB`,
      twin: name,
      pairs: pairs[index] ?? [],
      ...(aim !== undefined && { aim }),
    });
  }
  rmSync(many);
}

function listingsOf(id: string, compiler: string, folder: string): readonly Program[] {
  const files = globSync(`src/problems/${id}/listings/*.cpp`).sort();
  return files.flatMap((file) =>
    variantsOf(file).map(({ name, text }, index) => {
      const listing = basename(file, ".cpp");
      const program = compile(compiler, text, folder, `${id}-${listing}-${index}`);
      const aim = aims[name];
      return {
        name: `C++ ${listing}, ${name}`,
        command: [program] as const,
        ...(aim !== undefined && { aim }),
      };
    }),
  );
}

/**
 * The solver command, bundled, against the C++ listings, or against plain JavaScript: whole processes, start-up
 * subtracted.
 */
export async function* solvers(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));
  try {
    await build({
      entryPoints: ["src/solve.ts", "tests/bench/twins/plain-solver.ts"],
      entryNames: "[name]",
      outExtension: { ".js": ".mjs" },
      bundle: true,
      platform: "node",
      format: "esm",
      outdir: folder,
    });
    const compiler = findCompiler();
    for (const contest of contests) {
      const { id } = contest;
      const ours: Program = { name: "Node", command: [NODE, join(folder, "solve.mjs"), id] };
      const plain: Program = {
        name: "plain JavaScript",
        command: [NODE, join(folder, "plain-solver.mjs"), id],
        aim: PLAIN_AIM,
      };
      const theirs = compiler === undefined ? [plain] : listingsOf(id, compiler, folder);
      yield* compare(contest, ours, theirs, folder);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
