import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { encodeEdits } from "../../components/cell/drafts/share-link.ts";
import { makeEdit, writeDrafts, type Edit } from "../../src/notebook/drafts.ts";
import { cell, waitForState, run } from "./notebook-page.ts";
import { address, expectAccessible, open, openStored } from "./support.ts";
import { wholeOnly } from "../support/extent.ts";

const PAGE = "/problems/hdu1848/";
const KEY = `grundy-edits:${PAGE}`;

const listing = (page: Page, n: number) => page.getByLabel(`Code of cell ${n}`, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const notice = (page: Page, text: string) => page.locator(".draft-notice", { hasText: text });
const note = (page: Page) => page.locator(".draft-note");
const sandboxes = (page: Page) => page.locator("iframe").count();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Types a line at the end of a cell's code. */
async function appendLine(page: Page, n: number, line: string): Promise<void> {
  await cell(page, n).locator('[data-act="edit"]').click();
  const editor = cell(page, n).getByRole("textbox", { name: `Code of cell ${n}`, exact: true });
  await editor.press("Control+End");
  await page.keyboard.insertText(`\n${line}`);
}

/** Types a line at the end of a cell's code, and closes the editor. */
async function edit(page: Page, n: number, line: string): Promise<void> {
  await appendLine(page, n, line);
  await cell(page, n).locator('[data-act="edit"]').click();
}

/** Opens a page, edits a cell, and waits until the edit is stored. */
async function openEdited(n: number, line: string): Promise<Page> {
  const page = await open(PAGE);
  await edit(page, n, line);
  await note(page).getByText(`cell ${n}`).waitFor();
  return page;
}

/** Returns the link that Share creates, which the page shows if it cannot use the clipboard. */
async function share(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await button(page, "Share").click();
  const link = page.getByRole("link", { name: "This page with your edits" });
  return (await link.getAttribute("href")) ?? "";
}

/** Returns the fragment of a link with these edits. */
const linkOf = async (...edits: readonly Edit[]): Promise<string> =>
  (await encodeEdits(edits)) ?? expect.fail("too long for a link");

test("edits are restored after a reload, including one just before it, and no code is run", async () => {
  const page = await openEdited(2, "// mine");
  await appendLine(page, 2, "// last line");
  await page.reload();
  await listing(page, 2).getByText("// mine").waitFor();
  await listing(page, 2).getByText("// last line").waitFor();
  expect(await note(page).textContent()).toContain("saved in this browser: cell 2.");
  expect(await sandboxes(page)).toBe(0);
  await run(page, 2);
  await waitForState(page, 2);
});

test("edits and their reset are shown in another tab", async () => {
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

test("if the lesson has changed, the reader can compare both texts and choose the earlier one", async () => {
  const CHANGED = "The lesson has changed since you edited";
  const edits = [makeEdit(2, "old lesson", "old lesson\n// mine")];
  const page = await openStored(PAGE, { [KEY]: writeDrafts(edits) });
  await notice(page, `${CHANGED} cell 2.`).getByRole("button", { name: "Compare" }).click();
  const comparison = dialog(page, `${CHANGED} cell 2`);
  const now = await comparison.getByRole("group", { name: "On the page now" }).textContent();
  expect(now).toBe(await listing(page, 2).textContent());
  const mine = comparison.getByRole("group", { name: "Your earlier text" });
  expect(await mine.textContent()).toBe("old lesson\n// mine");
  await page.keyboard.press("Escape");
  await notice(page, CHANGED).locator("button:focus").press("Enter");
  await button(page, "Use your earlier text").click();
  await page.reload();
  await listing(page, 2).getByText("// mine").waitFor();
  expect(await page.locator(".draft-notice").count()).toBe(0);
});

test("if the storage is full, the page shows that edits are not saved, and Share still works", async () => {
  const page = await open(PAGE);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await edit(page, 2, "// mine");
  await notice(page, "Your edits are not saved: the browser’s storage for this site").waitFor();
  expect(await share(page)).toContain("#nb=1.");
  await button(page, "Close").click();
  expect(await page.locator(".draft-notice").count()).toBe(0);
});

describe("a shared link", () => {
  const HOSTILE = "<img src=x onerror=\"document.title='hacked'\">\u202e// </script><script>";

  test("shows its changes to another reader, and runs no code before or after it is used", async () => {
    const author = await open(PAGE);
    await edit(author, 2, "show('shared');");
    await edit(author, 3, HOSTILE);
    const page = await open(await share(author));
    const opened = dialog(page, "This link changes cell 2 and cell 3");
    await opened.waitFor();
    const texts = opened.getByRole("group", { name: "The link’s text" });
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

  test("does not change the page if it is refused or was cut off", async () => {
    const link = PAGE + (await linkOf(makeEdit(2, "old", "show('shared');")));
    const page = await open(link);
    await dialog(page, "This link").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("main:focus").waitFor();
    expect(await listing(page, 2).textContent()).not.toContain("shared");
    expect(new URL(page.url()).hash).toBe("");
    expect(await stored(page)).toBeNull();
    await page.goto("about:blank");
    await page.goto(address(link.slice(0, -5)));
    await notice(page, "is incomplete or damaged").getByText("The page is unchanged.").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await stored(page)).toBeNull();
  });

  test("names the reader’s edit that it would replace, and keeps the others", async () => {
    const path = PAGE + (await linkOf(makeEdit(2, "old", "show('shared');")));
    const page = await openEdited(1, "// my own");
    await edit(page, 2, "// my other");
    await note(page).getByText("cell 1 and cell 2").waitFor();
    await page.goto(address(path));
    await page.getByText("Your own text of cell 2 would be replaced").waitFor();
    await button(page, "Use these edits").click();
    await listing(page, 2).getByText("show('shared');").waitFor();
    await listing(page, 1).getByText("// my own").waitFor();
    await page.goto(address(path));
    await notice(page, "This link contains no new changes.").waitFor();
  });

  test("is copied by Share; without edits Share copies the plain address", async () => {
    const page = await open(PAGE);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Share").click();
    await page.getByText("Copied: the address of this page.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address(PAGE));
    await edit(page, 2, "// mine");
    await button(page, "Share").click();
    await page.getByText("Copied: a link that contains your text of cell 2").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#nb=1.");
  });
});

/** The notices and dialogs of drafts, and the notebook's bar. */
const DRAFTS = ".drafts, .notebook-bar";

describe("axe finds no violations in either theme", () => {
  test("with the dialog of a link open, which fits 360 px", async () => {
    const edits = [makeEdit(2, "old", "let a = 1;"), makeEdit(99, "old", "let homeless;")];
    const link = await linkOf(...edits);
    const page = await open(PAGE + link, { viewport: { width: 360, height: 740 } });
    await dialog(page, "This link changes cell 2").waitFor();
    await expectAccessible(page, DRAFTS);
    const opened = page.locator("dialog");
    expect(await opened.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
  });

  wholeOnly("with notices, and with the comparison of a changed lesson", async () => {
    const edits = [makeEdit(2, "old", "mine"), makeEdit(99, "older", "mine too")];
    const page = await openStored(`${PAGE}#nb=1.x`, { [KEY]: writeDrafts(edits) });
    await page.locator(".draft-notice").nth(1).waitFor();
    await expectAccessible(page, DRAFTS);
    await button(page, "Compare").click();
    await dialog(page, "The lesson has changed").waitFor();
    await expectAccessible(page, DRAFTS);
  });
});
