import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fromCsv } from "../../src/octal/atlas/row.ts";
import { open, openStored } from "./support.ts";

const csv = (name: string) => fromCsv(readFileSync(`src/octal/atlas/${name}`, "utf8"));

test("the atlas can be filtered and sorted, counts its games, and links to the laboratory", async () => {
  const three = csv("octal-3.csv");
  const known = three.filter(({ proof }) => proof);
  const page = await open("/laboratory/octal/");
  const games = () => page.locator(".atlas-table tbody th").allTextContents();
  const status = page.locator(".problem-filter").getByRole("status");
  expect(await games()).toEqual(three.map(({ game }) => game));

  await page.getByRole("combobox", { name: "Show" }).selectOption("known");
  await expect.poll(games).toEqual(known.map(({ game }) => game));
  expect(await status.textContent()).toBe(`${known.length} of 512 games`);
  await page.getByRole("combobox", { name: "Show" }).selectOption("");
  await page.getByLabel("code begins with").fill("0.7x1");
  expect(await games()).toEqual(Array.from({ length: 8 }, (_, digit) => `0.7${digit}1`));
  await page.getByLabel("code begins with").fill("0.8");
  expect(await status.textContent()).toBe("No game matches.");
  await page.getByLabel("code begins with").fill("");

  await page.getByRole("columnheader", { name: "Game" }).getByRole("button").click();
  await expect.poll(games).toEqual(three.map(({ game }) => game).reverse());
  expect(new URL(page.url()).search).toBe("?sort=-game");
  await page.goBack();
  await expect.poll(games).toEqual(three.map(({ game }) => game));

  const heading = page.getByRole("columnheader", { name: "Period" }).first();
  await heading.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
  const sorted = known.toSorted((a, b) => (a.proof?.period ?? 0) - (b.proof?.period ?? 0));
  expect((await games()).slice(0, known.length)).toEqual(sorted.map(({ game }) => game));
  await page.keyboard.press("Enter");
  expect(await heading.getAttribute("aria-sort")).toBe("descending");
  expect(await status.textContent()).toContain("sorted by “Period”, largest first");
  const last = (await games()).at(-1);
  expect(three.find(({ game }) => game === last)?.proof, "unproved games are last").toBeUndefined();

  // The address stores the sorting for a reload and Back.
  expect(new URL(page.url()).search).toBe("?sort=-period");
  await page.reload();
  await expect.poll(() => heading.getAttribute("aria-sort")).toBe("descending");
  await page.goBack();
  await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
  await page.goBack();
  await expect.poll(games).toEqual(three.map(({ game }) => game));

  await page.getByLabel("Digits").selectOption("4");
  const four = csv("octal-4.csv").map(({ game }) => game);
  await expect.poll(games).toEqual(four);
  const link = page.getByRole("link", { name: four[0] ?? "", exact: true });
  expect(await link.getAttribute("href")).toMatch(`/laboratory/?game=${four[0]}`);
});

const items = (page: Page) => page.locator("[data-filtered] > :visible");

test("the problems can be filtered by level, text and what is read, and are counted", async () => {
  const articles = { "problems/hdu1848": { read: true, solved: [1] } };
  const stored = { "grundy-progress": JSON.stringify({ version: 1, articles }) };
  const page = await openStored("/problems/", stored);
  const status = page.locator(".problem-filter").getByRole("status");
  const all = await items(page).count();
  expect(all).toBeGreaterThan(10);
  await page.getByText(`1 of ${all} read`, { exact: true }).waitFor();

  await page.getByLabel("Level").selectOption("easy");
  await expect.poll(() => items(page).count()).toBeLessThan(all);
  const easy = await items(page).count();
  expect(await items(page).getByText("easy", { exact: true }).count()).toBe(easy);
  expect(await status.textContent()).toBe(`${easy} of ${all} problems`);
  await page.getByLabel("Level").selectOption("");

  await page.getByRole("combobox", { name: "Show" }).selectOption("read");
  await items(page).getByRole("link", { name: "Fibonacci again and again" }).waitFor();
  expect(await items(page).count()).toBe(1);
  await items(page)
    .getByText(/^1 of \d+ solved$/)
    .waitFor();
  await page.getByRole("combobox", { name: "Show" }).selectOption("unread");
  expect(await items(page).count()).toBe(all - 1);
  await page.getByRole("combobox", { name: "Show" }).selectOption("");

  await page.getByLabel("Title, judge or idea").fill("poj 1704");
  expect(await items(page).count()).toBe(1);
  expect(await items(page).getByText("staircase").isVisible()).toBe(false);
  await page.getByLabel("Show ideas").check();
  expect(await items(page).getByText("staircase").isVisible()).toBe(true);
  await page.getByLabel("Title, judge or idea").fill("no such problem");
  expect(await items(page).count()).toBe(0);
  expect(await status.textContent()).toContain("No problem matches");
});

test("the terms can be filtered by text, and the letters link to the remaining terms", async () => {
  const page = await open("/reference/glossary/");
  const letters = page.getByRole("navigation", { name: "Terms by letter" }).getByRole("link");
  const all = await letters.count();
  await page.getByLabel("A term, or a word of its definition").fill("mex");
  await expect.poll(() => letters.count()).toBeLessThan(all);
  for (const letter of await letters.all()) {
    const name = (await letter.innerText()).trim();
    await letter.press("Enter");
    const target = page.locator(":target");
    expect(await target.isVisible()).toBe(true);
    expect((await target.innerText()).charAt(0).toUpperCase()).toBe(name);
  }
});
