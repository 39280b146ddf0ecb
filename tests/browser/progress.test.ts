import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { address, axeViolations, hydrate, open, openStored } from "./support.ts";

const MEX = "/foundations/mex/";
const KEY = "grundy-progress";

const exercise = (page: Page, n: number) => page.locator(`#exercise-${n}`);
const solvedMark = (page: Page, n: number) =>
  exercise(page, n).getByText("solved", { exact: true });
const markButton = (page: Page) => page.getByRole("button", { name: "Mark as read" });
const status = (page: Page) => page.locator(".mark-read").getByRole("status");
const mexRow = (page: Page) =>
  page.locator(".progress-row", { hasText: "mex and the Grundy function" });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

async function solve(page: Page, n: number, answer: string): Promise<void> {
  const field = exercise(page, n).getByRole("textbox");
  await hydrate(field);
  await field.fill(answer);
  await field.press("Enter");
}

describe("an article", () => {
  test("shows an exercise as solved after a right answer, also after a reload", async () => {
    const page = await open(MEX);
    await solve(page, 1, "5");
    expect(await solvedMark(page, 1).isVisible()).toBe(false);
    expect(await stored(page)).toBeNull();
    await solve(page, 1, "2");
    await solvedMark(page, 1).waitFor();
    expect(await page.getByRole("group", { name: "Exercise 1 easy solved" }).count()).toBe(1);
    await solve(page, 1, "5");
    await exercise(page, 1).getByText("solved before", { exact: true }).waitFor();
    expect(await solvedMark(page, 1).isVisible()).toBe(false);
    await page.reload();
    await solvedMark(page, 1).waitFor();
    expect(await solvedMark(page, 2).isVisible()).toBe(false);
    expect(await markButton(page).getAttribute("aria-pressed")).toBe("false");
  });

  test("counts an exercise in code, written by keyboard, when its tests accept the code", async () => {
    const page = await open(MEX);
    const insert = (code: string) => page.keyboard.insertText(code);
    const verdict = (text: string) =>
      exercise(page, 9).getByRole("status").filter({ hasText: text }).waitFor();
    await exercise(page, 9).getByLabel("Your program").focus();
    await page.keyboard.press("Enter");
    await exercise(page, 9).getByRole("textbox").waitFor();
    await page.keyboard.press("Control+A");
    await insert("function leastMissing(numbers: number[]) {\n  return new Set(numbers).size;\n}");
    await page.keyboard.press("Control+Enter");
    await verdict("Wrong answer");
    await exercise(page, 9).getByText("leastMissing([1])", { exact: true }).waitFor();
    await exercise(page, 9).getByText("that counts the different numbers").first().waitFor();
    expect(await solvedMark(page, 9).isVisible()).toBe(false);
    await page.keyboard.press("Control+A");
    await insert(
      "function leastMissing(numbers: number[]) {\n  let least = 0;\n  while (numbers.includes(least)) least++;\n  return least;\n}",
    );
    await page.keyboard.press("Control+Enter");
    await verdict("Accepted");
    await solvedMark(page, 9).waitFor();
    await page.goto(address("/progress/"));
    await mexRow(page).getByText("1 of 12 solved").waitFor();
  });

  test("is marked as read only by its button, also by keyboard, and lists show the mark", async () => {
    const page = await open(MEX);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await markButton(page).getAttribute("aria-pressed")).toBe("false");
    await markButton(page).focus();
    await page.keyboard.press("Enter");
    await status(page).getByText("Saved in this browser.").waitFor();
    expect(await markButton(page).getAttribute("aria-pressed")).toBe("true");
    await page.goto(address("/"));
    const link = page.locator("li", { hasText: "mex and the Grundy function" });
    await link.getByText("read", { exact: true }).waitFor();
    expect(await page.locator("[data-read-mark]:visible").count()).toBe(1);
    const next = page.locator("[data-continue]");
    expect(await next.getByRole("link").getAttribute("href")).toBe("/foundations/sprague-grundy/");
    await page.goto(address("/foundations/"));
    await page.getByText("1 of 7 read", { exact: true }).waitFor();
    await page.goto(address(MEX));
    await page.locator(".mark-read [aria-pressed='true']").press("Space");
    await page.locator(".mark-read [aria-pressed='false']").waitFor();
    await page.reload();
    expect(await markButton(page).getAttribute("aria-pressed")).toBe("false");
  });
});

test("the home page links to a chapter that the reader has begun", async () => {
  const begun = { [MEX.slice(1, -1)]: { read: false, solved: [1] } };
  const stored = { [KEY]: JSON.stringify({ version: 1, articles: begun }) };
  const page = await openStored("/", stored);
  const link = page.locator("[data-continue]").getByRole("link");
  await expect.poll(() => link.getAttribute("href")).toBe(MEX);
});

describe("the progress page", () => {
  test("counts read articles and solved exercises, except exercises that no longer exist", async () => {
    const saved = { [MEX.slice(1, -1)]: { read: true, solved: [1, 3, 999] } };
    const page = await openStored("/progress/", {
      [KEY]: JSON.stringify({ version: 1, articles: saved }),
    });
    const all = await page.goto(address(MEX)).then(() => page.locator(".exercise-field").count());
    await page.goto(address("/progress/"));
    await mexRow(page).getByText(`read · 2 of ${all} solved`, { exact: true }).waitFor();
    expect(await page.locator(".progress-row").count()).toBe(1);
    const bars = page.locator(".progress-bar");
    const one = bars.filter({ hasText: "1 of 7 read" }).getByRole("progressbar");
    expect(await one.getAttribute("value")).toBe("1");
    await bars.filter({ hasText: /^2 of \d+ exercises solved/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test("deletes all progress when the reader confirms it, and keeps the theme", async () => {
    const page = await openStored("/progress/", {
      [KEY]: '{"version":1,"articles":{"gone/article":{"read":true,"solved":[]}}}',
    });
    await page.getByLabel("Theme").selectOption("dark");
    const all = page.getByRole("button", { name: "Delete all progress", exact: true });
    page.once("dialog", (question) => void question.dismiss());
    await all.press("Enter");
    expect(await stored(page)).not.toBeNull();
    page.once("dialog", (question) => void question.accept());
    await all.press("Enter");
    const outcome = page.getByText("All progress was deleted.");
    await expect.poll(() => outcome.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await stored(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    expect(await all.count()).toBe(0);
  });
});
