import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { cell, ended, run, writeCell } from "./notebook-page.ts";
import { faults, open } from "./support.ts";

const MEX = "/foundations/mex/";
const TYPES = /\/lib\/types\.[0-9a-f]{10}\.js$/;

const box = (page: Page) => page.getByRole("checkbox", { name: "Check types" });
const rightTypes = (page: Page) => page.getByText("Types checked: no fault.").waitFor();

test("types are loaded when the reader asks, and a fault is listed under its cell until it is mended", async () => {
  const page = await open(MEX);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (TYPES.test(request.url())) asked.push(request.url());
  });
  await run(page, 1);
  await ended(page, 1);
  expect(asked).toEqual([]);
  await box(page).check();
  await rightTypes(page);

  await writeCell(page, 2, "const n = 1;\nconst word: string = n;");
  const list = page.getByRole("list", { name: "Type faults of cell 2", exact: true });
  await list.waitFor();
  expect(await list.getByRole("listitem").allInnerTexts()).toEqual([
    "Type: line 2: Type 'number' is not assignable to type 'string'.",
  ]);
  const status = page.getByRole("status").and(page.locator(".types-said"));
  expect(await status.innerText()).toMatch(/^Types checked: .*cell 2, line 2\.$/);
  const editor = page.getByRole("textbox", { name: "Code of cell 2", exact: true });
  expect(await editor.getAttribute("aria-invalid")).toBe("true");
  const mark = cell(page, 2)
    .getByRole("status")
    .filter({ hasText: /^Line 2: Type 'number'/ });
  await mark.waitFor();
  expect(await faults(page, ".notebook-bar, [data-cell='2']")).toEqual([]);
  await writeCell(page, 2, "const n = 1;\nconst word: number = n;");
  await list.waitFor({ state: "detached" });
  expect(await editor.getAttribute("aria-invalid")).toBeNull();

  await box(page).uncheck();
  await page.getByText(/downloads \d\.\d MB once/).waitFor();
  expect(asked).toHaveLength(1);
});

test("a type checker that does not load says so, and can be switched on again", async () => {
  const page = await open(MEX);
  await page.route(TYPES, (route) => route.abort());
  // No check(): the box may be off again before that has looked at it.
  await box(page).click();
  await page.getByText("The type checker could not be loaded.").waitFor();
  expect(await box(page).isChecked()).toBe(false);
  await page.unroute(TYPES);
  await box(page).check();
  await rightTypes(page);
});
