import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { builtArticles, builtPages } from "../support/built-pages.ts";
import { whole } from "../support/extent.ts";
import { hear } from "./hear.ts";
import * as measures from "./measures.ts";
import { address, faults, open, loadAll } from "./support.ts";
import { watchTraffic } from "./weigh.ts";

/** Pages of every kind, which axe looks at on a wide screen; at the others on a narrow one. */
const WIDE = ["/", "/problems/", "/404.html", "/foundations/mex/", "/problems/hdu1848/"];

const ALL = [...builtPages(), "/404.html"];

/**
 * Bytes as they travel: the scripts of a first view, before the reader does anything, and of a page that is read to its
 * end; and all that its first view loads, fonts included. How far a
 * page may move whose first line with a formula breaks elsewhere once the formula's font is there, or a line for what the
 * browser keeps: the tenth that counts as good. On a busy machine fonts come late.
 */
const MOST = { inView: 20_000, script: 120_000, all: 160_000, shift: 0.1 };

/** On pages of every kind nothing moves but a line that breaks elsewhere when the text's face is there. */
const STILL = 0.01;

/** The pages of problems, on which the editor of the reader's own program opens when it is in view. */
const PROBLEM = /^\/problems\/./;
const EDITOR = 163_000;

/** Scripts of the notebook and the solver, which nothing loads but a press, by their names. */
const LATE = /kernel|sucrase|acorn|notebook\.|solver-worker/;

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 800 };

/** 1280 by 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };

/** The width of A4 between the margins, in CSS pixels; those of the cheat sheet are narrower. */
const A4 = { width: 582, height: 800 };
const CHEAT_SHEET = { path: "/reference/cheat-sheet/", paper: { width: 718, height: 1000 } };

const none = (found: readonly unknown[], what: string): void => {
  expect.soft(found, what).toEqual([]);
};

/** Loads the page and reads it to its end, until all that is seen has come to life. */
async function read(page: Page, path: string): Promise<void> {
  const traffic = watchTraffic(page, new URL(inject("site")).origin);
  await page.goto(address(path));
  await traffic.loaded();
  const first = await traffic.weigh();
  expect.soft(first.script, "bytes of scripts in the first view").toBeLessThanOrEqual(MOST.inView);
  expect.soft(first.all, "bytes of the first view").toBeLessThanOrEqual(MOST.all);

  const heard = await hear(page);
  await page.mouse.move(1, 1);
  await measures.scrollThrough(page);
  await traffic.ended();
  const { script, scripts } = await traffic.weigh();
  const most = MOST.script + (PROBLEM.test(path) ? EDITOR : 0);
  expect.soft(script, "bytes of scripts, read to the end").toBeLessThanOrEqual(most);
  none(
    scripts.filter((name) => LATE.test(name) && !(PROBLEM.test(path) && /notebook\./.test(name))),
    "is loaded before anything is pressed",
  );

  await loadAll(page);
  await traffic.ended();
  none(await heard(), "is said although nothing was done");
  const { total, moved } = await measures.shifts(page);
  expect
    .soft(total, `moves when scripts have loaded: ${moved.join("; ")}`)
    .toBeLessThanOrEqual(WIDE.includes(path) ? STILL : MOST.shift);
  none(traffic.strangers, "is asked of other sites");
}

async function skipToContent(page: Page): Promise<void> {
  const first = await page.evaluate(() => document.activeElement?.textContent);
  expect.soft(first, "first in the tab order").toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect.soft(inMain, "the link to the content leads into it").toBe(true);
}

async function useKeys(page: Page, path: string): Promise<void> {
  await page.keyboard.press("Tab");
  // The search begins in its field.
  if (path !== "/search/") await skipToContent(page);
  none(await measures.hiddenFocus(page), "does not show its focus");
  await page.emulateMedia({ forcedColors: "active" });
  none(await measures.hiddenFocus(page), "does not show its focus in the reader's own colours");
  await page.emulateMedia({ forcedColors: "none" });
}

const contrast = { runOnly: ["color-contrast"] };
const allButContrast = { rules: { "color-contrast": { enabled: false } } };

/** Shows or hides the rows of long tables, which are like those before: axe asks each cell for its heads. */
const showRows = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate((shown) => {
    const rows = document.querySelectorAll<HTMLElement>("tbody tr:nth-child(n + 25)");
    for (const row of rows) row.hidden = !shown;
  }, shown);

/**
 * What axe sees. Contrast takes it nine tenths of its time, as it looks at every word of a page: in the short extent
 * it is asked on pages of every kind, of one text of each look, in both themes, which differ in nothing else.
 */
async function lookWithAxe(page: Page, path: string): Promise<void> {
  if (!WIDE.includes(path)) await page.setViewportSize(PHONE);
  if (!whole) {
    await showRows(page, false);
    none(await faults(page, "html", allButContrast), "axe");
    await showRows(page, true);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    if (whole) none(await faults(page), `axe, ${colorScheme}`);
    else if (WIDE.includes(path)) {
      expect.soft(await measures.markLooks(page), "looks of texts").toBeGreaterThan(2);
      none(await faults(page, "[data-look]", contrast), `axe, contrast, ${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

async function narrow(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await measures.sideways(page), `scrolls sideways at ${width} px`).toBe(0);
  }
}

async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize(ENLARGED);
  expect.soft(await measures.sideways(page), "scrolls sideways at 400 %").toBe(0);
  none(await measures.covering(page), "covers the page at 400 %");
  none(await measures.smallTargets(page), "is too small to be pressed at 400 %");
  await measures.spaceText(page);
  expect.soft(await measures.sideways(page), "scrolls sideways with spaced text").toBe(0);
  none(await measures.clippedText(page), "cuts spaced text");
  await page.setViewportSize(DESK);
  none(await measures.clippedText(page), "cuts spaced text at 1280 px");
  await measures.unspaceText(page);
}

async function print(page: Page, path: string): Promise<void> {
  await page.setViewportSize(path === CHEAT_SHEET.path ? CHEAT_SHEET.paper : A4);
  await page.emulateMedia({ media: "print" });
  expect.soft(await measures.sideways(page), "is wider than paper").toBe(0);
  if (!builtArticles().includes(path)) return;
  none(await measures.printedControls(page), "is printed, and can only be pressed");
  none(await measures.shutFolds(page), "is printed shut");
}

/** Articles and lists of them, made of the same parts as those among the pages of every kind. */
const LIKE = /^\/(foundations|problems)\/.|^\/more-games\/|^\/reference\/(myths\/)?$/;

/** Long pages of a kind of their own, which are asked whether they fit a window and paper: axe would take the longest. */
const LONG = ["/laboratory/octal/", "/reference/library/"];

/**
 * All that every page is asked in a browser, in one visit: first what its load brings, then what depends on how it
 * is looked at. Each says what is wrong and goes on.
 */
test.each(ALL.filter((path) => whole || WIDE.includes(path) || !LIKE.test(path)))(
  "%s is light, keeps still and is there for everyone",
  async (path) => {
    const page = await open("about:blank", { viewport: DESK, reducedMotion: "reduce" });
    const isLong = !whole && LONG.includes(path);
    if (isLong) await page.goto(address(path));
    else await read(page, path);
    none(await measures.motion(page), "moves under reduced motion");
    if (whole || WIDE.includes(path)) {
      none(await measures.smallTargets(page), "is too small to be pressed");
      none(await measures.ownLooks(page), "looks like no other control");
      await useKeys(page, path);
      await lookWithAxe(page, path);
      await narrow(page, [1280, 1024, 960, 768, 360, 320]);
      await enlarge(page);
    } else {
      if (!isLong) await lookWithAxe(page, path);
      await narrow(page, [1280, 1024, 320]);
    }
    await print(page, path);
  },
);
