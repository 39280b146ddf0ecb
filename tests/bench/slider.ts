import type { Browser } from "playwright-core";
import { median } from "./median.ts";
import { ratioRow, type Pair } from "./ratio-row.ts";
import type { Row } from "./row.ts";

const SECONDS = 3;

/** How long a reader who drags a slider waits from output to output, {1, 3, 4} up to heaps of 200, and from frame to frame. */
export async function* slider(browser: Browser, url: string): AsyncGenerator<Row> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const drags = await page.evaluate(async (seconds) => {
    const control = document.querySelector<HTMLInputElement>('[data-kind="slider"]');
    const shown = control?.closest(".cell-outputs");
    if (!control || !shown) throw new Error("The page has no slider");
    const move = (value: number): void => {
      control.value = String(value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    };
    let seen = 0;
    let last = shown.textContent;
    new MutationObserver(() => {
      const { textContent } = shown;
      if (textContent !== last) seen += 1;
      last = textContent;
    }).observe(shown, { subtree: true, childList: true, characterData: true, attributes: true });
    // The first movement loads the kernel; what counts is what comes after.
    move(199);
    while (seen === 0) await new Promise((go) => setTimeout(go, 10));
    const pairs: Pair[] = [];
    for (let second = 0; second < seconds; second++) {
      seen = 0;
      let frames = 0;
      const began = performance.now();
      for (; performance.now() - began < 1000; frames++) {
        move(150 + (frames % 50));
        await new Promise((go) => requestAnimationFrame(go));
      }
      const took = performance.now() - began;
      pairs.push({ ours: took / seen, theirs: took / frames });
    }
    return pairs;
  }, SECONDS);
  const each = median(drags.map(({ ours }) => ours));
  yield ["a slider's drag, {1, 3, 4} to 200: outputs a second", (1000 / each).toFixed(0)];
  yield ratioRow({ what: "a slider's drag: an output", twin: "a frame", pairs: drags });
  await context.close();
}
