import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { compile } from "../../src/kernel/compile.ts";
import { link } from "../../src/kernel/link.ts";
import { open } from "./support.ts";

const MEX = "/foundations/mex/";
const articles = [MEX, "/problems/hdu1848/"];

const cell = (page: Page, n: number) => page.getByRole("group", { name: `Cell ${n}`, exact: true });
const output = (page: Page, n: number) =>
  page.getByRole("region", { name: `Output of cell ${n}`, exact: true });
const run = (page: Page, n: number) => cell(page, n).getByRole("button", { name: "Run" }).click();
const ended = (page: Page, n: number, state = "fresh") =>
  cell(page, n)
    .and(page.locator(`[data-state="${state}"]`))
    .waitFor();

/** A page on which the first cells run this code instead of their own. */
async function openWith(...codes: string[]): Promise<Page> {
  const page = await open(MEX);
  const cells = link(codes.map((code, i) => compile({ number: i + 1, code })));
  await page.evaluate((program) => {
    const setup = document.getElementById("notebook-setup");
    if (!setup) throw new Error("no setup");
    setup.textContent = JSON.stringify({ ...JSON.parse(setup.textContent), cells: program });
  }, cells);
  return page;
}

describe.each(articles)("the cells of %s", (path) => {
  test("show in the browser what the build recorded", { timeout: 120_000 }, async () => {
    const page = await open(path);
    const cells = page.locator(".cell");
    const count = await cells.count();
    const recorded = await page.locator(".cell-outputs").allInnerTexts();
    await page.getByRole("button", { name: "Run all" }).click();
    for (let n = 1; n <= count; n++) {
      await cells
        .nth(n - 1)
        .and(page.locator('[data-state="fresh"], [data-state="failed"]'))
        .waitFor();
    }
    expect(count).toBeGreaterThan(3);
    expect(await page.locator(".cell-outputs").allInnerTexts()).toEqual(recorded);
  });

  test("are complete without JavaScript", async () => {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await page.locator(".cell-shown > *").count()).toBeGreaterThan(3);
    expect(await page.locator(".katex").count()).toBeGreaterThan(3);
    expect(await page.getByRole("button", { name: "Run" }).count()).toBe(0);
  });
});

describe("running", () => {
  test("a cell runs the cells that it needs first, and only those", async () => {
    const page = await openWith("const a = 1;", "const b = 5;", "a + 1");
    await run(page, 3);
    await ended(page, 3);
    await ended(page, 1);
    expect(await output(page, 3).innerText()).toBe("2");
    expect(await cell(page, 2).getAttribute("data-state")).toBeNull();
    expect(await cell(page, 1).getByText("In [1]").count()).toBe(1);
    expect(await cell(page, 3).getByText("In [2]").count()).toBe(1);
  });

  test("pressing Run twice at once runs a cell once", async () => {
    const page = await openWith("show(1);");
    await cell(page, 1).getByRole("button", { name: "Run" }).dblclick();
    await ended(page, 1);
    expect(await output(page, 1).innerText()).toBe("1");
    expect(await cell(page, 1).getByText("In [1]").count()).toBe(1);
  });

  test("an error names its line and leaves what was shown before", async () => {
    const page = await openWith('show("before");\n\nthrow new RangeError("no");');
    await run(page, 1);
    await ended(page, 1, "failed");
    const text = await output(page, 1).innerText();
    expect(text).toMatch(/before[^]*RangeError line 3[^]*no/);
  });

  test("Stop ends an endless loop within a second, keeps its output, and the next run works", async () => {
    const page = await openWith('show("kept"); while (true) {}', "const a = 1;", "a + 1");
    await run(page, 1);
    await output(page, 1).getByText("kept").waitFor();
    const stop = cell(page, 1).getByRole("button", { name: "Stop" });
    const began = Date.now();
    await stop.click();
    await ended(page, 1, "stopped");
    expect(Date.now() - began).toBeLessThan(1000);
    expect(await output(page, 1).innerText()).toBe("kept");
    await run(page, 3);
    await ended(page, 3);
    expect(await output(page, 3).innerText()).toBe("2");
  });

  test("a loop that nobody stops is stopped by its budget", async () => {
    const page = await openWith("while (true) {}");
    await run(page, 1);
    await cell(page, 1)
      .getByText(/Stopped after 10\.\d s/)
      .waitFor({ timeout: 15_000 });
    await ended(page, 1, "stopped");
  });

  test("Restart brings the recorded outputs back", async () => {
    const page = await openWith("show('other')");
    const recorded = await output(page, 1).innerText();
    await run(page, 1);
    await ended(page, 1);
    expect(await output(page, 1).innerText()).toBe("other");
    await page.getByRole("button", { name: "Restart" }).click();
    await expect.poll(() => output(page, 1).innerText()).toBe(recorded);
  });

  test("works by keyboard alone: the focus stays on the cell's button", async () => {
    const page = await openWith("1 + 1");
    await cell(page, 1).getByRole("button", { name: "Run" }).focus();
    await page.keyboard.press("Enter");
    await ended(page, 1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
  });

  test("says so when the kernel cannot be loaded, and a later press tries again", async () => {
    const page = await openWith("1 + 1");
    await page.route("**/lib/kernel.*", (route) => route.abort());
    await run(page, 1);
    await cell(page, 1)
      .getByText(/The kernel could not start/)
      .waitFor();
    await page.unroute("**/lib/kernel.*");
    await run(page, 1);
    await ended(page, 1);
    expect(await output(page, 1).innerText()).toBe("2");
  });
});

describe("a cell cannot reach", () => {
  test.each([
    ["the network by fetch", 'await fetch("/")'],
    ["another origin by fetch", 'await fetch("http://127.0.0.1:1/")'],
    [
      "the network by XMLHttpRequest",
      'const x = new XMLHttpRequest(); x.open("GET", "http://127.0.0.1:1/", false); x.send();',
    ],
    [
      "a WebSocket",
      'await new Promise((_, no) => { const s = new WebSocket("ws://127.0.0.1:1/"); s.onerror = () => no(new Error("refused")); })',
    ],
    ["code by import()", 'await import("data:text/javascript,1")'],
    ["code by import() of an address", 'await import("http://127.0.0.1:1/x.js")'],
    ["code by importScripts", 'importScripts("data:text/javascript,1")'],
    [
      "indexedDB",
      'await new Promise((yes, no) => { const r = indexedDB.open("x"); r.onsuccess = yes; r.onerror = () => no(r.error); })',
    ],
    ["the cache", 'await caches.open("x")'],
    ["the page's document", "document.body"],
    ["the page's window", "window.parent"],
    ["the page's storage", "localStorage.length"],
    ["the page's cookies", "document.cookie"],
  ])("%s", async (_, code) => {
    const page = await openWith(code);
    await run(page, 1);
    await ended(page, 1, "failed");
    expect(await output(page, 1).innerText()).toMatch(/Error/);
  });

  test("the page by output that looks like HTML, by messages of its own, or by the library", async () => {
    const page = await openWith(
      'show("<img src=x onerror=document.title=1>"); postMessage({ type: "done", run: 1, ok: true, milliseconds: 0 }); 7',
      'import * as g from "grundy"; (g as any).mex = () => 99;',
      'import { mex } from "grundy"; mex([0])',
    );
    await run(page, 1);
    await ended(page, 1);
    expect(await output(page, 1).locator("img").count()).toBe(0);
    expect(await page.title()).toContain("Grundy Notebook");
    await run(page, 2);
    await ended(page, 2, "failed");
    await run(page, 3);
    await ended(page, 3);
    expect(await output(page, 3).innerText()).toBe("1");
  });
});
