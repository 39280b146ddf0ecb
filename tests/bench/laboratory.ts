import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { build } from "esbuild";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../src/commands/find-browser.ts";
import type { timeProofs, timeTable } from "./laboratory-work.ts";
import { compile, median, milliseconds, pairsOf, ratioRow, rowOf, type Row } from "./measure.ts";

const ROUNDS = 3;

/** Milliseconds of `cpp/rows.cpp` on the machine for which the targets are set. */
const ROWS = 52;

/** Maximum ratio of the time in Chromium to that in Node. */
const BROWSER = 1.3;

/** Proofs of periods, with their maximum times in milliseconds. */
const PROOFS = [
  { what: "all codes 0.d1d2d3 with a period below 10^6, proved", games: undefined, most: 1500 },
  { what: "0.16, its period of 149459 proved", games: ["016"], most: 700 },
  { what: "0.376, its period of 4 proved", games: ["0376"], most: 2000 },
  { what: "0.354, its period of 1180 proved", games: ["0354"], most: 10_000 },
];

/** Tables that are filled by a proved period. */
const FILLED = [
  { what: "Kayles to 10^7", digits: "077", heaps: 1e7, most: 60 },
  { what: "Dawson's Kayles to 10^7", digits: "007", heaps: 1e7, most: 60 },
];

/** Tables in which every value is computed, with their maximum ratios to the time of C++. */
const COMPUTED = [
  { what: "Grundy's game to 10^6", digits: "4-", heaps: 1e6, most: 1.5 },
  { what: "0.16 to 250 000", digits: "016", heaps: 250_000, most: 2 },
  { what: "0.376 to 2 000 000", digits: "0376", heaps: 2e6, most: 2 },
  { what: "0.104 to 10^7", digits: "0104", heaps: 1e7, most: 3 },
  { what: "0.054 to 10^7", digits: "0054", heaps: 1e7, most: 3 },
];

/** Evaluates an expression in a new thread, so that each run starts cold, as in the browser. */
const inNode = <Result>(script: string, expression: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    const port = 'require("node:worker_threads").parentPort';
    const worker = new Thread(`${script}\n${port}.postMessage(${expression})`, { eval: true });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/** Evaluates an expression in a new worker of a page. */
const inBrowser = <Result>(page: Page, script: string, expression: string): Promise<Result> =>
  page.evaluate(
    (text) =>
      new Promise<Result>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([text])));
        worker.addEventListener("message", ({ data }: MessageEvent<Result>) => {
          worker.terminate();
          resolve(data);
        });
        worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      }),
    `${script}\npostMessage(${expression})`,
  );

/** Returns the numbers that a program prints. */
const numbersOf = (program: string, args: readonly string[] = []): number[] =>
  execFileSync(program, args, { encoding: "utf8" }).trim().split(" ").map(Number);

/** Measures proofs of periods against limits scaled to this machine, and long tables against C++ of the same method. */
export async function* laboratory(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "grundy-laboratory-"));
  const [rows, sparse] = ["rows", "sparse"].map((name) =>
    compile(readFileSync(`tests/bench/cpp/${name}.cpp`, "utf8"), folder, name),
  );
  const { outputFiles } = await build({
    entryPoints: ["tests/bench/laboratory-work.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "measured",
    target: "es2022",
  });
  const script = outputFiles[0]?.text ?? "";
  const factor =
    median(Array.from({ length: 5 }, () => (rows ? (numbersOf(rows)[0] ?? NaN) : ROWS))) / ROWS;
  yield { what: "this machine, by all 2^20 rows in C++", result: `${factor.toFixed(2)} times` };
  const timeRow = (what: string, times: readonly number[], most: number): Row => {
    const time = median(times);
    const target = `${most} ms · ${factor.toFixed(2)}`;
    return rowOf(what, milliseconds(time), time, target, most * factor);
  };
  const table = (digits: string, heaps: number) =>
    inNode<ReturnType<typeof timeTable>>(script, `measured.timeTable("${digits}", ${heaps})`);

  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    for (const { what, games, most } of PROOFS) {
      const expression = `measured.timeProofs(${games ? JSON.stringify(games) : ""})`;
      type Time = ReturnType<typeof timeProofs>;
      const pairs = await pairsOf(
        ROUNDS,
        () => inBrowser<Time>(page, script, expression),
        () => inNode<Time>(script, expression),
      );
      const times = pairs.map(({ theirs }) => theirs);
      yield timeRow(what, times, most);
      yield ratioRow(`${what}, in Chromium`, "Node", pairs, BROWSER);
    }
    for (const { what, digits, heaps, most } of FILLED) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push((await table(digits, heaps)).time);
      yield timeRow(what, times, most);
    }
    for (const { what, digits, heaps, most } of sparse ? COMPUTED : []) {
      const unequal = digits.endsWith("-");
      const args = [digits.replace("-", ""), String(heaps), ...(unequal ? ["unequal"] : [])];
      let sum = 0;
      const ours = async () => {
        const found = await table(digits, heaps);
        sum = found.sum;
        return found.time;
      };
      const theirs = () => {
        const [time = NaN, other] = numbersOf(sparse ?? "", args);
        if (other !== sum) throw new Error(`${what}: values must equal those of C++`);
        return time;
      };
      yield ratioRow(what, "C++", await pairsOf(ROUNDS, ours, theirs), most);
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
