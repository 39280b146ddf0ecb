import type { Page } from "playwright-core";
import { test } from "vitest";
import { open } from "./support.ts";

const cell = (page: Page) => page.getByRole("group", { name: "Cell 1", exact: true });

/** Puts this text in the place of the first cell's own, and runs it. */
async function run(page: Page, code: string): Promise<void> {
  await cell(page).getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: "Code of cell 1", exact: true }).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
  await page.keyboard.press("Control+Enter");
}

test("show.board puts a board under its cell, for a game of the library and for the cell's own", async () => {
  const page = await open("/foundations/mex/");
  const on = cell(page).getByRole("group", { name: "Board", exact: true });
  await run(page, 'import { kayles } from "grundy"; show.board(kayles, [3, 1]);');
  await on
    .getByRole("button", { name: "Take 2 from the end of row 1: numbers 1 to 2", exact: true })
    .click();
  await on.getByRole("status").filter({ hasText: "Your move" }).waitFor();

  await page.getByRole("textbox", { name: "Code of cell 1", exact: true }).focus();
  await page.keyboard.press("Control+A");
  const halving = "heapOptions: (n) => (n === 0 ? [] : [[Math.floor(n / 2)]])";
  await page.keyboard.insertText(
    `import { heapRuleset } from "grundy"; show.board(heapRuleset({ name: "Halving", ${halving} }), [5, 2]);`,
  );
  await page.keyboard.press("Control+Enter");
  await on.getByRole("button", { name: "Take 3 from heap 1", exact: true }).click();
  await on.getByRole("status").filter({ hasText: "Your move" }).waitFor();
});

test("a game with too many positions is shown as text", async () => {
  const page = await open("/foundations/mex/");
  await run(page, 'import { nim } from "grundy"; show.board({ ...nim }, [40, 40, 40]);');
  const output = page.getByRole("region", { name: "Output of cell 1", exact: true });
  await output.getByText("Nim: 40 40 40").waitFor();
  await output.getByText("too many positions").waitFor();
});
