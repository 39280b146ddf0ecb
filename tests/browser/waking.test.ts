import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { held, open, scriptsRun } from "./support.ts";

const SCRIPT = /SolverPanel\./;

interface Waking {
  readonly page: Page;
  readonly button: Locator;
  /** Lets the script come, and resolves once the panel is alive. */
  readonly awake: () => Promise<unknown>;
}

/** A page on which a hand is on a button of the solver while the script that wakes it comes. */
async function openWaking(touch: (button: Locator) => Promise<unknown>): Promise<Waking> {
  const page = await open("/404.html");
  const release = await held(page, SCRIPT);
  await page.goto(new URL("/problems/hdu1848/", page.url()).href);
  const button = page.getByRole("button", { name: "Run solver" });
  await touch(button);
  expect(await page.locator("astro-island[ssr]", { has: button }).count()).toBe(1);
  const awake = async (): Promise<void> => {
    release();
    await page.locator("astro-island:not([ssr])", { has: button }).waitFor();
  };
  return { page, button, awake };
}

const answer = (page: Page) => page.locator(".solver-status").filter({ hasText: "2 cases in" });

test("a press before a panel wakes is made up for", async () => {
  const { page, awake } = await openWaking((button) => button.click());
  await awake();
  await answer(page).waitFor();
});

test("a press that is under way when a panel wakes is not lost", async () => {
  const { page, awake } = await openWaking(async (button) => {
    await button.hover();
    await button.page().mouse.down();
  });
  await awake();
  await page.mouse.up();
  await answer(page).waitFor();
});

test("a key that is struck once a panel has woken under it is not lost, nor is the focus", async () => {
  const { page, button, awake } = await openWaking((button) => button.focus());
  await awake();
  await page.keyboard.press("Enter");
  await answer(page).waitFor();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("a move is previewed at once where the pointer was when the board woke", async () => {
  const page = await open("/404.html");
  const release = await held(page, /BoardRoom\./);
  await page.goto(new URL("/boards/", page.url()).href);
  const stone = page.locator(".room").getByRole("button", { name: "Take 3 from heap 2" });
  await page.mouse.move(1, 1); // A pointer that has moved once may have rested there.
  await stone.hover();
  const marked = page.locator('.room [data-mark="marked"]');
  expect(await marked.count()).toBe(0);
  release();
  await marked.first().waitFor();
  expect(await marked.count()).toBe(3);
});

test("a page that is only looked at loads no board; a hand that moves on it wakes the one in sight", async () => {
  const page = await open("/404.html");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(new URL("/", page.url()).href);
  await scriptsRun(page);
  await page.mouse.move(5, 5); // Where it rests.
  const board = page.locator("astro-island", { has: page.locator(".board") }).first();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked.filter((url) => /Board\./.test(url))).toEqual([]);
  expect(await board.getAttribute("ssr")).not.toBeNull();
  await page.mouse.move(6, 5);
  await page.locator("astro-island:not([ssr]) .board").first().waitFor();
});

/** A page of which the browser says that it is painted when `paint` is called, and not before. */
async function openUnpainted(path: string): Promise<{ page: Page; paint: () => Promise<void> }> {
  const page = await open("/404.html");
  await page.addInitScript(() => {
    const heard: (() => void)[] = [];
    const Held = class {
      constructor(hear: () => void) {
        heard.push(hear);
      }
      observe = (): void => {};
    };
    Object.assign(window, {
      PerformanceObserver: Held,
      paint: () => heard.forEach((hear) => hear()),
    });
  });
  await page.goto(new URL(path, page.url()).href);
  await scriptsRun(page);
  expect(await page.locator("main astro-island[ssr]").isVisible()).toBe(true);
  return {
    page,
    paint: () => page.evaluate(() => (window as unknown as { paint: () => void }).paint()),
  };
}

test.each(["/search/", "/progress/"])(
  "%s wakes by itself, but after its first paint",
  async (path) => {
    const { page, paint } = await openUnpainted(path);
    await paint();
    await page.locator("main astro-island:not([ssr])").waitFor();
  },
);

test("the search wakes under a hand where no paint is ever told of", async () => {
  const { page } = await openUnpainted("/search/");
  await page.getByRole("searchbox").fill("mex");
  await page.getByRole("status").filter({ hasText: "found" }).waitFor();
});
