import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cell, ended, output, run, writeCell } from "./notebook-page.ts";
import { BLANK, address, faults, open, load } from "./support.ts";

/** A page with figures, and a short one for what has to do with cells alone. */
const MEX = "/foundations/mex/";
const PAGE = "/problems/poj1704/";
const PAGE_SCRIPT = /NotebookSetup.*\.js/;

/** The notes of a page: each is hidden until it is so. */
const note = (page: Page, kind: "old" | "failed") => page.locator(`#scripts-${kind}`);

/** A visitor for whom something of the page is broken before the page is there. */
async function openBroken(spoil: (page: Page) => Promise<unknown>, path = PAGE): Promise<Page> {
  const page = await open(BLANK);
  await spoil(page);
  await page.goto(address(path), { waitUntil: "commit" });
  await page.locator(".site-footer").waitFor({ state: "attached" });
  return page;
}

describe("a figure whose script does not load", () => {
  test("stays as it is and says so; the page loaded again brings it to life", async () => {
    const page = await openBroken((page) => page.route(/MexPlay\./, (route) => route.abort()), MEX);
    const play = page.getByRole("group", { name: "mex of your own set", exact: true });
    const before = await play.innerText();
    await play.scrollIntoViewIfNeeded();
    const report = page.getByRole("alert").filter({ hasText: "did not load" });
    await report.waitFor();
    expect(await play.innerText()).toBe(before);
    expect(await faults(page, '[role="alert"]')).toEqual([]);

    await page.unroute(/MexPlay\./);
    await report.getByRole("link", { name: "Load the page again" }).click();
    await expect.poll(() => report.count()).toBe(0);
    await load(play);
    await play.getByRole("textbox").fill("0 1 2");
    await play.getByRole("status").filter({ hasText: "3" }).waitFor();
  });
});

describe("the notebook", () => {
  test("says where it is pressed that the page's script did not load", async () => {
    const page = await openBroken((page) => page.route(PAGE_SCRIPT, (route) => route.abort()));
    await note(page, "failed").waitFor();
    expect(await note(page, "failed").getByRole("link").getAttribute("href")).toBe(PAGE);
    await run(page, 1);
    await cell(page, 1).getByText("A script of this page did not load").waitFor();
    await page.unroute(PAGE_SCRIPT);
    await note(page, "failed").getByRole("link", { name: "Load the page again" }).click();
    await note(page, "failed").waitFor({ state: "hidden" });
    await run(page, 1);
    await ended(page, 1);
  });

  test.each([
    ["its program", /\/notebook\.[^/]*js/],
    ["its editor", /\/open-editor\.[^/]*js/],
  ])(
    "says at the cell that %s did not load, and the page loaded again has it",
    async (_, script) => {
      const page = await open(PAGE);
      await page.route(script, (route) => route.abort());
      const edit = cell(page, 1).getByRole("button", { name: "Edit", exact: true });
      await edit.click();
      await cell(page, 1).getByText("A script that this needs did not load").waitFor();
      await page.unroute(script);
      await page.reload();
      await edit.click();
      await page.getByRole("textbox", { name: "Code of cell 1", exact: true }).waitFor();
    },
  );

  test("says so when its frame is not let in, and a later press tries again", async () => {
    const page = await open(PAGE);
    await page.route("**/lib/sandbox.html", (route) => route.abort());
    await run(page, 1);
    await cell(page, 1)
      .getByText(/The kernel could not start/)
      .waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
    await page.unroute("**/lib/sandbox.html");
    await run(page, 1);
    await ended(page, 1);
  });
});

test("where storage is blocked, a theme and edits hold for the page, and that is said", async () => {
  const page = await openBroken((page) =>
    page.addInitScript(() => {
      if (window.top !== window) return;
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Storage is blocked", "SecurityError");
        },
      });
    }),
  );
  await page.waitForLoadState();
  await page.getByLabel("Theme").selectOption("dark");
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("dark");
  await page.getByText("Not kept: this browser lets the site store nothing.").waitFor();
  await writeCell(page, 1, "6 * 7");
  await page
    .getByText("The browser does not let this site store anything.")
    .filter({ visible: true })
    .waitFor();
  await run(page, 1);
  await ended(page, 1);
  expect(await output(page, 1).innerText()).toBe("42");
});

describe("a browser that is too old", () => {
  test("reads everything, is told what does not work, and is offered no dead buttons", async () => {
    const page = await openBroken((page) =>
      page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTMLUnsafe")),
    );
    await note(page, "old").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    expect(await output(page, 1).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Run", exact: true }).count()).toBe(0);
    expect(await faults(page, "#scripts-old")).toEqual([]);
  });

  test("is told nothing where it is able, nor where no script runs", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open(PAGE, { javaScriptEnabled });
      expect(await note(page, "old").isVisible()).toBe(false);
      expect(await note(page, "failed").isVisible()).toBe(false);
    }
  });
});
