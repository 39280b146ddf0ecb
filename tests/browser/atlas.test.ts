import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fromCsv } from "../../src/octal/atlas/row.ts";
import { open } from "./support.ts";

const csv = (name: string) => fromCsv(readFileSync(`src/octal/atlas/${name}`, "utf8"));
const three = csv("octal-3.csv");
const known = three.filter(({ proof }) => proof);

const games = (page: Page): Promise<string[]> =>
  page.locator(".atlas-table tbody th").allTextContents();
const status = (page: Page) => page.locator(".atlas-filter").getByRole("status");
const heading = (page: Page, name: string) => page.getByRole("columnheader", { name });

test("the games are chosen by code, by what is known and by their numbers, and counted", async () => {
  const page = await open("/laboratory/octal/");
  expect(await games(page)).toEqual(three.map(({ game }) => game));
  await page.getByLabel("Show").selectOption("known");
  await expect.poll(() => games(page)).toEqual(known.map(({ game }) => game));
  expect(await status(page).textContent()).toBe(`${known.length} of 512 games`);

  await page.getByLabel("Show").selectOption("");
  await page.getByLabel("Code begins with").fill(".x7");
  const second = three.filter(({ game }) => game[3] === "7");
  expect(await games(page)).toEqual(second.map(({ game }) => game));
  await page.getByLabel("Code begins with").fill("0.77");
  await page.getByLabel("Period is").fill("12");
  expect(await games(page)).toEqual(["0.770", "0.771"]);
  await page.getByLabel("Preperiod at least").fill("72");
  expect(await status(page).textContent()).toBe("No game is like that.");
  await page.getByLabel("Period is").fill("");
  await page.getByLabel("Code begins with").fill("");
  await page.getByLabel("Preperiod at least").fill("1e6");
  const far = known.filter(({ proof }) => (proof?.preperiod ?? 0) >= 1e6);
  expect(await games(page)).toEqual(far.map(({ game }) => game));
  await page.getByLabel("Preperiod at least").fill("-5");
  expect(await status(page).textContent()).toContain("“Preperiod at least” takes a whole number");
  expect(await page.getByLabel("Preperiod at least").getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Preperiod at least").fill("");
  expect(await page.getByLabel("Preperiod at least").getAttribute("aria-invalid")).toBeNull();
  await page.getByLabel("Code begins with").fill("zzz");
  expect(await games(page)).toEqual([]);
});

test("a heading sorts by its numbers, up and down, and says so; open games come last", async () => {
  const page = await open("/laboratory/octal/");
  const sorted = known.toSorted((a, b) => (a.proof?.period ?? 0) - (b.proof?.period ?? 0));
  const fallen = known.toSorted((a, b) => (b.proof?.period ?? 0) - (a.proof?.period ?? 0));
  const button = heading(page, "Period").first().getByRole("button");
  await button.and(page.locator(":enabled")).waitFor();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => heading(page, "Period").first().getAttribute("aria-sort")).toBe("ascending"); // prettier-ignore
  expect(await status(page).textContent()).toBe("512 of 512 games, sorted by “Period”, smallest first"); // prettier-ignore
  expect((await games(page)).slice(0, known.length)).toEqual(sorted.map(({ game }) => game));
  await page.keyboard.press("Enter");
  expect(await heading(page, "Period").first().getAttribute("aria-sort")).toBe("descending");
  expect(await heading(page, "Game").getAttribute("aria-sort")).toBeNull();
  expect(await status(page).textContent()).toContain("sorted by “Period”, largest first");
  const down = await games(page);
  expect(down.slice(0, known.length)).toEqual(fallen.map(({ game }) => game));
  expect(three.find(({ game }) => game === down.at(-1))?.proof).toBeUndefined();
});

test("codes of four digits are fetched when they are asked for, and lead to the laboratory", async () => {
  const page = await open("/laboratory/octal/");
  await page.getByLabel("Digits").selectOption("4");
  const four = csv("octal-4.csv").map(({ game }) => game);
  await expect.poll(() => games(page)).toEqual(four);
  const link = page.getByRole("link", { name: four[0] ?? "", exact: true });
  expect(await link.getAttribute("href")).toMatch(`/laboratory/?game=${four[0]}`);
  await page.getByLabel("Digits").selectOption("3");
  await expect.poll(() => games(page)).toEqual(three.map(({ game }) => game));
});
