import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { firstUnlessWhole } from "../support/extent.ts";
import { address, open, waitForScripts } from "./support.ts";

const MEX = "/foundations/mex/";
const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 360, height: 740 };

const outline = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const marked = (page: Page) => outline(page).locator("[aria-current=location]").allTextContents();

/** Scrolls a heading to the top of the window. */
const scrollToHeading = (page: Page, heading: string) =>
  page
    .getByRole("heading", { name: heading, exact: true })
    .evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 100));

test("the outline next to the text stays in view, marks the current section, and overlaps no cells", async () => {
  const page = await open(MEX, { viewport: WIDE });
  await waitForScripts(page);
  expect(await marked(page)).toEqual([]);
  for (const section of ["Zero means lost", "Exercises", "The Grundy function"]) {
    await scrollToHeading(page, section);
    await expect.poll(() => marked(page)).toEqual([section]);
    const box = await outline(page).getByRole("link", { name: section }).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= WIDE.height, section).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => marked(page)).toEqual([]);

  const right = await outline(page).evaluate((one) => one.getBoundingClientRect().right);
  const lefts = await page
    .locator(".cell-count:visible")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(3);
  expect(Math.min(...lefts)).toBeGreaterThan(right);
});

test("the outline above the text stays in one row, opens over the text, and closes after a choice", async () => {
  const page = await open(MEX, { viewport: NARROW });
  const bar = page.locator(".outline > summary");
  await waitForScripts(page);
  await scrollToHeading(page, "Two programs");
  await expect.poll(() => bar.textContent()).toBe("On this pageTwo programs");
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThan(60);

  await scrollToHeading(page, "One game by hand: take 1, 3 or 4");
  await expect.poll(() => bar.textContent()).toMatch(/take 1, 3 or 4$/);
  expect((await bar.boundingBox())?.height).toBe(box?.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);

  // The document may grow, because blocks far from the window are laid out late.
  const height = () => page.locator(".outline").evaluate((one) => one.clientHeight);
  const before = await height();
  await bar.click();
  await outline(page).waitFor();
  expect(await height()).toBe(before);
  await page.keyboard.press("Escape");
  await outline(page).waitFor({ state: "hidden" });
  expect(await bar.evaluate((one) => one === document.activeElement)).toBe(true);

  await bar.click();
  await outline(page).getByRole("link", { name: "Exercises" }).click();
  await outline(page).waitFor({ state: "hidden" });
  const heading = page.getByRole("heading", { name: "Exercises", exact: true });
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  await expect.poll(top).toBeLessThan(NARROW.height / 3);
  expect(await top()).toBeGreaterThanOrEqual(box?.height ?? 0);
  await expect.poll(() => bar.textContent()).toBe("On this pageExercises");
});

test("on a phone the bar with the parts of a problem stays, marks the current part, and covers none", async () => {
  const page = await open("/problems/hdu5724/", { viewport: NARROW });
  await waitForScripts(page);
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  const bar = page.locator(".article-bar");
  for (const part of await parts.getByRole("link").all()) {
    await part.click();
    const name = (await part.textContent()) ?? "";
    await expect.poll(() => parts.locator("[aria-current]").allTextContents()).toEqual([name]);
    const top = page.locator(":target").evaluate((one) => one.getBoundingClientRect().top);
    const bottom = bar.evaluate((one) => one.getBoundingClientRect().bottom);
    expect(await top, name).toBeGreaterThanOrEqual(await bottom);
    expect((await bar.boundingBox())?.height).toBeLessThan(50);
  }
});

test("without scripts the bar with the outline is not sticky", async () => {
  const page = await open(MEX, { viewport: NARROW, javaScriptEnabled: false });
  const bar = page.locator(".article-bar");
  expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe("static");
});

const headers = [
  [MEX, NARROW],
  ["/reference/glossary/", WIDE],
  [MEX, WIDE],
  ["/laboratory/", NARROW],
] as const;
for (const [path, viewport] of firstUnlessWhole(headers, 2)) {
  test(`the header of ${path} hides on scrolling down and returns on scrolling up, at ${viewport.width} px`, async () => {
    const page = await open(path, { viewport, reducedMotion: "reduce" });
    await waitForScripts(page);
    const bottom = () =>
      page.locator(".site-header").evaluate((one) => one.getBoundingClientRect().bottom);
    const height = await bottom();
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(bottom).toBe(0);
    const upward = () => page.evaluate(() => scrollBy(0, -20)).then(bottom);
    await expect.poll(upward).toBe(height);
    // The header covers no element that Shift-Tab focuses.
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>("main a[href]")];
      links.find((one) => one.getBoundingClientRect().top > 200)?.focus();
    });
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Shift+Tab");
      const { top, covered, name } = await page.evaluate(() => {
        const one = document.activeElement ?? document.body;
        const bars = [...document.querySelectorAll(".site-header, .article-bar")];
        return {
          top: one.closest(".prose, .laboratory-page") ? one.getBoundingClientRect().top : Infinity,
          covered: Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom)),
          name: one.outerHTML.slice(0, 80),
        };
      });
      expect(top, name).toBeGreaterThanOrEqual(covered);
    }
  });
}

const BOUTON = "/foundations/bouton/";
const note = (page: Page) => page.locator(".term-note:popover-open");

test("a definition opens and stays under the pointer, and closes by Escape or when the pointer leaves", async () => {
  const page = await open(BOUTON, { viewport: WIDE });
  await waitForScripts(page);
  const term = page.locator("a.term").first();
  await term.hover();
  await note(page).waitFor();
  await note(page).hover();
  await page.keyboard.press("Escape");
  expect(await note(page).count()).toBe(0);
  await term.hover();
  await note(page).waitFor();
  await page.mouse.move(1, 1);
  await note(page).waitFor({ state: "hidden" });
});

test("the keys reach a definition and its link to the glossary; Enter on the term follows the term's link", async () => {
  const page = await open(BOUTON, { viewport: WIDE });
  await waitForScripts(page);
  const term = page.locator("a.term").first();
  await page.keyboard.press("Tab");
  await term.focus();
  expect(await note(page).textContent()).toMatch(/^position\. All that there is to know/);
  await page.keyboard.press("Tab");
  const focused = page.getByRole("link", { name: "Glossary: position" });
  expect(await focused.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/reference\/glossary\/#position/);
});

test("a tap on a term opens its definition inside the window, and a tap elsewhere closes it", async () => {
  const page = await open(BOUTON, { viewport: NARROW, hasTouch: true });
  await waitForScripts(page);
  for (const term of await page.locator("a.term:visible").all()) {
    await term.tap();
    const box = await note(page).boundingBox();
    expect(box && box.x > 0 && box.x + box.width < NARROW.width, "is in the window").toBe(true);
    await page.touchscreen.tap(3, 400);
    expect(await note(page).count()).toBe(0);
  }
  expect(new URL(page.url()).pathname).toBe(BOUTON);
});

test("a chosen theme also applies to the next page", async () => {
  const page = await open("/", { colorScheme: "light" });
  await page.getByLabel("Theme").selectOption("dark");
  await page.goto(address(MEX));
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("dark");
});
