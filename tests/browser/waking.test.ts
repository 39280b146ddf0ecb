import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { held, open } from "./support.ts";

const SCRIPT = /SolverPanel\./;
const CLOSED = "closed for a moment";

interface Waking {
  readonly page: Page;
  readonly button: Locator;
  /** Resolves once the script has closed the panel's controls; it goes on half a second later. */
  readonly closed: Promise<unknown>;
}

/** A page on which a hand is on a button of the solver while the script that wakes it comes. */
async function openWaking(touch: (button: Locator) => Promise<unknown>): Promise<Waking> {
  const page = await open("/problems/hdu1848/");
  const release = await held(page, SCRIPT);
  const button = page.getByRole("button", { name: "Run solver" });
  await touch(button);
  const closed = page.waitForEvent("console", (said) => said.text() === CLOSED);
  await button.evaluate((button: HTMLButtonElement, closed) => {
    const watch = new MutationObserver(() => {
      if (!button.disabled) return;
      watch.disconnect();
      console.log(closed);
      const end = performance.now() + 500;
      while (performance.now() < end);
    });
    watch.observe(button, { attributes: true });
    const note = () => button.setAttribute("data-let-go", button.disabled ? "closed" : "open");
    addEventListener("pointerup", note, { capture: true, once: true });
    addEventListener("keydown", note, { capture: true, once: true });
  }, CLOSED);
  release();
  return { page, button, closed };
}

const runs = async ({ page, button }: Waking): Promise<void> => {
  expect(await button.getAttribute("data-let-go")).toBe("closed");
  await page.locator(".solver-status").filter({ hasText: "2 cases in" }).waitFor();
};

test("a press that is under way when a panel wakes is not lost", async () => {
  const waking = await openWaking(async (button) => {
    await button.hover();
    await button.page().mouse.down();
  });
  await waking.closed;
  await waking.page.mouse.up();
  await runs(waking);
});

test("a key that is struck while a panel wakes is not lost", async () => {
  const waking = await openWaking((button) => button.focus());
  await waking.closed;
  await waking.page.keyboard.press("Enter");
  await runs(waking);
  expect(await waking.button.evaluate((one) => one === document.activeElement)).toBe(true);
});
