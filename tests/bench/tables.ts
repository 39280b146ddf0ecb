import { Worker as Thread } from "node:worker_threads";
import { build } from "esbuild";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../src/programs/find-browser.ts";
import { fills, timeTable } from "./measured-tables.ts";
import { median } from "./median.ts";
import { milliseconds, type Row } from "./row.ts";

const RUNS = 5;

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

const call = (name: string): string => `tables.${timeTable.name}(${JSON.stringify(name)})`;

/** In a thread of its own, as in the browser: each run starts cold. */
const inNode = (text: string, name: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const port = 'require("node:worker_threads").parentPort';
    const worker = new Thread(`${text}\n${port}.postMessage(${call(name)})`, { eval: true });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

const inBrowser = (page: Page, text: string, name: string): Promise<number> =>
  page.evaluate(
    (script) =>
      new Promise<number>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([script])));
        worker.addEventListener("message", ({ data }: MessageEvent<number>) => {
          worker.terminate();
          resolve(data);
        });
        worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      }),
    `${text}\npostMessage(${call(name)})`,
  );

/** Tables of Grundy values, cold, in Node and in a worker of headless Chromium, in turn: medians. */
export async function* tables(): AsyncGenerator<Row> {
  const text = await bundle();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    for (const [name, { aim }] of Object.entries(fills)) {
      const here: number[] = [];
      const there: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        here.push(await inNode(text, name));
        there.push(await inBrowser(page, text, name));
      }
      const [node, worker] = [median(here), median(there)];
      const verdict = Math.max(node, worker) <= aim ? "aim" : "OVER ITS AIM of";
      const times = `Node ${milliseconds(node)}, browser ${milliseconds(worker)}`;
      yield [name, `${times}, ${verdict} ${milliseconds(aim)}`];
    }
  } finally {
    await browser.close();
  }
}
