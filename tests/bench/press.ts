import type { Browser, Page } from "playwright-core";
import type { Pair } from "./ratio-row.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 9);

export const article = "/foundations/mex/";
export const cellRun = (page: Page) => page.locator('.cell[data-cell="1"] [data-act="run"]');
export const fresh = '.cell[data-cell="1"][data-state="fresh"]';

/** Milliseconds from the press until the output is in the page, and until a frame shows it. */
export async function press(page: Page): Promise<[inPage: number, shown: number]> {
  return page.evaluate(
    ([button, done]) =>
      new Promise<[number, number]>((resolve) => {
        const cell = document.querySelector<HTMLElement>(".cell");
        const run = document.querySelector<HTMLButtonElement>(button);
        if (!cell || !run) throw new Error("The page has no cell");
        delete cell.dataset["state"];
        const began = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector(done)) return;
          observer.disconnect();
          const inPage = performance.now() - began;
          requestAnimationFrame(() => resolve([inPage, performance.now() - began]));
        }).observe(cell, { attributes: true });
        run.click();
      }),
    ['.cell[data-cell="1"] [data-act="run"]', fresh] as const,
  );
}

/** The twin: an empty page asks a worker that only echoes, a new one or the last one, and writes down what it says. */
async function echo(page: Page, cold: boolean): Promise<[inPage: number, shown: number]> {
  return page.evaluate(
    (isCold) =>
      new Promise<[number, number]>((resolve) => {
        const kept = globalThis as { echo?: Worker };
        const began = performance.now();
        if (isCold) {
          kept.echo?.terminate();
          kept.echo = new Worker(
            URL.createObjectURL(new Blob(["onmessage = ({ data }) => postMessage(data)"])),
          );
        }
        const worker = kept.echo;
        if (!worker) throw new Error("There is no worker yet");
        worker.onmessage = ({ data }: MessageEvent<string>) => {
          document.body.textContent = data;
          const inPage = performance.now() - began;
          requestAnimationFrame(() => resolve([inPage, performance.now() - began]));
        };
        worker.postMessage(String(began));
      }),
    cold,
  );
}

/** Pairs of a press and its twin, from the press to the output in the page and to the frame that shows it. */
export interface Presses {
  readonly inPage: Pair[];
  readonly shown: Pair[];
}

/** Presses in fresh pages, the first in each cold, the others warm; each is followed by its twin. */
export async function presses(browser: Browser, site: string): Promise<Record<string, Presses>> {
  const cold: Presses = { inPage: [], shown: [] };
  const warm: Presses = { inPage: [], shown: [] };
  const bare = await browser.newPage();
  for (let i = 0; i < ROUNDS; i++) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(site + article, { waitUntil: "networkidle" });
    await cellRun(page).waitFor();
    for (let j = 0; j <= ROUNDS; j++) {
      await page.bringToFront();
      const ours = await press(page);
      await bare.bringToFront();
      const theirs = await echo(bare, j === 0);
      const { inPage, shown } = j === 0 ? cold : warm;
      inPage.push({ ours: ours[0], theirs: theirs[0] });
      shown.push({ ours: ours[1], theirs: theirs[1] });
    }
    await context.close();
  }
  await bare.close();
  return { cold, warm };
}
