import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "../../src/programs/find-browser.ts";
import { compile, findCompiler } from "./compiler.ts";
import { inTurn } from "./in-turn.ts";
import { bundle, inBrowser, inNode } from "./in-worker.ts";
import { timeProofs, timeTable } from "./laboratory-work.ts";
import { median } from "./median.ts";
import { ratioRow } from "./ratio-row.ts";
import { milliseconds, type Row } from "./row.ts";

const ROUNDS = 3;

/** Milliseconds of the table of all 2^20 rows in C++ on the machine that the aims are for. */
const ROWS = 52;

/** Chromium may take so many times as long as Node. */
const BROWSER = 1.3;

/** Proofs of periods, and the most milliseconds that they may take. */
const PROOFS = [
  { what: "all codes 0.d1d2d3 with a period below 10^6, proved", most: 1500 },
  { what: "0.16, its period of 149459 proved", games: ["016"], most: 700 },
  { what: "0.376, its period of 4 proved", games: ["0376"], most: 2000 },
  { what: "0.354, its period of 1180 proved", games: ["0354"], most: 10_000 },
] as const;

/** Tables of so many heaps. Before a period is proved all of it is computed, in C++ as here. */
const TABLES = [
  { what: "Kayles to 10^7", digits: "077", heaps: 1e7, most: 60 },
  { what: "Dawson's Kayles to 10^7", digits: "007", heaps: 1e7, most: 60 },
  { what: "Grundy's game to 10^6", digits: "4-", heaps: 1e6, most: 15_000, ratio: 1.5 },
  { what: "0.16 to 250 000", digits: "016", heaps: 250_000, ratio: 2 },
  { what: "0.376 to 2 000 000", digits: "0376", heaps: 2e6, ratio: 2 },
  { what: "0.104 to 10^7", digits: "0104", heaps: 1e7, ratio: 3 },
  { what: "0.054 to 10^7", digits: "0054", heaps: 1e7, ratio: 3 },
] as const;

/** Times on this machine, and the most that they may be on the one that the aims are for. */
function timeRow(what: string, times: readonly number[], most: number, factor: number): Row {
  const time = median(times);
  const over = !(time <= most * factor);
  const aim = `${most} ms · ${factor.toFixed(2)}`;
  const verdict = over ? `OVER ITS AIM of ${aim}` : `aim ${aim}: within`;
  return { what, result: `${milliseconds(time)}, ${verdict}`, over };
}

/** Growing tables and proofs: in Node by the clock and against C++ of the same method, in Chromium against Node. */
export async function* laboratory(): AsyncGenerator<Row> {
  const script = await bundle("tests/bench/laboratory-work.ts");
  const folder = mkdtempSync(join(tmpdir(), "grundy-laboratory-"));
  const compiler = findCompiler();
  const make = (name: string): string | undefined =>
    compiler && compile(compiler, readFileSync(`tests/bench/twins/${name}.cpp`, "utf8"), folder, name); // prettier-ignore
  const [sparse, tables] = [make("sparse"), make("tables")];
  const run = (program: string, args: readonly string[]): [time: number, sum: number] => {
    const said = execFileSync(program, args, { encoding: "utf8" }).trim().split(" ").map(Number);
    return [said[0] ?? NaN, said[1] ?? NaN];
  };
  const rows = Array.from({ length: 5 }, () => (tables ? run(tables, ["rows"])[0] : ROWS));
  const factor = median(rows) / ROWS;
  yield ["how long this machine takes, by all 2^20 rows in C++", `${factor.toFixed(2)} times`];

  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    for (const { what, most, ...rest } of PROOFS) {
      const called = `measured.${timeProofs.name}(${"games" in rest ? JSON.stringify(rest.games) : ""})`;
      const [pairs = []] = await inTurn(
        ROUNDS,
        () => inBrowser<number>(page, script, called),
        () => inNode<number>(script, called),
      );
      yield timeRow(what, pairs.map(({ theirs }) => theirs), most, factor); // prettier-ignore
      yield ratioRow({ what: `${what}, in Chromium`, twin: "Node", pairs, aim: BROWSER });
    }
    for (const { what, digits, heaps, ...aims } of TABLES) {
      const called = `measured.${timeTable.name}("${digits}", ${heaps})`;
      const timed = () => inNode<ReturnType<typeof timeTable>>(script, called);
      if (!("ratio" in aims)) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) times.push((await timed()).time);
        yield timeRow(what, times, aims.most, factor);
      } else if (sparse) {
        const args = [digits.replace("-", ""), String(heaps), ...(digits.endsWith("-") ? ["unequal"] : [])]; // prettier-ignore
        let sum = 0;
        const ours = async () => {
          const found = await timed();
          sum = found.sum;
          return found.time;
        };
        const theirs = () => {
          const [time, other] = run(sparse, args);
          if (other !== sum) throw new Error(`${what}: ours and its twin differ`);
          return time;
        };
        const [pairs = []] = await inTurn(ROUNDS, ours, theirs);
        const times = pairs.map((pair) => pair.ours);
        if ("most" in aims) yield timeRow(what, times, aims.most, factor);
        yield ratioRow({ what, twin: "C++", pairs, aim: aims.ratio });
      }
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
