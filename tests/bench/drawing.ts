import type { Browser } from "playwright-core";
import { compile } from "../../src/kernel/compile.ts";
import { link } from "../../src/kernel/link.ts";
import { largeDrawings } from "../support/large-drawings.ts";
import { article } from "./press.ts";
import { milliseconds, type Row } from "./row.ts";

/** The longest time between two frames, from the press until ninety frames after the last output. */
export async function* drawing(browser: Browser, site: string): AsyncGenerator<Row> {
  for (const [what, code] of largeDrawings) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const cells = link(["1", code].map((text, i) => compile({ number: i + 1, code: text })));
    await page.route(/\/lib\/cells\./, (route) => route.fulfill({ json: cells }));
    await page.goto(site + article, { waitUntil: "networkidle" });
    await page.locator('.cell[data-cell="1"] [data-act="run"]').click();
    await page.locator('.cell[data-cell="1"][data-state="fresh"]').waitFor();
    const gap = await page.evaluate(async () => {
      const cell = document.querySelector<HTMLElement>('.cell[data-cell="2"]');
      cell?.scrollIntoView();
      cell?.querySelector<HTMLElement>('[data-act="run"]')?.click();
      let [longest, after, last] = [0, 0, performance.now()];
      while (after < 90) {
        await new Promise((go) => requestAnimationFrame(go));
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (cell?.dataset["state"] !== "running") after += 1;
      }
      return longest;
    });
    yield [`longest gap between frames: ${what}`, milliseconds(gap)];
    await context.close();
  }
}
