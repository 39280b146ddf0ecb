import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "../../src/programs/find-browser.ts";
import { compile, findCompiler } from "./compiler.ts";
import { bundle, inBrowser, inNode } from "./in-worker.ts";
import { inTurn } from "./in-turn.ts";
import { fills, timeTable, type Timed } from "./measured-tables.ts";
import { ratioRow } from "./ratio-row.ts";
import type { Row } from "./row.ts";

const ROUNDS = 5;

/** The most that a table may take of the time of its twin: a compiler's, or plain JavaScript's. */
const AIMS = { compiled: 2, plain: 1.5 };

const call = (name: string, whose: "ours" | "plain"): string =>
  `measured.${timeTable.name}(${JSON.stringify(name)}, "${whose}")`;

function compiled(program: string, name: string): Timed {
  const said = execFileSync(program, [name], { encoding: "utf8" }).trim().split(" ").map(Number);
  return { time: said[0] ?? NaN, sum: said[1] ?? NaN };
}

/** The time of a table that holds what the twin's holds. */
function timeOf(name: string, sum: number, timed: Timed): number {
  if (timed.sum !== sum) throw new Error(`${name}: ours and its twin differ`);
  return timed.time;
}

/** Tables of Grundy values, cold, in Node and in a worker of headless Chromium, each against its twin. */
export async function* tables(): AsyncGenerator<Row> {
  const text = await bundle("tests/bench/measured-tables.ts");
  const folder = mkdtempSync(join(tmpdir(), "grundy-tables-"));
  const compiler = findCompiler();
  const source = readFileSync("tests/bench/twins/tables.cpp", "utf8");
  const program = compiler && compile(compiler, source, folder, "tables");
  const aim = program === undefined ? AIMS.plain : AIMS.compiled;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    const places = {
      Node: (called: string) => inNode<Timed>(text, called),
      Chromium: (called: string) => inBrowser<Timed>(page, text, called),
    };
    for (const [name, { what }] of Object.entries(fills)) {
      const { sum } = await inNode<Timed>(text, call(name, "ours"));
      for (const [place, run] of Object.entries(places)) {
        const [pairs = []] = await inTurn(
          ROUNDS,
          async () => timeOf(name, sum, await run(call(name, "ours"))),
          async () => {
            const twin = program ? compiled(program, name) : await run(call(name, "plain"));
            return timeOf(name, sum, twin);
          },
        );
        const twin = program === undefined ? "plain JavaScript" : "C++";
        yield ratioRow({ what: `${what}, in ${place}`, twin, pairs, aim });
      }
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
