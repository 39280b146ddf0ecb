import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { some } from "../support/extent.ts";
import { cell, ended, openWith, writeCell } from "./notebook-page.ts";
import { open } from "./support.ts";

/** A page with a cell of 33 lines that stand open. */
const LONG = "/reference/myths/";
const LINES = 8;

const listing = (page: Page, n: number) => cell(page, n).locator("pre.astro-code");
const button = (page: Page, n: number, name: string) =>
  cell(page, n).getByRole("button", { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return [at?.closest<HTMLElement>(".cell")?.dataset["cell"], at?.localName];
  });

/** Whether all of a cell's output is in the window. */
const outputIsInSight = (page: Page, n: number) =>
  cell(page, n)
    .locator(".cell-outputs")
    .evaluate((output) => {
      const { top, bottom } = output.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

test.each(some([1280, 320, 768], 2))(
  "the tools of a cell stand near its code, and stay in sight while it scrolls, at %i px",
  async (width) => {
    const page = await open(LONG, { viewport: { width, height: 500 } });
    await cell(page, LINES).locator(".cell-more summary").click();
    const places = () =>
      cell(page, LINES).evaluate((root) => {
        const box = (selector: string) =>
          (root.querySelector(selector) ?? root).getBoundingClientRect();
        const [run, edit, code] = [box('[data-act="run"]'), box('[data-act="edit"]'), box("pre")];
        return {
          top: run.top,
          from: run.left - code.left,
          right: code.right - edit.right,
          code: code.top,
          codeEnd: code.bottom,
        };
      });
    await cell(page, LINES).evaluate((root) => root.scrollIntoView({ behavior: "instant" }));
    const before = await places();
    expect(before.top).toBeLessThan(before.code);
    expect(before.right).toBeLessThanOrEqual(80);
    expect(before.from).toBeGreaterThan(0);
    await listing(page, LINES).evaluate((code) => {
      scrollBy({ top: code.getBoundingClientRect().bottom - 200, behavior: "instant" });
    });
    const after = await places();
    expect(after.code).toBeLessThan(0);
    expect(after.codeEnd).toBeGreaterThan(after.top);
    await button(page, LINES, "Run").click({ timeout: 5000 });
    await ended(page, LINES);
  },
);

test("code of more than 25 lines shows its beginning, and all of it at a press, on paper, where it is edited and after that", async () => {
  const page = await open(LONG);
  const lines = (await listing(page, LINES).innerText()).split("\n").length;
  expect(lines).toBeGreaterThan(25);
  /** How many lines there is room for. */
  const height = () =>
    listing(page, LINES).evaluate(
      (code) => code.clientHeight / parseFloat(getComputedStyle(code).lineHeight),
    );
  expect(await height()).toBeLessThan(19);
  await cell(page, LINES).getByText(`Show all ${lines} lines`).click();
  expect(await height()).toBeGreaterThan(lines);
  await cell(page, LINES).getByText("Show fewer lines").click();
  expect(await height()).toBeLessThan(19);
  await page.emulateMedia({ media: "print" });
  expect(await height()).toBeGreaterThan(lines);
  await page.emulateMedia({ media: "screen" });
  await button(page, LINES, "Edit").click();
  const editor = page.getByRole("textbox", { name: `Code of cell ${LINES}`, exact: true });
  await editor.press("Control+End");
  await page.keyboard.insertText("\n// mine");
  await button(page, LINES, "Edit").click();
  await listing(page, LINES).getByText("// mine").waitFor();
  expect(await height()).toBeGreaterThan(lines);
  expect(await cell(page, LINES).getByText("Show all").isVisible()).toBe(false);
});

/** Runs the code of a cell where it is read. */
async function runAt(page: Page, n: number): Promise<void> {
  await listing(page, n).focus();
  await page.keyboard.press("Shift+Enter");
}

test("Shift-Enter goes on when the run has finished, and stays at a cell that failed, with its output in sight", async () => {
  const long = "for (let i = 0; i < 12; i++) show(`line ${i}`);";
  const page = await openWith("1", long, `{ ${long} throw new Error("no"); }`);
  await runAt(page, 2);
  await ended(page, 2);
  await expect.poll(() => focused(page)).toEqual(["3", "pre"]);
  expect(await outputIsInSight(page, 2)).toBe(true);

  await page.setViewportSize({ width: 800, height: 720 });
  await runAt(page, 3);
  await ended(page, 3, "failed");
  const error = cell(page, 3).locator(".output-failure");
  await expect
    .poll(() => error.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  expect(await focused(page)).toEqual(["3", "pre"]);
});

test("Shift-Enter leaves the focus where the reader has taken it meanwhile", async () => {
  // Long enough to be caught while it runs.
  const slow = "await new Promise((go) => setTimeout(go, 1500)); 2";
  const page = await openWith("1", slow, "3");
  await runAt(page, 2);
  await ended(page, 2, "running");
  await button(page, 1, "Run").focus();
  await ended(page, 2);
  expect(await focused(page)).toEqual(["1", "button"]);
});

test("Control-Shift-Enter runs all cells, from the page and from an editor", async () => {
  const page = await openWith("1", "2", "3");
  const said = () => page.locator(".notebook-status").textContent();
  await listing(page, 2).waitFor();
  await page.keyboard.press("Control+Shift+Enter");
  await expect.poll(said).toMatch(/^All \d+ cells ran in/);
  await writeCell(page, 2, 'throw new Error("no")');
  await page.keyboard.press("Control+Shift+Enter");
  await expect.poll(said).toMatch(/^All \d+ cells ran in .*; cell 2 failed$/);
  const editor = page.getByRole("textbox", { name: "Code of cell 2" });
  expect(await editor.locator(".cm-line").count()).toBe(1);
});
