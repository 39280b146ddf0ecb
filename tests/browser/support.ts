import { AxeBuilder } from "@axe-core/playwright";
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser: Browser;
let pages: Page[] = [];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject("browser"), args: flags });
});

afterEach(async () => {
  await Promise.all(pages.map((page) => page.context().close()));
  pages = [];
});

afterAll(() => browser.close());

/** The address of a page of the built site: `address("/problems/hdu1848/")`. A whole address stays as it is. */
export const address = (path: string): string =>
  /^[a-z]+:/.test(path) ? path : inject("site") + path;

const BREACH = "policy:";

/**
 * A fresh visitor on a page of the built site. An error that the page does not catch fails the test, and so
 * does anything that the page's policy refuses. No service worker answers it, unless the test asks for one.
 */
export async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    expect.soft(error.message, "an error in the page").toBe("");
  });
  page.on("console", (message) => {
    if (message.text().startsWith(BREACH)) {
      expect.soft(message.text(), "a breach of the page's policy").toBe("");
    }
  });
  await page.addInitScript((breach) => {
    if (window.top !== window) return; // what a cell may not do in its frame is no fault of the page
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(breach, event.effectiveDirective, event.blockedURI, event.sourceFile);
    });
  }, BREACH);
  await page.goto(address(path));
  pages.push(page);
  return page;
}

/** Holds scripts back until what it yields is called. */
export async function held(page: Page, scripts: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Scrolls to the end as a reader does. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await page.waitForLoadState("networkidle");
}

/** A part of the page, brought to life as by a hand that comes near it. */
export async function wake(part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded();
  const element = await part.elementHandle();
  await part.page().waitForFunction((element) => {
    // Again and again, as a hand moves: what listens may not be there at first.
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    const island = element.closest("astro-island");
    const asleep = element.querySelector('.board[data-ready="false"]');
    return (
      island?.hasAttribute("ssr") !== true && !asleep && !element.matches('[data-ready="false"]')
    );
  }, element);
  return part;
}

/** Brings all parts of the page to life, as by a hand that comes near each. */
export async function wakeAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    for (const part of document.querySelectorAll("astro-island[ssr], .board-output")) {
      part.dispatchEvent(new PointerEvent("pointerover"));
    }
    return !document.querySelector('astro-island[ssr], .board[data-ready="false"]');
  });
}

/**
 * What axe finds wrong on a page, or in a part of it, in words that help: rule and elements. It is not asked
 * to describe what is right, which takes it most of its time.
 *
 * @param options what axe is asked; every rule when nothing is said
 */
export async function faults(
  page: Page,
  part = "html",
  options: Parameters<AxeBuilder["options"]>[0] = {},
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ["violations"], selectors: false, ...options })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/** Goes to a problem's page, and lets its solver answer the sample. */
export async function solveSample(page: Page): Promise<void> {
  await page.goto(address("/problems/hdu1848/"));
  const solver = page.getByRole("group", { name: "Solver" });
  await solver.getByRole("button", { name: "Load sample" }).click();
  await solver.getByRole("button", { name: "Run solver" }).click();
  await page
    .getByRole("region", { name: "Verdicts" })
    .getByText(/Fibo|Nacci/)
    .first()
    .waitFor();
}
