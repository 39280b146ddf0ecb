import { globSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
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

/** The address of a page of the built site: `address("/problems/hdu1848/")`. */
export const address = (path: string): string => inject("site") + path;

/** The addresses of all pages that were built. */
export const builtPages = (): string[] =>
  globSync("dist/**/index.html")
    .map((file) => file.replace(/^dist|index\.html$/g, ""))
    .sort();

/** A fresh visitor on a page of the built site. An error that the page does not catch fails the test. */
export async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    expect.soft(error.message, "an error in the page").toBe("");
  });
  await page.goto(address(path));
  pages.push(page);
  return page;
}

/** What axe finds wrong on a page, or in a part of it, in words that help: rule and elements. */
export async function faults(page: Page, part = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}
