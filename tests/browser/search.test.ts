import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { some } from "../support/extent.ts";
import { BLANK, address, faults, open, scriptsRun } from "./support.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search the book" });
const status = (page: Page) => page.getByRole("search").getByRole("status");

/** A page whose scripts have come. */
async function openLoaded(path: string): Promise<Page> {
  const page = await open(path);
  await scriptsRun(page);
  return page;
}

const overlay = (page: Page) => page.getByRole("dialog", { name: "Search" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("href"));

/** The search over the page, when it has said what it found. */
async function overSearched(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(query);
  await overlay(page).getByRole("status").filter({ hasText: /found/ }).waitFor();
}

describe("the search over a page", () => {
  const HERE = "/problems/hdu1848/";

  test("is a key away, loads nothing before, and loses nothing that is typed meanwhile", async () => {
    const page = await open(BLANK);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address(HERE));
    await scriptsRun(page);
    expect(asked.filter((path) => /search\/|search-dialog/.test(path))).toEqual([]);
    await overSearched(page, "mex");
    expect(asked).toContain("/search/index.json");
    expect(await field(page).inputValue()).toBe("mex");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(HERE);
    const [first] = await overlay(page).locator(".search-results > li > a").all();
    expect(await first?.getAttribute("href")).toBe("/reference/glossary/#mex");
    expect(await faults(page, "dialog")).toEqual([]);
  });

  test("is walked by arrow keys and closed by Escape, which leads back", async () => {
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

  test("opens the first result by Enter, though it is not there yet", async () => {
    const page = await openLoaded(HERE);
    await page.keyboard.press("Control+k");
    await overlay(page).waitFor();
    await page.keyboard.type("Bouton");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/reference\/glossary\/#bouton-s-theorem$/);
  });

  test("opens with / alone, until its reader turns that off", async () => {
    const page = await openLoaded(HERE);
    await page.keyboard.press("/");
    const choice = overlay(page).getByRole("checkbox", { name: /^The key \/ alone/ });
    await choice.uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    expect(await overlay(page).isVisible()).toBe(false);
    await page.reload();
    await scriptsRun(page);
    await page.keyboard.press("/");
    expect(await overlay(page).count()).toBe(0);
    await page.keyboard.press("Control+k");
    await choice.check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await overlay(page).waitFor();
  });

  test("gives way to the page of the search where it cannot be loaded", async () => {
    const page = await openLoaded(HERE);
    await page.route("**/search/index.json", (route) => route.abort());
    await page.keyboard.press("Control+k");
    await page.waitForURL("**/search/");
  });
});

describe("the search", () => {
  test("leaves the key to the fields that a reader types into", async () => {
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

  test("that cannot load its file says so, and tries again when asked", async () => {
    const page = await open("/search/");
    await page.route("**/search/index.json", (route) => route.abort());
    await field(page).fill("mex");
    await status(page).filter({ hasText: "could not be loaded" }).waitFor();
    await page.unroute("**/search/index.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await status(page).filter({ hasText: "found" }).waitFor();
  });

  test.each(some(["light", "dark"] as const, 1))(
    "has no fault that axe can see with results, %s",
    async (colorScheme) => {
      const page = await open("/search/?q=mex", {
        colorScheme,
        viewport: { width: 320, height: 700 },
      });
      await status(page).filter({ hasText: "found" }).waitFor();
      expect(await faults(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    },
  );
});
