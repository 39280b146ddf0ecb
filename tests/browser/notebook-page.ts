import type { Page } from "playwright-core";
import { expect } from "vitest";
import { compile } from "../../src/kernel/compile.ts";
import { link } from "../../src/kernel/link.ts";
import { open } from "./support.ts";

/** Cell n of a page. */
export const cell = (page: Page, n: number) =>
  page.getByRole("group", { name: `Cell ${n}`, exact: true });

/** What stands under cell n. */
export const output = (page: Page, n: number) =>
  page.getByRole("region", { name: `Output of cell ${n}`, exact: true });

/** Presses Run of cell n. */
export const run = (page: Page, n: number) =>
  cell(page, n).getByRole("button", { name: "Run" }).click();

/** Waits until cell n looks as a run leaves it. */
export const ended = (page: Page, n: number, state = "fresh") =>
  cell(page, n)
    .and(page.locator(`[data-state="${state}"]`))
    .waitFor();

/** A page on which the first cells run this code instead of their own. */
export async function openWith(...codes: string[]): Promise<Page> {
  const page = await open("/foundations/mex/");
  const cells = link(codes.map((code, i) => compile({ number: i + 1, code })));
  await page.route(/\/lib\/cells\./, (route) => route.fulfill({ json: cells }));
  return page;
}

/** The page still answers: its heading is there, and its second cell, which says 42, runs. */
export async function isUsable(page: Page): Promise<void> {
  expect(await page.title()).toContain("Grundy Notebook");
  await run(page, 2);
  await ended(page, 2);
  expect(await output(page, 2).innerText()).toBe("42");
}
