import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";
import { address, faults, open, wakeAll } from "./support.ts";

/** Pages of every kind, looked at from all sides; what is left is looked at once. */
const pages = ["/", "/problems/", "/404.html", "/foundations/mex/", "/problems/hdu1848/"];
const others = builtPages().filter((path) => !pages.includes(path));

async function deadLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) =>
      all
        .map((a) => (a as HTMLAnchorElement).href)
        .filter((href) => href.startsWith(location.origin)),
    );
  const dead: string[] = [];
  for (const link of new Set(links)) {
    const response = await page.request.get(link);
    const { hash, pathname } = new URL(link);
    const within = hash && pathname === new URL(page.url()).pathname;
    const target = `[id="${decodeURIComponent(hash.slice(1))}"]`;
    if (!response.ok() || (within && (await page.locator(target).count()) !== 1)) dead.push(link);
  }
  return dead;
}

describe.each(pages)("%s", (path) => {
  test.each(["light", "dark"] as const)(
    "has no fault that axe can see, %s",
    async (colorScheme) => {
      const page = await open(path, { colorScheme, reducedMotion: "reduce" });
      await wakeAll(page);
      expect(await faults(page)).toEqual([]);
    },
  );

  test.each([320, 360, 768, 960, 1280])("is no wider than a screen of %i px", async (width) => {
    const page = await open(path, { viewport: { width, height: 800 } });
    await wakeAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });

  test("says its language, and has one main heading and a description", async () => {
    const page = await open(path);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator('meta[name="description"]').getAttribute("content")).toMatch(/\w/);
  });

  test("links to nothing that is not there", async () => {
    expect(await deadLinks(await open(path))).toEqual([]);
  });

  test("has the link to its content first in the tab order", async () => {
    const page = await open(path);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("moves nothing when its scripts have loaded", async () => {
    const page = await open(path);
    await wakeAll(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              total += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(total), 300);
        }),
    );
    expect(shift).toBe(0);
  });
});

describe.each(others)("%s", (path) => {
  test("is whole: no fault that axe can see, no wider than 320 px, one heading, no dead link", async () => {
    const page = await open(path, {
      viewport: { width: 320, height: 800 },
      reducedMotion: "reduce",
    });
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(await page.locator("h1").count()).toBe(1);
    expect(await deadLinks(page)).toEqual([]);
    await wakeAll(page);
    expect(await faults(page)).toEqual([]);
  });
});

test("a theme that is chosen stays", async () => {
  const page = await open("/", { colorScheme: "light" });
  await page.getByLabel("Theme").selectOption("dark");
  await page.goto(address("/foundations/mex/"));
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("dark");
});
