import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { address, open } from "./support.ts";

const items = (page: Page) => page.locator(".problem-list > li:visible");
const status = (page: Page) => page.locator(".problem-filter").getByRole("status");
const levels = (page: Page) =>
  items(page).locator(".problem-facts span:last-child").allTextContents();
const orders = (page: Page) =>
  items(page).evaluateAll((all) => all.map((one) => (one as HTMLLIElement).value));

test("the problems are chosen by level, by words and by what is read, and counted", async () => {
  const page = await open("/404.html");
  const stored = { "problems/hdu1848": { read: true, solved: [1] } };
  await page.evaluate(
    (text) => localStorage.setItem("grundy-progress", text),
    JSON.stringify({ version: 1, articles: stored }),
  );
  await page.goto(address("/problems/"));
  const all = await items(page).count();
  expect(all).toBeGreaterThan(10);
  await page.getByText(`1 of ${all} read`, { exact: true }).waitFor();

  await page.getByLabel("Level").selectOption("easy");
  await expect.poll(() => items(page).count()).toBeLessThan(all);
  const easy = await items(page).count();
  expect(easy).toBeGreaterThan(0);
  expect(new Set(await levels(page))).toEqual(new Set(["easy"]));
  expect(await status(page).textContent()).toBe(`${easy} of ${all} problems`);
  await page.getByLabel("Level").selectOption("");

  await page.getByLabel("Show").selectOption("read");
  expect(await items(page).getByRole("link").allTextContents()).toEqual([
    "Fibonacci again and again",
  ]);
  expect(
    await items(page)
      .getByText(/^1 of \d+ solved$/)
      .isVisible(),
  ).toBe(true);
  await page.getByLabel("Show").selectOption("unread");
  expect(await items(page).count()).toBe(all - 1);
  await page.getByLabel("Show").selectOption("");

  await page.getByLabel("Title, judge or idea").fill("poj 1704");
  expect(await items(page).count()).toBe(1);
  expect(await page.getByRole("heading", { level: 2 }).filter({ visible: true }).count()).toBe(1);
  await page.getByLabel("Title, judge or idea").fill("no such problem");
  expect(await items(page).count()).toBe(0);
  expect(await status(page).textContent()).toContain("No problem is like that");
});

test("the problems stand in the order of the book, or the easiest first", async () => {
  const page = await open("/problems/");
  const book = await orders(page);
  expect(book).toEqual([...book].sort((a, b) => a - b));
  await page.getByLabel("Order").selectOption("level");
  // The list is sorted once its script is there, whatever was chosen before.
  await expect.poll(() => orders(page)).not.toEqual(book);
  const places = ["easy", "medium", "hard"];
  for (const list of await page.locator(".problem-list").all()) {
    const found = await list.locator(".problem-facts span:last-child").allTextContents();
    const ranks = found.map((level) => places.indexOf(level));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  }
  await page.getByLabel("Order").selectOption("");
  expect(await orders(page)).toEqual(book);
});

test("what was chosen is there when the reader comes back from a problem", async () => {
  const page = await open("/problems/");
  const words = page.getByLabel("Title, judge or idea");
  await words.fill("poj 1704");
  await page.getByLabel("Order").selectOption("level");
  await expect.poll(() => items(page).count()).toBe(1);
  await items(page).getByRole("link").click();
  await page.waitForURL("**/poj1704/");
  await page.goBack();
  await expect.poll(() => items(page).count()).toBe(1);
  expect(await words.inputValue()).toBe("poj 1704");
  expect(await page.getByLabel("Order").inputValue()).toBe("level");
});
