import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, scriptsRun } from "./support.ts";

const MEX = "/foundations/mex/";
const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 360, height: 740 };

const outline = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const marked = (page: Page) =>
  outline(page)
    .locator("[aria-current=location]")
    .evaluateAll((all) => all.map((link) => link.textContent));

/** Scrolls so that a heading stands near the window's top. */
const readOn = (page: Page, heading: string) =>
  page
    .getByRole("heading", { name: heading, exact: true })
    .evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 100));

describe("the outline beside the text", () => {
  test("stays in sight and marks the section that is read, down and up", async () => {
    const page = await open(MEX, { viewport: WIDE });
    await scriptsRun(page);
    expect(await marked(page)).toEqual([]);
    for (const section of ["Zero means lost", "Exercises", "The Grundy function"]) {
      await readOn(page, section);
      await expect.poll(() => marked(page)).toEqual([section]);
      const box = await outline(page).getByRole("link", { name: section }).boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= WIDE.height, section).toBe(true);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => marked(page)).toEqual([]);
  });

  test("leaves room for what stands before cells", async () => {
    const page = await open(MEX, { viewport: WIDE });
    const right = await outline(page).evaluate((one) => one.getBoundingClientRect().right);
    const lefts = await page
      .locator(".cell-count")
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().left),
      );
    expect(lefts.length).toBeGreaterThan(3);
    expect(Math.min(...lefts)).toBeGreaterThan(right);
  });

  test("says which chapter this is, and leads to its neighbours", async () => {
    const page = await open(MEX, { viewport: WIDE });
    expect(await outline(page).getByText("3 of 7").isVisible()).toBe(true);
    const near = outline(page).locator(".outline-near a");
    const to = await near.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(to).toEqual(["/foundations/bouton/", "/foundations/sprague-grundy/"]);
  });
});

describe("the outline above the text", () => {
  test("is one row that stays, names the section, opens over the text and closes by itself", async () => {
    const page = await open(MEX, { viewport: NARROW });
    const bar = page.locator(".outline summary");
    await scriptsRun(page);
    await readOn(page, "Two programs");
    await expect.poll(() => bar.textContent()).toBe("On this pageTwo programs");
    const box = await bar.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThan(60);

    await readOn(page, "One game by hand: take 1, 3 or 4");
    await expect.poll(() => bar.textContent()).toMatch(/take 1, 3 or 4$/);
    expect((await bar.boundingBox())?.height).toBe(box?.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);

    const before = await page.evaluate(() => document.body.scrollHeight);
    await bar.click();
    await outline(page).waitFor();
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before);
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

  test("does not stay over the text where no script closes it", async () => {
    const page = await open(MEX, { viewport: NARROW, javaScriptEnabled: false });
    const position = await page
      .locator(".outline")
      .evaluate((one) => getComputedStyle(one).position);
    expect(position).toBe("static");
  });
});

test("definitions stand in the margin of wide screens, beside no cell and no other", async () => {
  const page = await open("/foundations/sprague-grundy/", {
    viewport: { width: 1440, height: 900 },
  });
  const notes = page.locator(".side-note:visible");
  expect(await notes.count()).toBeGreaterThan(4);
  const covered = await notes.evaluateAll((all) => {
    const others = [
      ...document.querySelectorAll(".cell, .board-figure, .lesson-figure, .side-note"),
    ];
    const meets = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom; // prettier-ignore
    return all.filter((note) =>
      others.some((one) => one !== note && meets(note.getBoundingClientRect(), one.getBoundingClientRect())),
    ).length; // prettier-ignore
  });
  expect(covered).toBe(0);
  await page.setViewportSize(WIDE);
  expect(await notes.count()).toBe(0);
});
