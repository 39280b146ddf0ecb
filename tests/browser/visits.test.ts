import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { builtArticles, builtPages } from "../support/built-pages.ts";
import { whole } from "../support/extent.ts";
import { recordAnnouncements } from "./live-regions.ts";
import * as measures from "./measures.ts";
import { address, axeViolations, hydrateAll, open } from "./support.ts";
import { watchTraffic } from "./weigh.ts";

/** One page of each kind. Axe checks these on a wide screen, and other pages on a narrow screen. */
const WIDE = ["/", "/problems/", "/404.html", "/foundations/mex/", "/problems/hdu1848/"];

const ALL = [...builtPages(), "/404.html"];

/**
 * Maximum bytes as transferred: the scripts of the first view, without user input; the scripts of a page that is read
 * to its end; everything in the first view, fonts included. `shift` is the layout shift that counts as good: if a font
 * loads late on a busy machine, the first line with a formula, or a line about stored data, may break elsewhere.
 */
const MAX = { inView: 20_000, script: 120_000, all: 160_000, shift: 0.1 };

/** Maximum layout shift on the pages of each kind: only a line that breaks elsewhere when its font loads may move. */
const STRICT_SHIFT = 0.01;

/** Pages of problems, on which the editor of the solution opens when it is in view, and its bytes. */
const PROBLEM = /^\/problems\/./;
const EDITOR = 163_000;

/** Names of scripts of the notebook and the solver, which are loaded only after a click. */
const LAZY = /kernel|sucrase|acorn|notebook\.|solver-worker/;

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 800 };

/** A window of 1280 × 1024 px at 400 % zoom. */
const ENLARGED = { width: 320, height: 256 };

/** A4 between the margins, in CSS pixels. The margins of the cheat sheet are narrower. */
const A4 = { width: 582, height: 800 };
const CHEAT_SHEET = { path: "/reference/cheat-sheet/", paper: { width: 718, height: 1000 } };

const expectNone = (found: readonly unknown[], what: string): void => {
  expect.soft(found, what).toEqual([]);
};

/** Loads the page and scrolls to its end, until all visible parts are hydrated. */
async function checkLoading(page: Page, path: string): Promise<void> {
  const traffic = watchTraffic(page, new URL(inject("site")).origin);
  await page.goto(address(path));
  await traffic.loaded();
  const first = await traffic.weigh();
  expect.soft(first.script, "bytes of scripts in the first view").toBeLessThanOrEqual(MAX.inView);
  expect.soft(first.all, "bytes of the first view").toBeLessThanOrEqual(MAX.all);

  const announced = await recordAnnouncements(page);
  await page.mouse.move(1, 1);
  await measures.scrollThrough(page);
  await traffic.ended();
  const { script, scripts } = await traffic.weigh();
  const limit = MAX.script + (PROBLEM.test(path) ? EDITOR : 0);
  expect.soft(script, "bytes of scripts of the whole page").toBeLessThanOrEqual(limit);
  expectNone(
    scripts.filter((name) => LAZY.test(name) && !(PROBLEM.test(path) && /notebook\./.test(name))),
    "scripts that were loaded before any click",
  );

  await hydrateAll(page);
  await traffic.ended();
  expectNone(await announced(), "announcements without user input");
  const { total, moved } = await measures.layoutShifts(page);
  expect
    .soft(total, `layout shift when scripts have loaded: ${moved.join("; ")}`)
    .toBeLessThanOrEqual(WIDE.includes(path) ? STRICT_SHIFT : MAX.shift);
  expectNone(traffic.otherOrigins, "requests to other origins");
}

async function checkSkipLink(page: Page): Promise<void> {
  const first = await page.evaluate(() => document.activeElement?.textContent);
  expect.soft(first, "first in the tab order").toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect.soft(inMain, "the link to the content moves the focus into it").toBe(true);
}

async function checkFocus(page: Page, path: string): Promise<void> {
  await page.keyboard.press("Tab");
  // The search page focuses its field.
  if (path !== "/search/") await checkSkipLink(page);
  expectNone(await measures.withoutFocusIndicator(page), "no focus indicator");
  await page.emulateMedia({ forcedColors: "active" });
  expectNone(await measures.withoutFocusIndicator(page), "no focus indicator in forced colours");
  await page.emulateMedia({ forcedColors: "none" });
}

const contrast = { runOnly: ["color-contrast"] };
const allButContrast = { rules: { "color-contrast": { enabled: false } } };

/** Shows or hides the later rows of long tables: axe checks the headers of every cell. */
const showRows = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate((shown) => {
    const rows = document.querySelectorAll<HTMLElement>("tbody tr:nth-child(n + 25)");
    for (const row of rows) row.hidden = !shown;
  }, shown);

/**
 * Checks the page with axe. The contrast of every word takes nine tenths of its time: in the short extent axe checks it
 * on one page of each kind, for one text of each style, in both themes, which differ in nothing else.
 */
async function checkWithAxe(page: Page, path: string): Promise<void> {
  if (!WIDE.includes(path)) await page.setViewportSize(PHONE);
  if (!whole) {
    await showRows(page, false);
    expectNone(await axeViolations(page, "html", allButContrast), "axe");
    await showRows(page, true);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    if (whole) expectNone(await axeViolations(page), `axe, ${colorScheme}`);
    else if (WIDE.includes(path)) {
      expect.soft(await measures.markTextStyles(page), "styles of texts").toBeGreaterThan(2);
      expectNone(await axeViolations(page, "[data-style]", contrast), `contrast, ${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

async function checkWidths(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await measures.overflowX(page), `horizontal overflow at ${width} px`).toBe(0);
  }
}

async function checkZoom(page: Page): Promise<void> {
  await page.setViewportSize(ENLARGED);
  expect.soft(await measures.overflowX(page), "horizontal overflow at 400 %").toBe(0);
  expectNone(await measures.coveringElements(page), "elements that cover the page at 400 %");
  expectNone(await measures.smallTargets(page), "targets that are too small at 400 %");
  await measures.setTextSpacing(page);
  expect.soft(await measures.overflowX(page), "horizontal overflow with spaced text").toBe(0);
  expectNone(await measures.clippedText(page), "clipped text with spacing");
  await page.setViewportSize(DESK);
  expectNone(await measures.clippedText(page), "clipped text with spacing at 1280 px");
  await measures.resetTextSpacing(page);
}

async function checkPrint(page: Page, path: string): Promise<void> {
  await page.setViewportSize(path === CHEAT_SHEET.path ? CHEAT_SHEET.paper : A4);
  await page.emulateMedia({ media: "print" });
  expect.soft(await measures.overflowX(page), "horizontal overflow on paper").toBe(0);
  if (!builtArticles().includes(path)) return;
  expectNone(await measures.printedControls(page), "printed controls");
  expectNone(await measures.closedFolds(page), "folds that are printed closed");
}

/** Articles and lists of articles, which consist of the same parts as a page of `WIDE`. */
const SIMILAR = /^\/(foundations|problems)\/.|^\/more-games\/|^\/reference\/(myths\/)?$/;

/** Long pages of other kinds, for which the short extent checks only motion, widths and print: axe takes too long. */
const LONG = ["/laboratory/octal/", "/reference/library/"];

/** Checks every page in one visit: first its loading, then what depends on the window and the media. All checks are soft. */
test.each(ALL.filter((path) => whole || WIDE.includes(path) || !SIMILAR.test(path)))(
  "%s meets the limits on bytes and layout shift, is accessible, and fits the window and paper",
  async (path) => {
    const page = await open("about:blank", { viewport: DESK, reducedMotion: "reduce" });
    const isLong = !whole && LONG.includes(path);
    if (isLong) await page.goto(address(path));
    else await checkLoading(page, path);
    expectNone(await measures.animatedElements(page), "animated elements under reduced motion");
    if (whole || WIDE.includes(path)) {
      expectNone(await measures.smallTargets(page), "targets that are too small");
      expectNone(await measures.nonstandardControls(page), "controls that look different");
      await checkFocus(page, path);
      await checkWithAxe(page, path);
      await checkWidths(page, [1280, 1024, 960, 768, 360, 320]);
      await checkZoom(page);
    } else {
      if (!isLong) await checkWithAxe(page, path);
      await checkWidths(page, [1280, 1024, 320]);
    }
    await checkPrint(page, path);
  },
);
