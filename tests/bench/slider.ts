import type { Browser } from "playwright-core";
import type { Row } from "./row.ts";

const SECONDS = 3;

/** How many outputs a second a reader sees who drags a slider: {1, 3, 4} up to heaps of 200. */
export async function* slider(browser: Browser, url: string): AsyncGenerator<Row> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const outputs = await page.evaluate(async (seconds) => {
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
    seen = 0;
    const began = performance.now();
    for (let i = 0; performance.now() - began < seconds * 1000; i++) {
      move(150 + (i % 50));
      await new Promise((go) => requestAnimationFrame(go));
    }
    return seen / seconds;
  }, SECONDS);
  yield ["a slider's drag, {1, 3, 4} to 200: outputs a second", outputs.toFixed(0)];
  await context.close();
}
