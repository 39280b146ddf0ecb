import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";

/** Bytes that a page has loaded, as they travel: text gzipped, fonts as they are. */
export interface Weight {
  readonly script: number;
  readonly all: number;
  /** The addresses of its scripts. */
  readonly scripts: readonly string[];
}

/** What a page asks the network for from now on. */
export interface Traffic {
  /** What it has loaded until now. */
  weigh(): Promise<Weight>;
  /** Resolves when the page has loaded what it loads unasked: its late scripts, and what they import. */
  loaded(): Promise<void>;
  /** Resolves when nothing is on its way and the page, left to itself until it is idle, asks for nothing more. */
  ended(): Promise<void>;
  /** Requests to other origins than the site's own. */
  readonly strangers: readonly string[];
}

type Part = readonly [type: string, url: string, size: number];

async function partOf(request: Request): Promise<Part[]> {
  const response = await request.response();
  // What leads elsewhere has no body; where it leads to has.
  if (!response || (response.status() >= 300 && response.status() < 400)) return [];
  const type = response.headers()["content-type"] ?? "";
  const body = await response.body();
  return [[type, request.url(), /font|png/.test(type) ? body.length : gzipSync(body).length]];
}

/** Resolves when the page has nothing to do: all that began with its load has run, and what it imports. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const modules = [...document.querySelectorAll("script[type=module][src]")];
    await Promise.all(modules.map(({ src }) => import(src)));
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done));
  })()`);

/**
 * Begins to watch what a page asks for.
 *
 * @param origin the site's own
 */
export function watchTraffic(page: Page, origin: string): Traffic {
  const strangers: string[] = [];
  const open = new Set<Request>();
  const parts: Promise<Part[]>[] = [];
  let asked = 0;
  let load = (): void => {};
  const end = (request: Request): void => {
    open.delete(request);
    if (open.size === 0) load();
  };
  page.on("request", (request) => {
    open.add(request);
    asked++;
    const url = new URL(request.url());
    if (!["blob:", "data:"].includes(url.protocol) && url.origin !== origin) {
      strangers.push(request.url());
    }
  });
  page.on("requestfailed", end);
  page.on("requestfinished", (request) => {
    const part = partOf(request);
    part.catch(() => {}); // Whoever weighs hears of it; a page that is closed meanwhile has no weight.
    parts.push(part);
    end(request);
  });
  const ended = async (): Promise<void> => {
    for (let known = -1; known !== asked;) {
      known = asked;
      while (open.size > 0) await new Promise<void>((resolve) => (load = resolve));
      await idle(page);
    }
  };
  return {
    strangers,
    ended,
    loaded: async () => {
      await page.waitForFunction(() => !document.getElementById("late-scripts"));
      // The last of them says how the copy for offline use stands.
      await page.waitForFunction(() => {
        const { words = "" } = document.querySelector<HTMLElement>(".offline")?.dataset ?? {};
        const sign = document.querySelector(".offline-sign")?.textContent ?? "";
        return words === "" || !words.includes(`"unknown":${JSON.stringify(sign)}`);
      });
      await ended();
    },
    weigh: async () => {
      const all = (await Promise.all(parts)).flat();
      const scripts = all.filter(([type]) => /javascript/.test(type));
      const sum = (some: readonly Part[]) => some.reduce((total, [, , size]) => total + size, 0);
      return { script: sum(scripts), all: sum(all), scripts: scripts.map(([, url]) => url) };
    },
  };
}

/** Loads a page and weighs what comes before anything is pressed or read. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  await page.goto("about:blank");
  const traffic = watchTraffic(page, new URL(url).origin);
  await page.goto(url);
  await traffic.loaded();
  return traffic.weigh();
}
