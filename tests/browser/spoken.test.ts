import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hear } from "./hear.ts";
import { cell, ended, openWith, run } from "./notebook-page.ts";

/** The rows on cells of the table "What a screen reader says" in CONTRIBUTING.md. */

const STALE = /^Stale: this output was computed before a change that concerns it/;

const status = (page: Page, n: number) => cell(page, n).locator(".cell-status");
const bar = (page: Page) => page.locator(".notebook-status");
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Opens the editor of a cell, and writes something in the place of its text. */
async function write(page: Page, n: number, code: string): Promise<void> {
  await cell(page, n).getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: `Code of cell ${n}`, exact: true }).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
}

/** A run that is quick on a quiet machine may take a while on a busy one, and is then said to go on. */
const ends = (heard: readonly string[]): string[] =>
  heard.filter((message) => !/running$/.test(message));

/** Holds that these were said, each once, in this order, and nothing else. */
function expectAnnounced(heard: readonly string[], ...messages: readonly RegExp[]): void {
  expect(heard).toEqual(messages.map((like) => expect.stringMatching(like) as string));
}

test("a run is said once, with the cells that ran first", async () => {
  const page = await openWith("const a = 1;", "const b = a + 1;", "a + b");
  const heard = await hear(page);
  await run(page, 3);
  await ended(page, 3);
  expectAnnounced(ends(await heard()), /^Cell 3 finished in [\d.]+ m?s; cells 1 and 2 ran first$/);
  await run(page, 3);
  await status(page, 3)
    .filter({ hasText: /finished in [\d.]+ m?s$/ })
    .waitFor();
  expectAnnounced(ends(await heard()), /^Cell 3 finished in [\d.]+ m?s$/);
});

test("a run that takes a while is said to go on, then to have ended; Stop is said by the cell", async () => {
  const page = await openWith("for (;;);", "1");
  const heard = await hear(page);
  await run(page, 1);
  await status(page, 1).filter({ hasText: "is running" }).waitFor();
  await run(page, 2);
  await cell(page, 1).getByRole("button", { name: "Stop" }).click();
  await ended(page, 1, "stopped");
  await ended(page, 2, "recorded");
  expectAnnounced(await heard(), /^Cell 1 is running$/, /^Stopped by you after /);
});

test("a failure is said once, with its name, its line and its message, in an open editor too", async () => {
  const page = await openWith('\nthrow new RangeError("too far");', "1");
  const heard = await hear(page);
  await run(page, 1);
  await ended(page, 1, "failed");
  expectAnnounced(ends(await heard()), /^Cell 1 failed: RangeError, line 2: too far$/);
  await write(page, 2, 'show(1);\nthrow new TypeError("no such heap");');
  await status(page, 2).filter({ hasText: STALE }).waitFor();
  await heard();
  await page.keyboard.press("Control+Enter");
  await ended(page, 2, "failed");
  await cell(page, 2).getByText("Line 2: TypeError: no such heap").waitFor();
  expectAnnounced(ends(await heard()), /^Cell 2 failed: TypeError, line 2: no such heap$/);
});

test("a run of all cells is said once for all, with those that failed", async () => {
  const page = await openWith("const a = 1;", "throw new Error(`${a}`);", "a");
  const heard = await hear(page);
  await press(page, "Run all");
  await bar(page).filter({ hasText: "ran in" }).waitFor();
  expectAnnounced(ends(await heard()), /^All 3 cells ran in [\d.]+ m?s; cell 2 failed$/);
  expect(await status(page, 2).textContent()).toBe("Cell 2 failed: Error, line 1: 1");
  await press(page, "Restart");
  await bar(page).filter({ hasText: "Restarted" }).waitFor();
  expectAnnounced(await heard(), /^Restarted: the outputs are those of the build again\.$/);
});

test("an edit is said once, by the cell that is edited, and so is its Reset", async () => {
  const page = await openWith("const a = 1;", "a + 1", "a + 2");
  const heard = await hear(page);
  await write(page, 1, "const a = 2;");
  await status(page, 2).filter({ hasText: STALE }).waitFor();
  await page.keyboard.type(" 345", { delay: 120 });
  await page.locator(".draft-note").getByText("cell 1").waitFor();
  expectAnnounced(await heard(), STALE);
  await cell(page, 1).getByRole("button", { name: "Reset", exact: true }).click();
  await status(page, 1).filter({ hasText: "lesson" }).waitFor();
  await expect.poll(() => status(page, 2).textContent()).toBe("");
  expectAnnounced(await heard(), /^Cell 1 has the lesson’s text again\.$/);
});

test("a mistake is said once by the editor, with its line", async () => {
  const page = await openWith("1");
  const heard = await hear(page);
  await write(page, 1, "const a = 1;\nconst b = ;");
  await cell(page, 1)
    .getByText(/Line 2: /)
    .waitFor();
  await status(page, 1).filter({ hasText: STALE }).waitFor();
  expect((await heard()).filter((message) => !STALE.test(message))).toEqual([
    expect.stringMatching(/^Line 2: /),
  ]);
});
