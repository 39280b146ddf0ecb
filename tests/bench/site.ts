import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowser } from "../../src/programs/find-browser.ts";
import { weigh } from "../browser/weigh.ts";
import { buildSite, serveSite } from "../support/site.ts";
import { median } from "./median.ts";
import { editor } from "./editor.ts";
import { kilobytes, milliseconds, type Row } from "./row.ts";
import { slider } from "./slider.ts";

const RUNS = 9;
const article = "/foundations/mex/";

const cellRun = (page: Page) => page.locator('.cell[data-cell="1"] [data-act="run"]');
const fresh = '.cell[data-cell="1"][data-state="fresh"]';

/** Milliseconds from the press until the output is in the page, and until a frame shows it. */
async function press(page: Page): Promise<[inPage: number, shown: number]> {
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

/** The network of Lighthouse's mobile runs: 150 ms there and back, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_638_400 / 8,
    uploadThroughput: 675_000 / 8,
  });
}

async function coldOnSlowNetwork(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(site + article, { waitUntil: "networkidle" });
  await slowDown(page);
  const [inPage] = await press(page);
  await context.close();
  return inPage;
}

/** Milliseconds from Stop, pressed in an endless loop, until another cell has run. */
async function stopAndRun(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(site + article, { waitUntil: "networkidle" });
  await page.route(/\/lib\/cells\./, async (route) => {
    const cells = (await (await route.fetch()).json()) as object[];
    const json = cells.map((cell, i) =>
      i === 1 ? { ...cell, body: "for (;;);", from: {} } : cell,
    );
    await route.fulfill({ json });
  });
  const loop = page.locator('.cell[data-cell="2"]');
  await loop.locator('[data-act="run"]').click();
  await page.waitForTimeout(500);
  const began = performance.now();
  await loop.locator('[data-act="stop"]').click();
  await cellRun(page).click();
  await page.locator(fresh).waitFor();
  const time = performance.now() - began;
  await context.close();
  return time;
}

async function presses(
  browser: Browser,
  site: string,
): Promise<Record<"cold" | "warm", [inPage: number, shown: number][]>> {
  const cold: [number, number][] = [];
  const warm: [number, number][] = [];
  for (let i = 0; i < RUNS; i++) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(site + article, { waitUntil: "networkidle" });
    await cellRun(page).waitFor();
    cold.push(await press(page));
    for (let j = 0; j < RUNS; j++) warm.push(await press(page));
    await context.close();
  }
  return { cold, warm };
}

/** Bytes, gzipped, of the built file whose address begins so. */
function packed(start: string): number {
  const [file] = globSync(`dist/${start}*.js`);
  if (file === undefined) throw new Error(`Nothing is built at ${start}`);
  return gzipSync(readFileSync(file)).length;
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
    for (const [name, times] of Object.entries({ cold, warm })) {
      const inPage = median(times.map(([time]) => time));
      const shown = median(times.map(([, time]) => time));
      yield [`Run press to output in the page, ${name} (median)`, milliseconds(inPage)];
      yield [`Run press to the frame that shows it, ${name} (median)`, milliseconds(shown)];
    }
    const slow: number[] = [];
    const stops: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      slow.push(await coldOnSlowNetwork(browser, url));
      stops.push(await stopAndRun(browser, url));
    }
    yield ["Run press to output, cold, on slow 4G (median)", milliseconds(median(slow))];
    yield [
      "Stop of an endless loop to the next cell's output (median)",
      milliseconds(median(stops)),
    ];
    yield* editor(browser, url + article);
    yield* slider(browser, url + article);
    yield [
      "kernel with transpiler (gz)",
      kilobytes(packed("lib/kernel.") + packed("assets/compile.")),
    ];
    for (const path of ["/", article, "/problems/hdu1848/"]) {
      const page = await browser.newPage({ serviceWorkers: "block" });
      const { script, all } = await weigh(page, url + path);
      await page.close();
      yield [`${path} script before the first press (gz)`, kilobytes(script)];
      yield [`${path} first load, all (gz)`, kilobytes(all)];
    }
  } finally {
    await browser.close();
    stop();
  }
}
