import type { Page } from "playwright-core";
import { compile } from "../../src/notebook/compile.ts";
import { link } from "../../src/notebook/link.ts";
import { address, BLANK, open } from "./support.ts";

/** Cell n of a page. */
export const cell = (page: Page, n: number) => page.locator(`.cell[data-cell="${n}"]`);

/** What stands under cell n. */
export const output = (page: Page, n: number) =>
  page.getByRole("region", { name: `Output of cell ${n}`, exact: true });

/** Presses Run of cell n. */
export const run = (page: Page, n: number) =>
  cell(page, n).getByRole("button", { name: "Run" }).click();

/** Puts this code in the place of the text of cell n, in its editor. */
export async function writeCell(page: Page, n: number, code: string): Promise<void> {
  const editor = page.getByRole("textbox", { name: `Code of cell ${n}`, exact: true });
  if (!(await editor.isVisible()))
    await cell(page, n).getByRole("button", { name: "Edit", exact: true }).click();
  await editor.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
}

/** Waits until cell n looks as a run leaves it. */
export const ended = (page: Page, n: number, state = "fresh") =>
  cell(page, n)
    .and(page.locator(`[data-state="${state}"]`))
    .waitFor();

/** Pages by how many cells they have at least, a reader's own program apart: the shorter, the sooner they are there. */
const PAGES = [
  [2, "/problems/poj1704/"],
  [4, "/problems/hdu2188/"],
  [17, "/foundations/mex/"],
] as const;

/** Runs cell n, and says how it ended: "fresh", "failed" or "stopped". */
export async function runToEnd(page: Page, n: number): Promise<string | null> {
  // What an earlier run has left says nothing of this one.
  await cell(page, n).evaluate((one: HTMLElement) => delete one.dataset["state"]);
  await run(page, n);
  await cell(page, n)
    .and(page.locator('[data-state="fresh"], [data-state="failed"], [data-state="stopped"]'))
    .waitFor();
  return cell(page, n).getAttribute("data-state");
}

/** Opens what an article has folded, so that all of its cells can be pressed. */
export const unfold = (page: Page) =>
  page.locator(".prose-fold").evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });

/** A page on which the first cells run this code instead of their own. */
export async function openWith(...codes: string[]): Promise<Page> {
  const page = await open(BLANK);
  const cells = link(codes.map((code, i) => compile({ number: i + 1, code })));
  await page.route(/\/lib\/cells\./, (route) => route.fulfill({ json: cells }));
  await page.goto(address(PAGES.find(([most]) => codes.length <= most)?.[1] ?? "none"));
  await unfold(page);
  return page;
}

/** The page of a problem that can be judged. */
export const PROBLEM = "/problems/hdu1848/";

export const solution = (page: Page) =>
  page.getByRole("group", { name: "Your solution", exact: true });
export const results = (page: Page) => solution(page).getByRole("region", { name: "Test results" });
export const button = (page: Page, name: string) =>
  solution(page).getByRole("button", { name, exact: true });
export const program = (page: Page) =>
  solution(page).getByRole("textbox", { name: "Your program" });
export const status = (page: Page) => solution(page).locator(".cell-status");

/** Writes a program in the place of the present one. */
export async function write(page: Page, code: string): Promise<void> {
  await page.mouse.move(1, 1);
  await solution(page).scrollIntoViewIfNeeded();
  await program(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
}
