import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowser } from "../../src/programs/find-browser.ts";
import { weigh } from "../browser/weigh.ts";
import { buildSite, serveSite } from "../support/site.ts";
import { median } from "./median.ts";
import { drawing } from "./drawing.ts";
import { editor } from "./editor.ts";
import { article, cellRun, fresh, press, presses } from "./press.ts";
import { ratioRow, type Pair } from "./ratio-row.ts";
import { bytesRow, kilobytes, milliseconds, type Row } from "./row.ts";
import { slider } from "./slider.ts";

const RUNS = Number(process.env["ROUNDS"] ?? 9);

/** Bytes that tests/browser/visits.test.ts holds every page to. */
const MOST = { script: 20_000, all: 120_000 };

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

/** The press against its files alone: the same addresses, all asked for at once over the same network. */
async function coldOnSlowNetwork(browser: Browser, site: string): Promise<Pair> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(site + article, { waitUntil: "networkidle" });
  await slowDown(page);
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(site)) files.push(request.url());
  });
  const [ours] = await press(page);
  const theirs = await page.evaluate(async (asked) => {
    const began = performance.now();
    const load = async (file: string) => (await fetch(file, { cache: "no-store" })).arrayBuffer();
    await Promise.all(asked.map(load));
    return performance.now() - began;
  }, files);
  await context.close();
  return { ours, theirs };
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

/** Bytes, gzipped, of the built file whose address begins so. */
function packed(start: string): number {
  const [file] = globSync(`dist/${start}*.js`);
  if (file === undefined) throw new Error(`Nothing is built at ${start}`);
  return gzipSync(readFileSync(file)).length;
}

/** Speed and size of the built site, which is built here; with the environment variable `BUILT` set, `dist` is taken. */
export async function* site(): AsyncGenerator<Row> {
  if (!process.env["BUILT"]) {
    const began = performance.now();
    buildSite();
    yield ["build, whole site", milliseconds(performance.now() - began)];
  }

  const { url, stop } = await serveSite();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    for (const [name, { inPage, shown }] of Object.entries(await presses(browser, url))) {
      const twin = "an echo of a worker";
      yield ratioRow({ what: `Run press to output in the page, ${name}`, twin, pairs: inPage });
      yield ratioRow({ what: `Run press to the frame that shows it, ${name}`, twin, pairs: shown });
    }
    const slow: Pair[] = [];
    const stops: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      slow.push(await coldOnSlowNetwork(browser, url));
      stops.push(await stopAndRun(browser, url));
    }
    const what = "Run press to output, cold, on slow 4G";
    yield ratioRow({ what, twin: "the same files at once", pairs: slow });
    yield [
      "Stop of an endless loop to the next cell's output (median)",
      milliseconds(median(stops)),
    ];
    yield* editor(browser, url + article);
    yield* slider(browser, url + article);
    yield* drawing(browser, url);
    yield [
      "kernel with transpiler (gz)",
      kilobytes(packed("lib/kernel.") + packed("assets/compile.")),
    ];
    for (const path of ["/", article, "/problems/hdu1848/"]) {
      const page = await browser.newPage({ serviceWorkers: "block" });
      const { script, all } = await weigh(page, url + path);
      await page.close();
      yield bytesRow(`${path} script before the first press (gz)`, script, MOST.script);
      yield bytesRow(`${path} first load, all (gz)`, all, MOST.all);
    }
  } finally {
    await browser.close();
    stop();
  }
}
