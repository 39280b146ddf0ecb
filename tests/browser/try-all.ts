import type { Page } from "playwright-core";
import { expect } from "vitest";
import { whole } from "../support/extent.ts";
import type { Tried } from "../support/out-of-reach.ts";
import { openWith, output, runToEnd } from "./notebook-page.ts";

/** The page still answers: its title is its own, and another cell runs. */
export async function isUsable(page: Page, other = 2, after = ""): Promise<void> {
  expect.soft(await page.title(), after).toContain("Grundy Notebook");
  expect.soft(await runToEnd(page, other), after).toBe("fresh");
  expect.soft(await output(page, other).innerText(), after).toBe("42");
}

/** As many cells try things at once as a page has beside the one that stays honest. */
const AT_ONCE = 16;

/** Lets cells try things one after the other; after each, or in the short extent after the last, the page is to be usable. */
export async function tryAll(
  all: readonly Tried[],
  look: (page: Page, n: number, what: string) => Promise<void>,
) {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const page = await openWith(...some.map(([, code]) => `{ ${code} }`), "42");
    // What a cell leaves behind may fail in its worker, later; the browser's console says so.
    page.removeAllListeners("pageerror");
    for (const [i, [what]] of some.entries()) {
      await look(page, i + 1, what);
      if (whole || i === some.length - 1) await isUsable(page, some.length + 1, what);
    }
  }
}

/** Cells fail at each of these, and say so. */
export const expectOutOfReach = (all: readonly Tried[]): Promise<void> =>
  tryAll(all, async (page, n, what) => {
    expect.soft(await runToEnd(page, n), what).toBe("failed");
    expect.soft(await output(page, n).innerText(), what).toMatch(/Error/);
  });
