import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { build } from "esbuild";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../src/programs/find-browser.ts";
import { compile, findCompiler } from "./compiler.ts";
import { inTurn } from "./in-turn.ts";
import { fills, timeTable, type Timed } from "./measured-tables.ts";
import { ratioRow } from "./ratio-row.ts";
import type { Row } from "./row.ts";

const ROUNDS = 5;

/** The most that a table may take of the time of its twin: a compiler's, or plain JavaScript's. */
const AIMS = { compiled: 2, plain: 1.5 };

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: ["tests/bench/measured-tables.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "tables",
    target: "es2022",
  });
  return result.outputFiles[0]?.text ?? "";
}

const call = (name: string, whose: "ours" | "plain"): string =>
  `tables.${timeTable.name}(${JSON.stringify(name)}, "${whose}")`;

/** In a thread of its own, as in the browser: each run starts cold. */
const inNode = (text: string, called: string): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const port = 'require("node:worker_threads").parentPort';
    const worker = new Thread(`${text}\n${port}.postMessage(${called})`, { eval: true });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

const inBrowser = (page: Page, text: string, called: string): Promise<Timed> =>
  page.evaluate(
    (script) =>
      new Promise<Timed>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([script])));
        worker.addEventListener("message", ({ data }: MessageEvent<Timed>) => {
          worker.terminate();
          resolve(data);
        });
        worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      }),
    `${text}\npostMessage(${called})`,
  );

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
  const text = await bundle();
  const folder = mkdtempSync(join(tmpdir(), "grundy-tables-"));
  const compiler = findCompiler();
  const source = readFileSync("tests/bench/twins/tables.cpp", "utf8");
  const program = compiler && compile(compiler, source, folder, "tables");
  const aim = program === undefined ? AIMS.plain : AIMS.compiled;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    const places = {
      Node: (called: string) => inNode(text, called),
      Chromium: (called: string) => inBrowser(page, text, called),
    };
    for (const [name, { what }] of Object.entries(fills)) {
      const { sum } = await inNode(text, call(name, "ours"));
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
