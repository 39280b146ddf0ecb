import { rmSync } from "node:fs";
import { chromium } from "playwright-core";
import { findBrowser } from "../../src/commands/find-browser.ts";
import { weigh } from "../browser/weigh.ts";
import { builtPages } from "../support/built-pages.ts";
import { buildSite, serveSite } from "../support/site.ts";
import { rowOf, milliseconds, type Row } from "./measure.ts";

/** Maximum gzipped bytes of a page before any interaction, as in tests/browser/visits.test.ts. */
const MOST = { script: 20_000, all: 160_000 };

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function timeOfBuild(folder: string): number {
  const began = performance.now();
  buildSite({ folder });
  return performance.now() - began;
}

/** Measures the times of a first and a second build, and the weight of all pages, and reports the heaviest page. */
export async function* site(): AsyncGenerator<Row> {
  for (const cache of ["node_modules/.astro", "node_modules/.cache/grundy"]) {
    rmSync(cache, { recursive: true, force: true });
  }
  const second = ".astro/second-build";
  yield { what: "build, nothing cached", result: milliseconds(timeOfBuild("dist")) };
  yield { what: "build, nothing changed", result: milliseconds(timeOfBuild(second)) };
  rmSync(second, { recursive: true, force: true });

  const { url, stop } = await serveSite();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const weights: { path: string; script: number; all: number }[] = [];
    for (const path of builtPages()) {
      const page = await browser.newPage({ serviceWorkers: "block" });
      weights.push({ path, ...(await weigh(page, url + path)) });
      await page.close();
    }
    for (const kind of ["script", "all"] as const) {
      const [heaviest] = weights.toSorted((a, b) => b[kind] - a[kind]);
      if (!heaviest) continue;
      const { path, [kind]: bytes } = heaviest;
      const what = `heaviest of ${weights.length} pages, ${kind} (gzip): ${path}`;
      yield rowOf(what, kilobytes(bytes), bytes, kilobytes(MOST[kind]), MOST[kind]);
    }
  } finally {
    await browser.close();
    stop();
  }
}
