import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Notebook } from "../../src/export/notebook/notebook.ts";
import { codeOf, readNotebook } from "../support/built-pages.ts";
import { writeCell } from "./notebook-page.ts";
import { open } from "./support.ts";

const MEX = "/foundations/mex/";
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Notebook" });

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
