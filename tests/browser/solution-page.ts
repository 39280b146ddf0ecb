import type { Page } from "playwright-core";

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
