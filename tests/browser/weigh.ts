import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";

/** Bytes that a page has loaded, as transferred: fonts and PNG images unchanged, everything else gzipped. */
export interface Weight {
  readonly script: number;
  readonly all: number;
  /** URLs of its scripts. */
  readonly scripts: readonly string[];
}

/** The network traffic of a page since `watchTraffic` was called. */
export interface Traffic {
  /** Returns the bytes loaded so far. */
  weigh(): Promise<Weight>;
  /** Resolves when the page has loaded everything that needs no user input: its late scripts and their imports. */
  loaded(): Promise<void>;
  /** Resolves when no request is pending and the page, once idle, starts no other. */
  ended(): Promise<void>;
  /** URLs of requests to origins other than the site's. */
  readonly otherOrigins: readonly string[];
}

type Resource = readonly [type: string, url: string, size: number];

async function measure(request: Request): Promise<Resource[]> {
  const response = await request.response();
  // A redirect has no body; its target is a separate request.
  if (!response || (response.status() >= 300 && response.status() < 400)) return [];
  const type = response.headers()["content-type"] ?? "";
  const body = await response.body();
  return [[type, request.url(), /font|png/.test(type) ? body.length : gzipSync(body).length]];
}

/** Resolves when the page is idle: its scripts, their imports and its fonts have loaded. */
const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const modules = [...document.querySelectorAll("script[type=module][src]")];
    await Promise.all(modules.map(({ src }) => import(src)));
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done));
  })()`);

/**
 * Starts to record the requests of a page.
 *
 * @param origin origin of the site
 */
export function watchTraffic(page: Page, origin: string): Traffic {
  const otherOrigins: string[] = [];
  const pending = new Set<Request>();
  const resources: Promise<Resource[]>[] = [];
  let count = 0;
  let settle = (): void => {};
  const end = (request: Request): void => {
    pending.delete(request);
    if (pending.size === 0) settle();
  };
  page.on("request", (request) => {
    pending.add(request);
    count++;
    const url = new URL(request.url());
    if (!["blob:", "data:"].includes(url.protocol) && url.origin !== origin) {
      otherOrigins.push(request.url());
    }
  });
  page.on("requestfailed", end);
  page.on("requestfinished", (request) => {
    const measured = measure(request);
    measured.catch(() => {}); // `weigh` rejects with it; a page that is closed first is not weighed.
    resources.push(measured);
    end(request);
  });
  const ended = async (): Promise<void> => {
    for (let known = -1; known !== count;) {
      known = count;
      while (pending.size > 0) await new Promise<void>((resolve) => (settle = resolve));
      await waitUntilIdle(page);
    }
  };
  return {
    otherOrigins,
    ended,
    loaded: async () => {
      await page.waitForFunction(() => !document.getElementById("deferred-scripts"));
      // The last of these scripts shows the state of the offline copy.
      await page.waitForFunction(() => {
        const { words = "" } = document.querySelector<HTMLElement>(".offline")?.dataset ?? {};
        const state = document.querySelector(".offline-sign")?.textContent ?? "";
        return words === "" || !words.includes(`"unknown":${JSON.stringify(state)}`);
      });
      await ended();
    },
    weigh: async () => {
      const all = (await Promise.all(resources)).flat();
      const scripts = all.filter(([type]) => /javascript/.test(type));
      const sum = (some: readonly Resource[]) =>
        some.reduce((total, [, , size]) => total + size, 0);
      return { script: sum(scripts), all: sum(all), scripts: scripts.map(([, url]) => url) };
    },
  };
}

/** Loads a page and returns the bytes that it loads without user input. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  await page.goto("about:blank");
  const traffic = watchTraffic(page, new URL(url).origin);
  await page.goto(url);
  await traffic.loaded();
  return traffic.weigh();
}
