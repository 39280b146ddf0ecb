import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hashText, makeEdit, writeDrafts, type Edit } from "../../src/notebook/drafts.ts";
import { cell, ended, run } from "./notebook-page.ts";
import { address, faults, open, paleness } from "./support.ts";
import { deep } from "../support/extent.ts";

const PAGE = "/problems/hdu1848/";
const KEY = `grundy-edits:${PAGE}`;

const listing = (page: Page, n: number) => page.getByLabel(`Code of cell ${n}`, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const notice = (page: Page, text: string) => page.locator(".draft-notice", { hasText: text });
const note = (page: Page) => page.locator(".draft-note");
const sandboxes = (page: Page) => page.locator("iframe").count();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Types a line at the end of a cell's text. */
async function type(page: Page, n: number, line: string): Promise<void> {
  await cell(page, n).locator('[data-act="edit"]').click();
  const editor = cell(page, n).getByRole("textbox", { name: `Code of cell ${n}`, exact: true });
  await editor.press("Control+End");
  await page.keyboard.insertText(`\n${line}`);
}

/** The same, and leaves the editor. */
async function edit(page: Page, n: number, line: string): Promise<void> {
  await type(page, n, line);
  await cell(page, n).locator('[data-act="edit"]').click();
}

/** A page on which a cell was edited, and that has stored it. */
async function openEdited(n: number, line: string): Promise<Page> {
  const page = await open(PAGE);
  await edit(page, n, line);
  await note(page).getByText(`cell ${n}`).waitFor();
  return page;
}

/** A page that finds this in its storage when it is opened. */
async function openStored(drafts: string | readonly Edit[], fragment = ""): Promise<Page> {
  const page = await open("/");
  const text = typeof drafts === "string" ? drafts : writeDrafts(drafts);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
  await page.goto(address(PAGE + fragment));
  return page;
}

/** The link that Share makes, which the page shows where the clipboard is refused. */
async function share(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await button(page, "Share").click();
  const link = page.getByRole("link", { name: "This page with your edits" });
  return (await link.getAttribute("href")) ?? "";
}

/** A fragment that holds whatever it is given, with a head that fits. */
function forge(content: unknown): string {
  const text = Buffer.isBuffer(content) ? content : JSON.stringify(content);
  const body = deflateRawSync(text).toString("base64url");
  return `#nb=1.${hashText(body)}${body.length.toString(36).padStart(4, "0")}${body}`;
}

describe("edits", () => {
  test("are there again after a reload, those of the moment before it too, and nothing has run", async () => {
    const page = await openEdited(2, "// mine");
    await type(page, 2, "// last words");
    await page.reload();
    await listing(page, 2).getByText("// mine").waitFor();
    await listing(page, 2).getByText("// last words").waitFor();
    expect(await note(page).textContent()).toContain("kept in this browser: cell 2.");
    expect(await sandboxes(page)).toBe(0);
    await run(page, 2);
    await ended(page, 2);
  });

  test("show in another tab, and so does their reset", async () => {
    const one = await open(PAGE);
    const other = await one.context().newPage();
    await other.goto(address(PAGE));
    await edit(one, 2, "// one");
    await listing(other, 2).getByText("// one").waitFor();
    await edit(other, 2, "// other");
    await listing(one, 2).getByText("// other").waitFor();
    await cell(one, 2).getByRole("button", { name: "Reset", exact: true }).click();
    await expect.poll(() => listing(other, 2).textContent()).not.toContain("// o");
    expect(await stored(one)).toBeNull();
  });
});

describe("where the lesson has changed", () => {
  const CHANGED = "The lesson has changed since you edited";

  test("the reader sees both texts and chooses", async () => {
    const page = await openStored([makeEdit(2, "old lesson", "old lesson\n// mine")]);
    await notice(page, `${CHANGED} cell 2.`).getByRole("button", { name: "Compare" }).click();
    const asked = dialog(page, `${CHANGED} cell 2`);
    const now = await asked.getByRole("group", { name: "On the page now" }).textContent();
    expect(now).toBe(await listing(page, 2).textContent());
    const mine = asked.getByRole("group", { name: "Your earlier text" });
    expect(await mine.textContent()).toBe("old lesson\n// mine");
    await page.keyboard.press("Escape");
    await notice(page, CHANGED).locator("button:focus").press("Enter");
    await button(page, "Use your earlier text").click();
    await page.reload();
    await listing(page, 2).getByText("// mine").waitFor();
    expect(await page.locator(".draft-notice").count()).toBe(0);
  });
});

test("a full storage leaves the page at work, and the page says that edits are not saved", async () => {
  const page = await open(PAGE);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await edit(page, 2, "// mine");
  await notice(page, "Your edits are not saved. The browser’s storage for this site").waitFor();
  expect(await share(page)).toContain("#nb=1.");
  await button(page, "Close").click();
  expect(await page.locator(".draft-notice").count()).toBe(0);
});

describe("a shared link", () => {
  const HOSTILE = "<img src=x onerror=\"document.title='hacked'\">\u202e// </script><script>";

  let path = "";
  const made = async (): Promise<string> => (path ||= await make());
  const make = async (): Promise<string> => {
    const page = await open(PAGE);
    await edit(page, 2, "show('shared');");
    await edit(page, 3, HOSTILE);
    return (await share(page)).slice(new URL(page.url()).origin.length);
  };

  test("shows what it changes to somebody else, and runs nothing, used or not", async () => {
    const page = await open(await made());
    const asked = dialog(page, "This link changes cells 2 and 3");
    await asked.waitFor();
    const texts = asked.getByRole("group", { name: "The link’s text" });
    expect(await texts.allInnerTexts()).toEqual([
      expect.stringContaining("show('shared');"),
      expect.stringContaining("<img src=x onerror="),
    ]);
    expect(await texts.last().innerText()).toContain("‹U+202E›// </script>");
    expect(await listing(page, 2).textContent()).not.toContain("shared");
    await button(page, "Use these edits").click();
    await listing(page, 2).getByText("show('shared');").waitFor();
    await notice(page, "Nothing has run.").waitFor();
    expect(await listing(page, 3).textContent()).toContain(HOSTILE.replace("\u202e", "‹U+202E›"));
    expect(await page.title()).not.toBe("hacked");
    expect(await sandboxes(page)).toBe(0);
    expect(new URL(page.url()).hash).toBe("");
    await page.reload();
    await listing(page, 2).getByText("show('shared');").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("that is refused leaves the page and a plain address", async () => {
    const page = await open(await made());
    await dialog(page, "This link").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("main:focus").waitFor();
    expect(await listing(page, 2).textContent()).not.toContain("shared");
    expect(new URL(page.url()).hash).toBe("");
    expect(await stored(page)).toBeNull();
  });

  test("says which of the reader’s own texts it would replace, and leaves the others", async () => {
    const path = await made();
    const page = await openEdited(1, "// my own");
    await edit(page, 2, "// my other");
    await note(page).getByText("cells 1 and 2").waitFor();
    await page.goto(address(path));
    await page.getByText("Your own text of cell 2 would be replaced").waitFor();
    await button(page, "Use these edits").click();
    await listing(page, 2).getByText("show('shared');").waitFor();
    await listing(page, 1).getByText("// my own").waitFor();
    await page.goto(address(path));
    await notice(page, "This link contains no new changes.").waitFor();
  });

  test("waits while the reader is asked about another one", async () => {
    const page = await open(await made());
    const asked = dialog(page, "This link changes cells 2 and 3");
    await asked.waitFor();
    const other = forge([[1, hashText("old"), "show('other');"]]);
    await page.evaluate((hash) => (location.hash = hash), other);
    await button(page, "Use these edits").click();
    await listing(page, 2).getByText("show('shared');").waitFor({ state: "attached" });
    await dialog(page, "This link changes cell 1").waitFor();
    expect(await listing(page, 1).textContent()).not.toContain("other");
    await button(page, "Keep the page as it is").click();
    expect(new URL(page.url()).hash).toBe("");
  });

  test("is copied, and without edits the plain address is", async () => {
    const page = await open(PAGE);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Share").click();
    await page.getByText("No cell is edited here.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address(PAGE));
    await edit(page, 2, "// mine");
    await button(page, "Share").click();
    await page.getByText("Copied: a link that contains your text of cell 2").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#nb=1.");
  });

  test("that is cut off is refused with a reason", async () => {
    const page = await open((await made()).slice(0, -5));
    await notice(page, "was cut off").getByText("Below is the original article.").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await sandboxes(page)).toBe(0);
    expect(await stored(page)).toBeNull();
  });
});

/** What stands over the page has no fault for axe in the light theme, and none of colours in the dark one. */
async function soundInBothThemes(page: Page): Promise<void> {
  const over = ".drafts, .notebook-bar";
  await page.emulateMedia({ colorScheme: "light" });
  expect(await faults(page, over)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paleness(page, over)).toEqual([]);
}

describe("in either theme axe finds nothing wrong", () => {
  test("with a link’s dialogue open, at 360 pixels", async () => {
    const old = hashText("old");
    const link = forge([[2, old, "let a = 1;"], [99, old, "let homeless;"]]); // prettier-ignore
    const page = await open(PAGE + link, { viewport: { width: 360, height: 740 } });
    await dialog(page, "This link changes cell 2").waitFor();
    await soundInBothThemes(page);
    const asked = page.locator("dialog");
    expect(await asked.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
  });

  deep("with notices, and with both texts of a changed lesson", async () => {
    const edits = [makeEdit(2, "old", "mine"), makeEdit(99, "older", "mine too")];
    const page = await openStored(edits, "#nb=1.x");
    await page.locator(".draft-notice").nth(1).waitFor();
    await soundInBothThemes(page);
    await button(page, "Compare").click();
    await dialog(page, "The lesson has changed").waitFor();
    await soundInBothThemes(page);
  });
});
