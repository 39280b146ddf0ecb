import { AxeBuilder } from "@axe-core/playwright";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "playwright-core";
import { expect, inject } from "vitest";

const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/** The browsers of a worker, by the flags that they have beside the usual ones. */
const launched = new Map<string, Promise<Browser>>();
let more: readonly string[] = [];

/** Visits from here on are in a browser with these flags too. */
export const setFlags = (...others: readonly string[]): void => void (more = others);

/** Every site, and every frame of opaque origin, has a process of its own: as in Chromium on desktops. */
export const ISOLATED = "--site-per-process";

export function theBrowser(): Promise<Browser> {
  const known = launched.get(more.join());
  if (known) return known;
  const args = ["--disable-gpu", ...more];
  const browser = chromium.launch({ executablePath: inject("browser"), args });
  launched.set(more.join(), browser);
  return browser;
}

/** One visitor for each set of options, whose storage is emptied before a test; what it loaded stays loaded. */
const visitors = new Map<string, BrowserContext>();
/** The visitors of the test that runs: another visit in the same test is somebody else's. */
let visiting: BrowserContext[] = [];
/** Pages that the tests of a file hand on to each other. */
const stays = new Map<string, Page>();

/** Ends the visits of a test. */
export async function leave(): Promise<void> {
  const shared = [...visitors.values()];
  const closing = visiting.map((context) =>
    shared.includes(context)
      ? Promise.all(context.pages().map((page) => page.close()))
      : context.close(),
  );
  visiting = [];
  await Promise.all(closing);
}

/** Closes the pages that were handed on, after a file's last test, or one that failed. */
export async function leaveAll(): Promise<void> {
  const closing = [...stays.values()].map((page) => page.context().close());
  stays.clear();
  await Promise.all(closing);
}

/** The address of a page of the built site: `address("/problems/hdu1848/")`. A whole address stays as it is. */
export const address = (path: string): string =>
  /^[a-z]+:/.test(path) ? path : inject("site") + path;

/** A file of the site without scripts: for a visitor who is made ready before a page is there. */
export const BLANK = "/robots.txt";

const BREACH = "policy:";

/** Empties what a visitor's browser keeps for the site. */
async function forget(page: Page): Promise<void> {
  await page.context().clearPermissions();
  const session = await page.context().newCDPSession(page);
  const storage = { origin: inject("site"), storageTypes: "all" };
  await session.send("Storage.clearDataForOrigin", storage);
  await session.detach();
}

/** A page of nobody's yet, in a browser that knows nothing of the site but the files it has loaded. */
async function blankPage(options: BrowserContextOptions, alone = false): Promise<Page> {
  const key = JSON.stringify([options, more]);
  const known = alone ? undefined : visitors.get(key);
  if (known && !visiting.includes(known)) {
    visiting.push(known);
    const page = await known.newPage();
    await forget(page);
    return page;
  }
  const context = await (
    await theBrowser()
  ).newContext({
    serviceWorkers: "block",
    ...options,
  });
  visiting.push(context);
  // Neither a service worker nor a clock can be taken from a visitor who has one.
  if (!known && !alone && options.serviceWorkers === undefined) visitors.set(key, context);
  return context.newPage();
}

/** Fails the test at an error that the page does not catch, and at anything that its policy refuses. */
async function watch(page: Page): Promise<void> {
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
}

interface Visit extends BrowserContextOptions {
  /** Whether the page's clock stands in the test's hands: `page.clock`. */
  readonly clock?: boolean;
}

/** Moves the pointer: until then what is in view is not loaded. */
async function handOn(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/**
 * A fresh visitor on a page of the built site. An error that the page does not catch fails the test, and so
 * does anything that the page's policy refuses. No service worker answers it, unless the test asks for one.
 */
export async function open(path: string, { clock = false, ...options }: Visit = {}): Promise<Page> {
  const page = await blankPage(options, clock);
  await watch(page);
  if (clock) await page.clock.install();
  await page.goto(address(path));
  await handOn(page);
  return page;
}

/**
 * The page as the last test that stayed on it left it, or opened anew after a failure: for tests that set what
 * they need themselves. Themes, motion, colours and the window's size are those of the options.
 */
export async function stay(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { colorScheme, reducedMotion, forcedColors, viewport, ...lasting } = options;
  const key = JSON.stringify([path, lasting]);
  let page = stays.get(key);
  if (!page) {
    const browser = await theBrowser();
    page = await (await browser.newContext({ serviceWorkers: "block", ...lasting })).newPage();
    await watch(page);
  }
  await page.emulateMedia({
    media: "screen",
    colorScheme: colorScheme ?? "light",
    reducedMotion: reducedMotion ?? "no-preference",
    forcedColors: forcedColors ?? "none",
  });
  await page.setViewportSize(viewport ?? DEFAULT_VIEWPORT);
  if (!stays.has(key)) await page.goto(address(path));
  await handOn(page);
  stays.set(key, page);
  return page;
}

/** A visitor on a page who has this in the browser's storage. */
export async function openStored(
  path: string,
  stored: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await open(BLANK);
  await page.evaluate((all) => Object.assign(localStorage, all), stored);
  await page.goto(address(path));
  await handOn(page);
  return page;
}

/** Resolves when the scripts that a page loads after its first paint have run. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getElementById("late-scripts"));
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

/** A part of the page, brought to life as by a reader who sees it. */
export async function load(part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded();
  const element = await part.elementHandle();
  await part
    .page()
    .waitForFunction((element) => !element.closest("astro-island")?.hasAttribute("ssr"), element);
  return part;
}

/** Brings all parts of the page to life that are not folded away, as a reader does who sees each. */
export async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll("astro-island[ssr]")) {
      const [part] = island.children;
      if (!part?.checkVisibility()) continue;
      const loaded = new Promise((done) => island.addEventListener("astro:hydrate", done));
      // What stands above is laid out when it is first near, and may push the part out of sight again.
      while (island.hasAttribute("ssr")) {
        part.scrollIntoView();
        await Promise.race([loaded, new Promise((later) => setTimeout(later, 500))]);
      }
    }
    scrollTo(0, 0);
  });
}

type AxeOptions = Parameters<AxeBuilder["options"]>[0];

/**
 * What axe finds wrong on a page, or in a part of it, in words that help: rule and elements. It is not asked
 * to describe what is right, which takes it most of its time.
 *
 * @param options what axe is asked; every rule when nothing is said
 */
export async function faults(
  page: Page,
  part = "html",
  options: AxeOptions = {},
): Promise<string[]> {
  if (part !== "html") await setAside(page, part);
  // During a transition a background has a colour of neither theme.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ["violations"], selectors: false, ...options })
    .analyze();
  if (part !== "html") await page.evaluate(() => dispatchEvent(new Event("axe-done")));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/** Words and links that a theme makes too pale: all that axe can find in a second theme of a page it has seen. */
export const paleness = (page: Page, part = "html"): Promise<string[]> =>
  faults(page, part, { runOnly: ["color-contrast", "link-in-text-block"] });

/** Holds that axe finds no fault in the page, or a part of it, in either theme. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect(await faults(page, part)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paleness(page, part)).toEqual([]);
}

/** Takes what is neither the part, nor around it, nor named by it out of the page: axe reads a page whole to ask of a part. */
const setAside = (page: Page, part: string): Promise<void> =>
  page.evaluate((part) => {
    const named = (one: Element) =>
      ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "for", "list"]
        .flatMap((name) => (one.getAttribute(name) ?? "").split(" "))
        .flatMap((id) => document.getElementById(id) ?? []);
    const parts = [...document.querySelectorAll(part)];
    const stored = parts.concat(
      parts.flatMap((one) => [one, ...one.querySelectorAll("*")]).flatMap(named),
    );
    const aside: (() => void)[] = [];
    const visit = (element: Element): void => {
      for (const child of [...element.children]) {
        if (stored.some((one) => one.contains(child))) continue;
        if (stored.some((one) => child.contains(one))) visit(child);
        else {
          const place = document.createComment("");
          child.replaceWith(place);
          aside.push(() => place.replaceWith(child));
        }
      }
    };
    visit(document.body);
    addEventListener("axe-done", () => aside.forEach((putBack) => putBack()), { once: true });
  }, part);
