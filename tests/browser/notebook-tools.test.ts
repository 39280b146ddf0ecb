import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Notebook } from "../../src/export/notebook/notebook.ts";
import { codeOf, readNotebook } from "../support/built-notebooks.ts";
import { cell, ended, run, writeCell } from "./notebook-page.ts";
import { faults, open } from "./support.ts";

const MEX = "/foundations/mex/";
const TYPES = /\/lib\/types\.[0-9a-f]{10}\.js$/;

const box = (page: Page) => page.getByRole("checkbox", { name: "Check types" });
const rightTypes = (page: Page) => page.getByText("Types checked: no fault.").waitFor();
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Notebook" });

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

test("a notebook is saved under its own name, without scripts too", async () => {
  const page = await open(MEX, { javaScriptEnabled: false, acceptDownloads: true });
  const downloaded = page.waitForEvent("download");
  await toolbar(page).getByRole("link", { name: "Download notebook", exact: true }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("mex.ipynb");
  const file = readFileSync(await download.path());
  expect(file.equals(readFileSync("dist/foundations/mex.ipynb"))).toBe(true);
});

test("a notebook with edits is offered once there are any, and lacks the outputs of other code", async () => {
  const page = await open(MEX, { acceptDownloads: true });
  const button = toolbar(page).getByRole("button", { name: "Download with your edits" });
  expect(await button.count()).toBe(0);
  await writeCell(page, 1, "const mine: number = 6;\nmine * 7");
  const downloaded = page.waitForEvent("download");
  await button.click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("mex-edited.ipynb");
  const [first, ...rest] = codeOf(
    JSON.parse(readFileSync(await download.path(), "utf8")) as Notebook,
  );
  const code = /^import \{ show.*\nconst mine: number = 6;\nawait show\.result\(mine \* 7\)$/;
  expect(first?.source).toMatch(code);
  expect(first?.outputs).toEqual([]);
  const built = codeOf(readNotebook("/foundations/mex.ipynb")).slice(1);
  expect(rest.map(({ source }) => source)).toEqual(built.map(({ source }) => source));
});
