import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowser } from "../browser/find-browser.ts";
import { buildSite, serveSite } from "../support/site.ts";
import { median } from "./median.ts";
import { editor } from "./editor.ts";
import { kilobytes, milliseconds, type Row } from "./row.ts";

const RUNS = 9;
const article = "/foundations/mex/";

const cellRun = (page: Page) => page.locator('.cell[data-cell="1"] [data-act="run"]');
const fresh = '.cell[data-cell="1"][data-state="fresh"]';

/** Milliseconds from the press to the frame that shows the output, as the page sees them. */
async function press(page: Page): Promise<number> {
  return page.evaluate(
    ([button, done]) =>
      new Promise<number>((resolve) => {
        const cell = document.querySelector<HTMLElement>(".cell");
        const run = document.querySelector<HTMLButtonElement>(button);
        if (!cell || !run) throw new Error("The page has no cell");
        delete cell.dataset["state"];
        const began = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector(done)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        }).observe(cell, { attributes: true });
        run.click();
      }),
    ['.cell[data-cell="1"] [data-act="run"]', fresh] as const,
  );
}

async function presses(
  browser: Browser,
  site: string,
): Promise<{ cold: number[]; warm: number[] }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site + article, { waitUntil: "networkidle" });
    await cellRun(page).waitFor();
    cold.push(await press(page));
    for (let j = 0; j < RUNS; j++) warm.push(await press(page));
    await context.close();
  }
  return { cold, warm };
}

interface Weight {
  readonly script: number;
  readonly all: number;
}

/** Bytes, gzipped, of what a first visit loads before anything is pressed. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<[string, number]>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const packed = /woff2/.test(response.url());
    bodies.push(
      response.body().then((body) => [type, packed ? body.length : gzipSync(body).length] as const),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const sizes = await Promise.all(bodies);
  await context.close();
  const sum = (test: RegExp) =>
    sizes.reduce((total, [type, size]) => total + (test.test(type) ? size : 0), 0);
  return { script: sum(/javascript/), all: sum(/./) };
}

/** Speed and size of the built site, which is built here. */
export async function* site(): AsyncGenerator<Row> {
  const began = performance.now();
  buildSite();
  yield ["build, whole site", milliseconds(performance.now() - began)];

  const { url, stop } = await serveSite();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const { cold, warm } = await presses(browser, url);
    yield ["Run press to output, cold (median)", milliseconds(median(cold))];
    yield ["Run press to output, warm (median)", milliseconds(median(warm))];
    yield ["cold ÷ warm", (median(cold) / median(warm)).toFixed(1)];
    yield* editor(browser, url + article);
    for (const path of ["/", article, "/problems/hdu1848/"]) {
      const { script, all } = await weigh(browser, url + path);
      yield [`${path} script before the first press (gz)`, kilobytes(script)];
      yield [`${path} first load, all (gz)`, kilobytes(all)];
    }
  } finally {
    await browser.close();
    stop();
  }
}
