import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { firstUnlessWhole } from "../support/extent.ts";
import { cell, waitForState, openWith, writeCell } from "./notebook-page.ts";
import { open } from "./support.ts";

/** A page, and its cell of 33 lines that is not in a fold. */
const PAGE = "/reference/myths/";
const LONG = 8;

const listing = (page: Page, n: number) => cell(page, n).locator("pre.astro-code");
const button = (page: Page, n: number, name: string) =>
  cell(page, n).getByRole("button", { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return [at?.closest<HTMLElement>(".cell")?.dataset["cell"], at?.localName];
  });

/** Reports whether all of a cell's output is in the window. */
const isOutputInView = (page: Page, n: number) =>
  cell(page, n)
    .locator(".cell-outputs")
    .evaluate((output) => {
      const { top, bottom } = output.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

test.each(firstUnlessWhole([1280, 320, 768], 2))(
  "the buttons of a cell are above its code, and stay in view while it scrolls, at %i px",
  async (width) => {
    const page = await open(PAGE, { viewport: { width, height: 500 } });
    await cell(page, LONG).locator(".cell-more summary").click();
    const places = () =>
      cell(page, LONG).evaluate((root) => {
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
    await cell(page, LONG).evaluate((root) => root.scrollIntoView({ behavior: "instant" }));
    const before = await places();
    expect(before.top).toBeLessThan(before.code);
    expect(before.right).toBeLessThanOrEqual(80);
    expect(before.from).toBeGreaterThan(0);
    await listing(page, LONG).evaluate((code) => {
      scrollBy({ top: code.getBoundingClientRect().bottom - 200, behavior: "instant" });
    });
    const after = await places();
    expect(after.code).toBeLessThan(0);
    expect(after.codeEnd).toBeGreaterThan(after.top);
    await button(page, LONG, "Run").click({ timeout: 5000 });
    await waitForState(page, LONG);
  },
);

test("code of more than 25 lines is cut until it is expanded, printed or edited", async () => {
  const page = await open(PAGE);
  const lines = (await listing(page, LONG).innerText()).split("\n").length;
  expect(lines).toBeGreaterThan(25);
  /** Returns the number of lines for which there is room. */
  const height = () =>
    listing(page, LONG).evaluate(
      (code) => code.clientHeight / parseFloat(getComputedStyle(code).lineHeight),
    );
  expect(await height()).toBeLessThan(19);
  await cell(page, LONG).getByText(`Show all ${lines} lines`).click();
  expect(await height()).toBeGreaterThan(lines);
  await cell(page, LONG).getByText("Show fewer lines").click();
  expect(await height()).toBeLessThan(19);
  await page.emulateMedia({ media: "print" });
  expect(await height()).toBeGreaterThan(lines);
  await page.emulateMedia({ media: "screen" });
  await button(page, LONG, "Edit").click();
  const editor = page.getByRole("textbox", { name: `Code of cell ${LONG}`, exact: true });
  await editor.press("Control+End");
  await page.keyboard.insertText("\n// mine");
  await button(page, LONG, "Edit").click();
  await listing(page, LONG).getByText("// mine").waitFor();
  expect(await height()).toBeGreaterThan(lines);
  expect(await cell(page, LONG).getByText("Show all").isVisible()).toBe(false);
});

/** Presses Shift-Enter in the listing of a cell. */
async function runInListing(page: Page, n: number): Promise<void> {
  await listing(page, n).focus();
  await page.keyboard.press("Shift+Enter");
}

test("Shift-Enter moves to the next cell after a run but not after a failure, and shows the output", async () => {
  const long = "for (let i = 0; i < 12; i++) show(`line ${i}`);";
  const page = await openWith("1", long, `{ ${long} throw new Error("no"); }`);
  await runInListing(page, 2);
  await waitForState(page, 2);
  await expect.poll(() => focused(page)).toEqual(["3", "pre"]);
  expect(await isOutputInView(page, 2)).toBe(true);

  await page.setViewportSize({ width: 800, height: 720 });
  await runInListing(page, 3);
  await waitForState(page, 3, "failed");
  const error = cell(page, 3).locator(".output-failure");
  await expect
    .poll(() => error.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  expect(await focused(page)).toEqual(["3", "pre"]);
});

test("Shift-Enter does not move the focus if the reader has moved it during the run", async () => {
  // Takes long enough to be observed.
  const slow = "await new Promise((go) => setTimeout(go, 1500)); 2";
  const page = await openWith("1", slow, "3");
  await runInListing(page, 2);
  await waitForState(page, 2, "running");
  await button(page, 1, "Run").focus();
  await waitForState(page, 2);
  expect(await focused(page)).toEqual(["1", "button"]);
});

test("Control-Shift-Enter runs all cells, from the page and from an editor", async () => {
  const page = await openWith("1", "2", "3");
  const message = () => page.locator(".notebook-status").textContent();
  await listing(page, 2).waitFor();
  await page.keyboard.press("Control+Shift+Enter");
  await expect.poll(message).toMatch(/^All \d+ cells ran in/);
  await writeCell(page, 2, 'throw new Error("no")');
  await page.keyboard.press("Control+Shift+Enter");
  await expect.poll(message).toMatch(/^All \d+ cells ran in .*; cell 2 failed$/);
  const editor = page.getByRole("textbox", { name: "Code of cell 2" });
  expect(await editor.locator(".cm-line").count()).toBe(1);
});
