import type { Page } from "playwright-core";
import { compile } from "../../src/notebook/compile.ts";
import { link } from "../../src/notebook/link.ts";
import { address, BLANK, open } from "./support.ts";

/** Cell n of a page. */
export const cell = (page: Page, n: number) => page.locator(`.cell[data-cell="${n}"]`);

export const output = (page: Page, n: number) =>
  page.getByRole("region", { name: `Output of cell ${n}`, exact: true });

export const run = (page: Page, n: number) =>
  cell(page, n).getByRole("button", { name: "Run" }).click();

/** Replaces the code of cell n in its editor. */
export async function writeCell(page: Page, n: number, code: string): Promise<void> {
  const editor = page.getByRole("textbox", { name: `Code of cell ${n}`, exact: true });
  if (!(await editor.isVisible()))
    await cell(page, n).getByRole("button", { name: "Edit", exact: true }).click();
  await editor.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
}

/** Waits until cell n has this state. */
export const waitForState = (page: Page, n: number, state = "fresh") =>
  cell(page, n)
    .and(page.locator(`[data-state="${state}"]`))
    .waitFor();

/** Pages by their minimum number of cells, solutions excluded: shorter pages load sooner. */
const PAGES = [
  [2, "/problems/poj1704/"],
  [4, "/problems/hdu2188/"],
  [17, "/foundations/mex/"],
] as const;

/** Runs cell n, and returns its final state: "fresh", "failed" or "stopped". */
export async function runToEnd(page: Page, n: number): Promise<string | null> {
  // The state of an earlier run does not count.
  await cell(page, n).evaluate((one: HTMLElement) => delete one.dataset["state"]);
  await run(page, n);
  await cell(page, n)
    .and(page.locator('[data-state="fresh"], [data-state="failed"], [data-state="stopped"]'))
    .waitFor();
  return cell(page, n).getAttribute("data-state");
}

/** Opens the folds of an article, so that all of its cells can be clicked. */
export const openFolds = (page: Page) =>
  page.locator(".prose-fold").evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });

/** Opens a page on which the first cells run this code instead of their own. */
export async function openWith(...codes: string[]): Promise<Page> {
  const page = await open(BLANK);
  const cells = link(codes.map((code, i) => compile({ number: i + 1, code })));
  await page.route(/\/lib\/cells\./, (route) => route.fulfill({ json: cells }));
  await page.goto(address(PAGES.find(([count]) => codes.length <= count)?.[1] ?? "none"));
  await openFolds(page);
  return page;
}

/** The page of a problem with a judge. */
export const PROBLEM = "/problems/hdu1848/";

export const solution = (page: Page) =>
  page.getByRole("group", { name: "Your solution", exact: true });
export const results = (page: Page) => solution(page).getByRole("region", { name: "Test results" });
export const button = (page: Page, name: string) =>
  solution(page).getByRole("button", { name, exact: true });
export const program = (page: Page) =>
  solution(page).getByRole("textbox", { name: "Your program" });
export const status = (page: Page) => solution(page).locator(".cell-status");

/** Replaces the program in the editor of the solution. */
export async function write(page: Page, code: string): Promise<void> {
  await page.mouse.move(1, 1);
  await solution(page).scrollIntoViewIfNeeded();
  await program(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
}
