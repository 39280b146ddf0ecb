import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { serveFolder, type FolderServer } from "../support/site.ts";
import { cell, waitForState, output, run } from "./notebook-page.ts";
import { builtPages } from "../support/built-pages.ts";
import { axeViolations, open } from "./support.ts";
import { globFiles } from "../support/glob-files.ts";
import { writeWorker } from "../../src/integrations/offline/offline.ts";
import { wholeOnly } from "../support/extent.ts";

const MEX = "/foundations/mex/";
const WORKS = /^Works offline \((\d+\.\d) MB\)$/;

// Each test stores the whole site.
vi.setConfig({ testTimeout: 180_000 });

let server: FolderServer | undefined;
let folder: string | undefined;

afterEach(async () => {
  await server?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true });
  server = folder = undefined;
});

const indicator = (page: Page) => page.locator(".offline-sign");
const status = (page: Page) => page.locator(".offline-status");
const newer = (page: Page) => page.locator(".offline-newer");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens a page of the site on a server of this test's own. */
async function visit(path: string): Promise<Page> {
  server ??= await serveFolder("dist");
  return open(server.url + path, { serviceWorkers: "allow" });
}

const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** Opens a page, and waits until the site is stored. */
async function visitUntilStored(path: string): Promise<Page> {
  const page = await visit(path);
  await indicator(page).filter({ hasText: WORKS }).waitFor({ timeout: 90_000 });
  return page;
}

/** Stops the server, and disconnects the visitor. */
async function goOffline(page: Page): Promise<void> {
  await server?.stop();
  await page.context().setOffline(true);
}

/** Returns the size and the URLs of the site's caches. */
const readCaches = (page: Page): Promise<{ bytes: number; urls: string[] }> =>
  page.evaluate(async () => {
    let bytes = 0;
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        urls.push(request.url);
        bytes += ((await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0) || 0;
      }
    }
    return { bytes, urls };
  });

wholeOnly(
  "after one visit every page loads without a network, and the indicator shows the copy's size",
  async () => {
    const page = await visitUntilStored("/");
    const size = Number(WORKS.exec((await indicator(page).textContent()) ?? "")?.[1]);
    expect(Math.abs(size - (await readCaches(page)).bytes / 1e6)).toBeLessThan(0.1);
    await goOffline(page);
    const failed: string[] = [];
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(request.url());
    });
    for (const path of builtPages()) {
      const response = await go(page, path);
      expect([response?.status(), response?.fromServiceWorker()], path).toEqual([200, true]);
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator("h1").count(), path).toBe(1);
    }
    expect(failed).toEqual([]);
  },
);

test("cells, the editor, boards, the search, a solver and downloads work without a network", async () => {
  const page = await visitUntilStored("/404.html");
  await goOffline(page);

  await go(page, MEX);
  await run(page, 1);
  await waitForState(page, 1);
  await cell(page, 2).getByRole("button", { name: "Edit" }).click();
  const code = cell(page, 2).getByRole("textbox", { name: /code/i });
  await code.fill("6 * 7");
  await code.press("Control+Enter");
  await waitForState(page, 2);
  expect(await output(page, 2).innerText()).toBe("42");
  await indicator(page).filter({ hasText: WORKS }).waitFor();
  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download notebook" }).click();
  const file = await (await downloaded).path();
  expect(readFileSync(file).equals(readFileSync("dist/foundations/mex.ipynb"))).toBe(true);

  await go(page, "/boards/?game=nim&position=2+5");
  const board = page.locator(".boards-play");
  await page.mouse.move(1, 1);
  const spot = board.locator("[data-spot]:enabled").first();
  await spot.waitFor();
  const before = await board.innerText();
  await spot.click();
  await expect.poll(() => board.innerText()).not.toBe(before);

  await go(page, "/search/?q=Bouton");
  await page.getByRole("search").getByRole("status").filter({ hasText: "found" }).waitFor();
  expect(await page.locator(".search-results a").count()).toBeGreaterThan(0);

  await go(page, "/problems/hdu1848/");
  const solver = page.getByRole("group", { name: "Solver" });
  await solver.getByRole("button", { name: "Load sample" }).click();
  await solver.getByRole("button", { name: "Run solver" }).click();
  const verdicts = page.getByRole("region", { name: "Verdicts" });
  await verdicts
    .getByText(/Fibo|Nacci/)
    .first()
    .waitFor();
});

/**
 * Turns a built site into a second version, with other headings and another name of the kernel.
 *
 * @returns the previous name of the kernel
 */
async function makeNewVersion(folder: string): Promise<string> {
  const kernel = globFiles("lib/kernel.*.js", folder)[0] ?? "";
  const name = "lib/kernel.2222222222.js";
  renameSync(join(folder, kernel), join(folder, name));
  for (const file of globFiles("**/*.html", folder)) {
    const page = readFileSync(join(folder, file), "utf8");
    writeFileSync(
      join(folder, file),
      page.replaceAll(kernel, name).replaceAll("</h1>", ", 2nd version</h1>"),
    );
  }
  await writeWorker(folder);
  return kernel;
}

describe("a newer version", () => {
  wholeOnly("is offered, keeps the reader's edits, and does not reload other tabs", async () => {
    folder = mkdtempSync(join(tmpdir(), "grundy-version-"));
    cpSync("dist", folder, { recursive: true });
    const page = await visitUntilStored(MEX);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await indicator(other).filter({ hasText: WORKS }).waitFor();

    await cell(page, 2).getByRole("button", { name: "Edit" }).click();
    const code = cell(page, 2).getByRole("textbox", { name: /code/i });
    await code.fill("6 * 7");
    const oldKernel = await makeNewVersion(folder);
    if (server) server.folder = folder;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await newer(page).filter({ hasText: "A newer version of this book is available." }).waitFor();
    await newer(other).filter({ hasText: "A newer version of this book is available." }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await code.textContent()).toBe("6 * 7");

    await page.reload();
    await newer(page).waitFor();
    expect(await page.locator("h1").textContent(), "a reload keeps the old version").not.toContain(
      "2nd",
    );

    await button(page, "Load it").click();
    await page.locator("h1", { hasText: "2nd" }).waitFor();
    await expect.poll(() => cell(page, 2).locator("pre").first().textContent()).toBe("6 * 7");
    await run(page, 2);
    await waitForState(page, 2);
    expect(await output(page, 2).innerText(), "edits are kept in the new version").toBe("42");
    expect(await newer(page).count()).toBe(0);

    expect(await other.locator("h1").textContent()).not.toContain("2nd");
    await button(other, "Load it").click();
    await other.locator("h1", { hasText: "2nd" }).waitFor();
    await indicator(other).filter({ hasText: WORKS }).waitFor();
    expect((await readCaches(page)).urls.filter((url) => url.includes(oldKernel))).toEqual([]);
  });
});

wholeOnly(
  "a page missing from the copy is reported and can be stored again; a removed copy leaves no files",
  async () => {
    const page = await visitUntilStored("/offline/");
    await page.evaluate(async (missing) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          if (new URL(url).pathname === missing) await cache.delete(url);
        }
      }
    }, MEX);
    await page.context().setOffline(true);
    expect((await go(page, MEX))?.status()).toBe(503);
    await page.getByText(`“${MEX}” is not stored in this browser`).waitFor();
    await status(page)
      .filter({ hasText: /^1 of \d+ files are missing/ })
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await button(page, "Store the book").click();
    await status(page).filter({ hasText: "Works offline." }).waitFor();

    await go(page, "/offline/");
    await button(page, "Remove the copy").click();
    await status(page).filter({ hasText: "the copy was removed" }).waitFor();
    await go(page, MEX);
    await indicator(page).filter({ hasText: "Not stored for offline use" }).waitFor();
    expect((await readCaches(page)).urls).toEqual([]);
  },
);
