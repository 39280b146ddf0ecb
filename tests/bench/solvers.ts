import { spawnSync } from "node:child_process";
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
import { hdu1730 } from "../../src/problems/hdu1730/index.ts";
import { hdu1848 } from "../../src/problems/hdu1848/index.ts";
import { hdu5724 } from "../../src/problems/hdu5724/index.ts";
import { p2575 } from "../../src/problems/p2575/index.ts";
import { stones } from "../../src/problems/stones/index.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { compile, compiler, variantsOf } from "./listing.ts";
import { median } from "./median.ts";
import { milliseconds, type Row } from "./row.ts";

const RUNS = 11;
const LINES = 1_000_000;

interface Contest {
  readonly id: string;
  /** So small that its time is the program's start, with any table that the solver fills. */
  readonly smallest: string;
  readonly large: (random: () => number) => string;
  readonly size: string;
}

const toTheLimits = "all limits reached";

const contests: readonly Contest[] = [
  {
    id: "hdu5724",
    smallest: "1\n1\n0\n",
    large: (random) => hdu5724.generate.largest(random),
    size: toTheLimits,
  },
  {
    id: "p2575",
    smallest: "1\n1\n0\n",
    large: (random) => p2575.generate.largest(random),
    size: toTheLimits,
  },
  { id: "hdu1848", smallest: "1 1 1\n0 0 0\n", large: heaps, size: "1 000 000 cases" },
  { id: "hdu1730", smallest: "1 2\n1 2\n", large: boards, size: "1000 full boards" },
  {
    id: "stones",
    smallest: "1\n1\n1\n",
    large: (random) => stones.generate.largest(random),
    size: toTheLimits,
  },
];

function heaps(random: () => number): string {
  const heap = () => 1 + Math.floor(random() * 1000);
  return hdu1848.print(Array.from({ length: LINES }, () => [heap(), heap(), heap()]));
}

function boards(random: () => number): string {
  return Array.from({ length: 10 }, () => hdu1730.generate.largest(random)).join("");
}

interface Program {
  readonly name: string;
  readonly command: readonly [program: string, ...rest: string[]];
}

/** Milliseconds of a whole process from start to end, its input a file, its output /dev/null. */
function time({ command: [program, ...rest] }: Program, file: string): number {
  const input = openSync(file, "r");
  const began = performance.now();
  const { status } = spawnSync(program, rest, { stdio: [input, "ignore", "inherit"] });
  const took = performance.now() - began;
  closeSync(input);
  if (status !== 0) throw new Error(`${program} ${rest.join(" ")} ended with ${status}`);
  return took;
}

/** What each program takes for the file, start-up subtracted, run by run: they run in turn. */
function race(programs: readonly Program[], smallest: string, large: string): readonly number[][] {
  const starts = programs.map((): number[] => []);
  const wholes = programs.map((): number[] => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, program] of programs.entries()) {
      starts[index]?.push(time(program, smallest));
      wholes[index]?.push(time(program, large));
    }
  }
  return wholes.map((times, index) => {
    const start = median(starts[index] ?? []);
    return times.map((whole) => whole - start);
  });
}

function* compare(contest: Contest, folder: string, bundle: string): Generator<Row> {
  const { id, size } = contest;
  const [smallest, large] = [join(folder, `${id}.small`), join(folder, `${id}.large`)];
  writeFileSync(smallest, contest.smallest);
  writeFileSync(large, contest.large(seededRandom(1)));
  const ours: Program = { name: "Node", command: [process.execPath, bundle, id] };
  const theirs = listingsOf(id, folder);
  const [own = [], ...others] = race([ours, ...theirs], smallest, large);
  const megabytes = (statSync(large).size / 1e6).toFixed(1);
  yield [`${id}, ${size}, ${megabytes} MB: Node`, milliseconds(median(own))];
  if (theirs.length === 0) yield [`${id}: C++`, "not measured: there is no compiler"];
  for (const [index, { name }] of theirs.entries()) {
    const other = others[index] ?? [];
    const ratio = median(own.map((mine, run) => mine / (other[run] ?? NaN)));
    const judged = `${milliseconds(median(other))}, Node ÷ C++ ${ratio.toFixed(2)}${againstAim(name, ratio)}`;
    yield [`${id}: C++ ${name}`, judged];
  }
  rmSync(large);
}

/** The most that the solver may take of the time of C++, by how C++ reads. */
const aims: Readonly<Record<string, number>> = { scanf: 0.5, getchar: 1.5 };

function againstAim(name: string, ratio: number): string {
  const aim = aims[name.split(", ").at(-1) ?? ""];
  if (aim === undefined) return "";
  return ratio <= aim ? `, aim ${aim}` : `, OVER ITS AIM of ${aim}`;
}

function listingsOf(id: string, folder: string): readonly Program[] {
  if (compiler === undefined) return [];
  const files = globSync(`src/problems/${id}/listings/*.cpp`).sort();
  return files.flatMap((file) =>
    variantsOf(file).map(({ name, text }, index) => {
      const listing = basename(file, ".cpp");
      const program = compile(compiler ?? "", text, folder, `${id}-${listing}-${index}`);
      return { name: `${listing}, ${name}`, command: [program] as const };
    }),
  );
}

/** The solver command, bundled, against the C++ listings: whole processes, start-up subtracted, medians. */
export async function* solvers(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));
  const bundle = join(folder, "solve.mjs");
  try {
    await build({
      entryPoints: ["src/solve.ts"],
      bundle: true,
      platform: "node",
      format: "esm",
      outfile: bundle,
    });
    for (const contest of contests) yield* compare(contest, folder, bundle);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
