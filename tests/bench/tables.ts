import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../browser/find-browser.ts";
import type { timeTables } from "./measured-tables.ts";
import { median } from "./median.ts";
import { milliseconds, type Row } from "./row.ts";

const RUNS = 5;
type Times = ReturnType<typeof timeTables>;

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

/** In a thread of its own, as in the browser: each run starts cold. */
const inNode = (text: string): Promise<Times> =>
  new Promise((resolve, reject) => {
    const post = 'require("node:worker_threads").parentPort.postMessage(tables.timeTables())';
    const worker = new Worker(`${text}\n${post}`, { eval: true });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

const inBrowser = (page: Page, text: string): Promise<Times> =>
  page.evaluate(
    (script) =>
      new Promise<Times>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([script])));
        worker.onmessage = ({ data }: MessageEvent<Times>) => {
          worker.terminate();
          resolve(data);
        };
        worker.onerror = ({ message }) => reject(new Error(message));
      }),
    `${text}\npostMessage(tables.timeTables())`,
  );

/** Tables of Grundy values, cold, in Node and in a worker of headless Chromium, in turn: medians. */
export async function* tables(): AsyncGenerator<Row> {
  const text = await bundle();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const node: Times[] = [];
    const worker: Times[] = [];
    for (let run = 0; run < RUNS; run++) {
      node.push(await inNode(text));
      worker.push(await inBrowser(page, text));
    }
    const middle = (runs: readonly Times[], index: number) =>
      median(runs.map((times) => times[index]?.[1] ?? NaN));
    for (const [index, [name]] of (node[0] ?? []).entries()) {
      const [here, there] = [middle(node, index), middle(worker, index)];
      const ratio = (there / here).toFixed(2);
      yield [name, `Node ${milliseconds(here)}, browser ${milliseconds(there)}, ratio ${ratio}`];
    }
  } finally {
    await browser.close();
  }
}
