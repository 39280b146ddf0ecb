import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** Bytes that a page loads, as they travel: text gzipped, fonts as they are. */
export interface Weight {
  readonly script: number;
  readonly all: number;
  /** The addresses of its scripts. */
  readonly scripts: readonly string[];
}

/**
 * Loads a page and weighs what comes before anything is pressed.
 *
 * @param read what a reader does meanwhile, such as scrolling; nothing, where only the first view counts
 */
export async function weigh(
  page: Page,
  url: string,
  read: (page: Page) => Promise<void> = async () => {},
): Promise<Weight> {
  await page.goto("about:blank");
  const bodies: Promise<readonly [type: string, url: string, size: number]>[] = [];
  page.on("response", (response) => {
    // What leads elsewhere has no body; where it leads to has.
    if (response.status() >= 300 && response.status() < 400) return;
    const type = response.headers()["content-type"] ?? "";
    const packed = /font|png/.test(type);
    bodies.push(
      response
        .body()
        .then(
          (body) => [type, response.url(), packed ? body.length : gzipSync(body).length] as const,
        ),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await read(page);
  const parts = await Promise.all(bodies);
  const scripts = parts.filter(([type]) => /javascript/.test(type));
  const sum = (some: typeof parts) => some.reduce((total, [, , size]) => total + size, 0);
  return { script: sum(scripts), all: sum(parts), scripts: scripts.map(([, at]) => at) };
}
