import { Worker as Thread } from "node:worker_threads";
import { build } from "esbuild";
import type { Page } from "playwright-core";

/** A file and all that it imports as one script, whose exports are `measured`'s. */
export async function bundle(file: string): Promise<string> {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "measured",
    target: "es2022",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** What an expression says in a thread of its own, as in the browser: each run starts cold. */
export const inNode = <Result>(script: string, called: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    const port = 'require("node:worker_threads").parentPort';
    const worker = new Thread(`${script}\n${port}.postMessage(${called})`, { eval: true });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/** What it says in a worker of a page. */
export const inBrowser = <Result>(page: Page, script: string, called: string): Promise<Result> =>
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
    `${script}\npostMessage(${called})`,
  );
