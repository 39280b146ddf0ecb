import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cell, waitForState, output, run, writeCell } from "./notebook-page.ts";
import { BLANK, address, axeViolations, open, hydrate } from "./support.ts";

/** A page with figures, and a short page for tests of cells. */
const MEX = "/foundations/mex/";
const PAGE = "/problems/poj1704/";
const PAGE_SCRIPT = /NotebookSetup.*\.js/;

/** A note about the scripts of a page, which is hidden unless it applies. */
const note = (page: Page, kind: "old" | "failed") => page.locator(`#scripts-${kind}`);

/** Opens a page after `breakPage` has broken a part of it. */
async function openBroken(breakPage: (page: Page) => Promise<unknown>, path = PAGE): Promise<Page> {
  const page = await open(BLANK);
  await breakPage(page);
  await page.goto(address(path), { waitUntil: "commit" });
  await page.locator(".site-footer").waitFor({ state: "attached" });
  return page;
}

describe("a figure whose script does not load", () => {
  test("shows a message and does not change; reloading the page restores it", async () => {
    const page = await openBroken((page) => page.route(/MexPlay\./, (route) => route.abort()), MEX);
    const play = page.getByRole("group", { name: "mex of your own set", exact: true });
    const before = await play.innerText();
    await play.scrollIntoViewIfNeeded();
    const report = page.getByRole("alert").filter({ hasText: "did not load" });
    await report.waitFor();
    expect(await play.innerText()).toBe(before);
    expect(await axeViolations(page, '[role="alert"]')).toEqual([]);

    await page.unroute(/MexPlay\./);
    await report.getByRole("link", { name: "Reload the page" }).click();
    await expect.poll(() => report.count()).toBe(0);
    await hydrate(play);
    await play.getByRole("textbox").fill("0 1 2");
    await play.getByRole("status").filter({ hasText: "3" }).waitFor();
  });
});

describe("the notebook", () => {
  test("shows a note, and a message at a clicked cell, if the page's script does not load", async () => {
    const page = await openBroken((page) => page.route(PAGE_SCRIPT, (route) => route.abort()));
    await note(page, "failed").waitFor();
    expect(await note(page, "failed").getByRole("link").getAttribute("href")).toBe(PAGE);
    await run(page, 1);
    await cell(page, 1).getByText("A script on this page did not load").waitFor();
    await page.unroute(PAGE_SCRIPT);
    await note(page, "failed").getByRole("link", { name: "Reload the page" }).click();
    await note(page, "failed").waitFor({ state: "hidden" });
    await run(page, 1);
    await waitForState(page, 1);
  });

  test.each([
    ["its script", /\/notebook\.[^/]*js/],
    ["the script of its editor", /\/open-editor\.[^/]*js/],
  ])(
    "shows a message at the cell if %s does not load; reloading the page loads it",
    async (_, script) => {
      const page = await open(PAGE);
      await page.route(script, (route) => route.abort());
      const edit = cell(page, 1).getByRole("button", { name: "Edit", exact: true });
      await edit.click();
      await cell(page, 1).getByText("A required script did not load").waitFor();
      await page.unroute(script);
      await page.reload();
      await edit.click();
      await page.getByRole("textbox", { name: "Code of cell 1", exact: true }).waitFor();
    },
  );

  test("reports that the kernel could not start if its frame is blocked, and the next Run starts it", async () => {
    const page = await open(PAGE);
    await page.route("**/lib/sandbox.html", (route) => route.abort());
    await run(page, 1);
    await cell(page, 1)
      .getByText(/The kernel could not start/)
      .waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
    await page.unroute("**/lib/sandbox.html");
    await run(page, 1);
    await waitForState(page, 1);
  });
});

test("if storage is blocked, the page reports it, and the theme and edits still work", async () => {
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
  await page.locator("#theme-status").getByText("Not saved: the browser does not").waitFor();
  await writeCell(page, 1, "6 * 7");
  await page
    .getByText("Your edits are not saved: the browser does not let this site store data.")
    .filter({ visible: true })
    .waitFor();
  await run(page, 1);
  await waitForState(page, 1);
  expect(await output(page, 1).innerText()).toBe("42");
});

describe("the note for an old browser", () => {
  test("is shown with the article and without Run buttons", async () => {
    const page = await openBroken((page) =>
      page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTMLUnsafe")),
    );
    await note(page, "old").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    expect(await output(page, 1).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Run", exact: true }).count()).toBe(0);
    expect(await axeViolations(page, "#scripts-old")).toEqual([]);
  });

  test("is hidden in a supported browser and without scripts", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open(PAGE, { javaScriptEnabled });
      expect(await note(page, "old").isVisible()).toBe(false);
      expect(await note(page, "failed").isVisible()).toBe(false);
    }
  });
});
