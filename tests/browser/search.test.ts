import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstUnlessWhole } from "../support/extent.ts";
import { BLANK, address, axeViolations, open, waitForScripts } from "./support.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search the book" });
const status = (page: Page) => page.getByRole("search").getByRole("status");

/** Opens a page, and waits until its scripts have run. */
async function openLoaded(path: string): Promise<Page> {
  const page = await open(path);
  await waitForScripts(page);
  return page;
}

const overlay = (page: Page) => page.getByRole("dialog", { name: "Search" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("href"));

/** Opens the search over the page, and waits for the results of a query. */
async function searchOver(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(query);
  await overlay(page).getByRole("status").filter({ hasText: /found/ }).waitFor();
}

describe("the search over a page", () => {
  const HERE = "/problems/hdu1848/";

  test("opens by a key, loads nothing before that, and keeps what is typed while it loads", async () => {
    const page = await open(BLANK);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(address(HERE));
    await waitForScripts(page);
    expect(requested.filter((path) => /search\/|search-dialog/.test(path))).toEqual([]);
    await searchOver(page, "mex");
    expect(requested).toContain("/search/index.json");
    expect(await field(page).inputValue()).toBe("mex");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(HERE);
    const [first] = await overlay(page).locator(".search-results > li > a").all();
    expect(await first?.getAttribute("href")).toBe("/reference/glossary/#mex");
    expect(await axeViolations(page, "dialog")).toEqual([]);
  });

  test("moves the focus through results by arrow keys; Escape closes it and restores the focus", async () => {
    const page = await openLoaded(HERE);
    await page.getByRole("link", { name: "Search", exact: true }).focus();
    await page.keyboard.press("Enter");
    await overlay(page).waitFor();
    await page.keyboard.type("Bouton");
    await overlay(page).getByRole("status").filter({ hasText: "found" }).waitFor();
    const links = await overlay(page)
      .locator(".search-results a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const link of links.slice(0, 3)) {
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).toBe(link);
    }
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe(links[1]);
    await page.keyboard.press("Escape");
    await overlay(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("/search/");
    expect(new URL(page.url()).pathname).toBe(HERE);
  });

  test("opens the first result by Enter, even before it is shown", async () => {
    const page = await openLoaded(HERE);
    await page.keyboard.press("Control+k");
    await overlay(page).waitFor();
    await page.keyboard.type("Bouton");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/reference\/glossary\/#bouton-s-theorem$/);
  });

  test("opens by the key / unless the reader turns this off", async () => {
    const page = await openLoaded(HERE);
    await page.keyboard.press("/");
    const choice = overlay(page).getByRole("checkbox", { name: /^The \/ key opens/ });
    await choice.uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    expect(await overlay(page).isVisible()).toBe(false);
    await page.reload();
    await waitForScripts(page);
    await page.keyboard.press("/");
    expect(await overlay(page).count()).toBe(0);
    await page.keyboard.press("Control+k");
    await choice.check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await overlay(page).waitFor();
  });

  test("opens the search page instead if the index cannot be loaded", async () => {
    const page = await openLoaded(HERE);
    await page.route("**/search/index.json", (route) => route.abort());
    await page.keyboard.press("Control+k");
    await page.waitForURL("**/search/");
  });
});

describe("the search", () => {
  test("does not open by its keys in a text field", async () => {
    const page = await open("/foundations/mex/");
    const set = page.getByRole("textbox", { name: "Your set" });
    await set.click();
    await page.keyboard.type("1/2");
    await page.keyboard.press("Control+k");
    expect(await set.inputValue()).toContain("1/2");
    expect(await overlay(page).count()).toBe(0);
    expect(page.url()).toContain("/foundations/mex/");
    await page.getByLabel("Theme").focus();
    await page.keyboard.press("Control+k");
    await overlay(page).waitFor();
  });

  test("reports that its index could not be loaded, and Try again loads it", async () => {
    const page = await open("/search/");
    await page.route("**/search/index.json", (route) => route.abort());
    await field(page).fill("mex");
    await status(page).filter({ hasText: "could not be loaded" }).waitFor();
    await page.unroute("**/search/index.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await status(page).filter({ hasText: "found" }).waitFor();
  });

  test.each(firstUnlessWhole(["light", "dark"] as const, 1))(
    "with results has no axe violations and fits 320 px, in the %s theme",
    async (colorScheme) => {
      const page = await open("/search/?q=mex", {
        colorScheme,
        viewport: { width: 320, height: 700 },
      });
      await status(page).filter({ hasText: "found" }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    },
  );
});
