import lighthouse, { type RunnerResult } from "lighthouse";
import { chromium } from "playwright-core";
import { findBrowser } from "../../src/programs/find-browser.ts";
import { freePort } from "../support/site.ts";
import { builtPaths } from "./built-paths.ts";
import { milliseconds, type Row } from "./row.ts";
import { servedSite } from "./served-site.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Report = RunnerResult["lhr"];

/** Of 100; undefined where the machine was too slow for Lighthouse to tell. */
function scoreOf({ categories }: Report, name: string): number | undefined {
  const score = categories[name]?.score ?? undefined;
  return score === undefined ? undefined : Math.round(score * 100);
}

/** The titles of what a report finds wrong. */
const faultsOf = ({ audits, categories }: Report, name: string): string[] =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);

function measuresOf({ audits }: Report): string {
  const time = (id: string) => milliseconds(audits[id]?.numericValue ?? NaN);
  const shift = (audits["cumulative-layout-shift"]?.numericValue ?? NaN).toFixed(3);
  return `LCP ${time("largest-contentful-paint")}, TBT ${time("total-blocking-time")}, CLS ${shift}`;
}

/**
 * Lighthouse's four scores of every page, with its own defaults: a telephone on slow 4G. Performance varies with the
 * load of the machine; the others do not. `PAGES`, a pattern, chooses pages.
 */
export async function* lighthouseScores(): AsyncGenerator<Row> {
  const site = await servedSite("caddy", "nginx");
  if (site === undefined) {
    yield ["Lighthouse", "left out: it needs Caddy or nginx, since a preview compresses nothing"];
    return;
  }
  yield ["Lighthouse asks", site.name];
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  const least = new Map<string, number>(CATEGORIES.map((name) => [name, 100]));
  try {
    for (const path of builtPaths()) {
      const flags = { port, logLevel: "error" as const, onlyCategories: [...CATEGORIES] };
      const report = (await lighthouse(site.url + path, flags))?.lhr;
      if (report === undefined) throw new Error(`Lighthouse says nothing of ${path}`);
      const scores = CATEGORIES.map((name) => [name, scoreOf(report, name)] as const);
      for (const [name, score = 100] of scores)
        least.set(name, Math.min(least.get(name) ?? 0, score));
      const list = scores.map(([, score]) => score ?? "?").join(" ");
      yield [`${path} Lighthouse`, `${list}; ${measuresOf(report)}`];
      for (const [name, score] of scores) {
        if (score !== 100)
          yield [`${path} ${name} ${score ?? "?"}`, faultsOf(report, name).join("; ")];
      }
    }
  } finally {
    await browser.close();
    site.stop();
  }
  for (const [name, score] of least) yield [`least ${name} of all pages`, String(score)];
}
