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

/** The browsers of a worker, by their additional flags. */
const browsers = new Map<string, Promise<Browser>>();
let extraFlags: readonly string[] = [];

/** Sets the additional flags of the browser that later visits use. */
export const setFlags = (...flags: readonly string[]): void => void (extraFlags = flags);

/** Gives every site, and every frame with an opaque origin, its own process, as Chromium does on desktops. */
export const ISOLATED = "--site-per-process";

export function getBrowser(): Promise<Browser> {
  const known = browsers.get(extraFlags.join());
  if (known) return known;
  const args = ["--disable-gpu", ...extraFlags];
  const browser = chromium.launch({ executablePath: inject("browser"), args });
  browsers.set(extraFlags.join(), browser);
  return browser;
}

/** One context for each set of options. Its storage is cleared before a test; its HTTP cache is kept. */
const contexts = new Map<string, BrowserContext>();
/** The contexts of the current test: a second visit in the same test gets another context. */
let testContexts: BrowserContext[] = [];
/** Pages that the tests of a file share. */
const sharedPages = new Map<string, Page>();

/** Closes the pages of a test, and its contexts that are not reused. */
export async function closePages(): Promise<void> {
  const reused = [...contexts.values()];
  const closing = testContexts.map((context) =>
    reused.includes(context)
      ? Promise.all(context.pages().map((page) => page.close()))
      : context.close(),
  );
  testContexts = [];
  await Promise.all(closing);
}

/** Closes the shared pages, after the last test of a file or a failed test. */
export async function closeSharedPages(): Promise<void> {
  const closing = [...sharedPages.values()].map((page) => page.context().close());
  sharedPages.clear();
  await Promise.all(closing);
}

/** Returns the URL of a page of the built site: `address("/problems/hdu1848/")`. A full URL is returned unchanged. */
export const address = (path: string): string =>
  /^[a-z]+:/.test(path) ? path : inject("site") + path;

/** A file of the site without scripts, which is opened to set up a visitor before the page under test. */
export const BLANK = "/robots.txt";

const VIOLATION = "policy:";

/** Clears the storage and the permissions of the site. */
async function clearStorage(page: Page): Promise<void> {
  await page.context().clearPermissions();
  const session = await page.context().newCDPSession(page);
  const storage = { origin: inject("site"), storageTypes: "all" };
  await session.send("Storage.clearDataForOrigin", storage);
  await session.detach();
}

/** Opens an empty page in a context without data of the site, except cached responses. */
async function blankPage(options: BrowserContextOptions, hasClock = false): Promise<Page> {
  const key = JSON.stringify([options, extraFlags]);
  const known = hasClock ? undefined : contexts.get(key);
  if (known && !testContexts.includes(known)) {
    testContexts.push(known);
    const page = await known.newPage();
    await clearStorage(page);
    return page;
  }
  const context = await (
    await getBrowser()
  ).newContext({
    serviceWorkers: "block",
    ...options,
  });
  testContexts.push(context);
  // Neither a service worker nor an installed clock can be removed from a context.
  if (!known && !hasClock && options.serviceWorkers === undefined) contexts.set(key, context);
  return context.newPage();
}

/** Fails the test on an uncaught error of the page and on a violation of its policy. */
async function failOnErrors(page: Page): Promise<void> {
  page.on("pageerror", (error) => {
    expect.soft(error.message, "an uncaught error of the page").toBe("");
  });
  page.on("console", (message) => {
    if (message.text().startsWith(VIOLATION)) {
      expect.soft(message.text(), "a violation of the page's policy").toBe("");
    }
  });
  await page.addInitScript((prefix) => {
    if (window.top !== window) return; // Cells in their frame may violate the policy.
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(prefix, event.effectiveDirective, event.blockedURI, event.sourceFile);
    });
  }, VIOLATION);
}

interface Visit extends BrowserContextOptions {
  /** Whether the test controls the page's clock, `page.clock`. */
  readonly clock?: boolean;
}

/** Moves the pointer, because components in view are hydrated only after user input. */
async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/**
 * Opens a page of the built site as a new visitor. Uncaught errors of the page and violations of its policy fail the
 * test. Service workers are blocked unless the options allow them.
 */
export async function open(path: string, { clock = false, ...options }: Visit = {}): Promise<Page> {
  const page = await blankPage(options, clock);
  await failOnErrors(page);
  if (clock) await page.clock.install();
  await page.goto(address(path));
  await movePointer(page);
  return page;
}

/**
 * Returns the page as the previous test that shared it left it, or a new page after a failure: for tests that set the
 * state that they need. Theme, motion, colours and the window's size are those of the options.
 */
export async function openShared(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { colorScheme, reducedMotion, forcedColors, viewport, ...lasting } = options;
  const key = JSON.stringify([path, lasting]);
  let page = sharedPages.get(key);
  if (!page) {
    const browser = await getBrowser();
    page = await (await browser.newContext({ serviceWorkers: "block", ...lasting })).newPage();
    await failOnErrors(page);
  }
  await page.emulateMedia({
    media: "screen",
    colorScheme: colorScheme ?? "light",
    reducedMotion: reducedMotion ?? "no-preference",
    forcedColors: forcedColors ?? "none",
  });
  await page.setViewportSize(viewport ?? DEFAULT_VIEWPORT);
  if (!sharedPages.has(key)) await page.goto(address(path));
  await movePointer(page);
  sharedPages.set(key, page);
  return page;
}

/** Opens a page as a visitor with these entries in `localStorage`. */
export async function openStored(
  path: string,
  stored: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await open(BLANK);
  await page.evaluate((all) => Object.assign(localStorage, all), stored);
  await page.goto(address(path));
  await movePointer(page);
  return page;
}

/** Waits until the scripts that a page loads after its first paint have run. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getElementById("deferred-scripts"));
}

/** Delays requests for scripts until the returned function is called. */
export async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Scrolls a part of the page into view, and waits until it is hydrated. */
export async function hydrate(part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded();
  const element = await part.elementHandle();
  await part
    .page()
    .waitForFunction((element) => !element.closest("astro-island")?.hasAttribute("ssr"), element);
  return part;
}

/** Hydrates all parts of the page that are not in a closed fold, by scrolling to each. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll("astro-island[ssr]")) {
      const [part] = island.children;
      if (!part?.checkVisibility()) continue;
      const loaded = new Promise((done) => island.addEventListener("astro:hydrate", done));
      // Content above is laid out when it is first near the window, and may push the part out of view again.
      while (island.hasAttribute("ssr")) {
        part.scrollIntoView();
        await Promise.race([loaded, new Promise((done) => setTimeout(done, 500))]);
      }
    }
    scrollTo(0, 0);
  });
}

type AxeOptions = Parameters<AxeBuilder["options"]>[0];

/**
 * Returns axe's violations on a page, or in a part of it, as rules with their elements. Only violations are requested,
 * because axe spends most of its time on the description of the rest.
 *
 * @param options options of axe; by default it checks every rule
 */
export async function axeViolations(
  page: Page,
  part = "html",
  options: AxeOptions = {},
): Promise<string[]> {
  if (part !== "html") await removeOthers(page, part);
  // A background in transition has a colour of neither theme.
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

/** Returns texts and links with too little contrast: the only violations that a second theme can add to a page. */
export const contrastViolations = (page: Page, part = "html"): Promise<string[]> =>
  axeViolations(page, part, { runOnly: ["color-contrast", "link-in-text-block"] });

/** Asserts that axe finds no violations on the page, or in a part of it, in either theme. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect(await axeViolations(page, part)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastViolations(page, part)).toEqual([]);
}

/** Removes elements that are not in, around or referenced by the part until axe is done: axe reads the whole page. */
const removeOthers = (page: Page, part: string): Promise<void> =>
  page.evaluate((part) => {
    const referenced = (one: Element) =>
      ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "for", "list"]
        .flatMap((name) => (one.getAttribute(name) ?? "").split(" "))
        .flatMap((id) => document.getElementById(id) ?? []);
    const parts = [...document.querySelectorAll(part)];
    const needed = parts.concat(
      parts.flatMap((one) => [one, ...one.querySelectorAll("*")]).flatMap(referenced),
    );
    const restorers: (() => void)[] = [];
    const visit = (element: Element): void => {
      for (const child of [...element.children]) {
        if (needed.some((one) => one.contains(child))) continue;
        if (needed.some((one) => child.contains(one))) visit(child);
        else {
          const place = document.createComment("");
          child.replaceWith(place);
          restorers.push(() => place.replaceWith(child));
        }
      }
    };
    visit(document.body);
    addEventListener("axe-done", () => restorers.forEach((restore) => restore()), { once: true });
  }, part);
