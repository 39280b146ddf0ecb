import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeEdit, type Edit } from "../../src/notebook/drafts/edit.ts";
import { hashText } from "../../src/notebook/drafts/hash-text.ts";
import { writeDrafts } from "../../src/notebook/drafts/stored-drafts.ts";
import { cell, ended, run } from "./notebook-page.ts";
import { address, faults, open, paleness } from "./support.ts";
import { deep, some } from "../support/extent.ts";

const PAGE = "/problems/hdu1848/";
const KEY = `grundy-edits:${PAGE}`;

const listing = (page: Page, n: number) => page.getByLabel(`Code of cell ${n}`, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialogue = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
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
  const text = typeof drafts === "string" ? drafts : writeDrafts({ edits: drafts, aside: [] });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
  await page.goto(address(PAGE + fragment));
  return page;
}

/** The link that Share makes, from the popover that stands in for a refused clipboard; Escape closes that. */
async function share(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await button(page, "Share").click();
  const field = page.getByRole("textbox", { name: "Link" });
  const link = await field.inputValue();
  expect(await field.evaluate((one) => one.matches(":focus"))).toBe(true);
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  expect(await button(page, "Share").evaluate((one) => one.matches(":focus"))).toBe(true);
  return link;
}

/** A fragment that holds whatever it is given, with a head that fits. */
function forge(content: unknown): string {
  const text = Buffer.isBuffer(content) ? content : JSON.stringify(content);
  const body = deflateRawSync(text).toString("base64url");
  return `#nb=1.${hashText(body)}${body.length.toString(36).padStart(4, "0")}${body}`;
}

describe("edits", () => {
  test("are there again after a reload, and nothing has run", async () => {
    const page = await openEdited(2, "// mine");
    await page.reload();
    await listing(page, 2).getByText("// mine").waitFor();
    expect(await note(page).textContent()).toContain("kept in this browser: cell 2.");
    expect(await sandboxes(page)).toBe(0);
    await run(page, 2);
    await ended(page, 2);
  });

  test("typed in the moment before the page goes are kept", async () => {
    const page = await openEdited(2, "// first");
    await type(page, 2, "// last words");
    await page.reload();
    await listing(page, 2).getByText("// last words").waitFor();
  });

  test("can be looked at and forgotten from one place, one by one and all", async () => {
    const page = await openEdited(2, "// mine");
    await edit(page, 3, "// mine too");
    await note(page).getByText("cells 2 and 3").waitFor();
    await button(page, "See kept edits").click();
    const kept = dialogue(page, "Edits kept in this browser");
    const added = kept.getByRole("group", { name: "Cell 2" }).locator("ins");
    expect(await added.innerText()).toContain("// mine");
    await kept.getByRole("group", { name: "Cell 2" }).getByText("Forget it").click();
    await expect.poll(() => stored(page)).not.toMatch(/mine\b(?! too)/);
    await button(page, "Forget all edits of this page").click();
    expect(await stored(page)).toContain("// mine too");
    await page.getByRole("button", { name: "This cannot be undone" }).click();
    await kept.getByText("Nothing is kept any more.").waitFor();
    expect(await stored(page)).toBeNull();
    await page.keyboard.press("Escape");
    await kept.waitFor({ state: "detached" });
    await page.reload();
    expect(await page.locator("main").textContent()).not.toContain("// mine");
  });
});

describe("a lesson that has changed", () => {
  test("is compared with the reader’s text, which is set aside and can be used", async () => {
    const page = await openStored([makeEdit(2, "old lesson", "old lesson\n// mine")]);
    await notice(page, "The lesson has changed since you edited cell 2.").waitFor();
    expect(await listing(page, 2).textContent()).not.toContain("// mine");
    await button(page, "Compare").click();
    const aside = page.getByRole("group", { name: "An earlier text of cell 2" });
    const texts = aside.getByRole("group", { name: "cell 2: The text now and Set aside" });
    expect(await texts.locator("del").first().innerText()).toContain("only in the first text:");
    const [added] = await texts.locator("ins").allInnerTexts();
    expect(added).toMatch(/only in the second text:\s*\+ old lesson\n\+ \/\/ mine/);
    await page.keyboard.press("Escape");
    await notice(page, "The lesson has changed").locator("button:focus").waitFor();
    await page.reload();
    await note(page).getByText("Set aside: 1.").waitFor();
    await button(page, "See kept edits").click();
    await button(page, "Put it into cell 2").click();
    await page.reload();
    await listing(page, 2).getByText("// mine").waitFor();
    expect(await page.locator(".draft-notice").count()).toBe(0);
  });

  test("and has lost the cell sets the text aside, to copy or to forget", async () => {
    const page = await openStored([makeEdit(90, "old lesson", "let homeless = <b>1</b>;")]);
    await notice(page, "The lesson has changed since you edited cell 90.").waitFor();
    await button(page, "Compare").click();
    const lost = page.getByRole("group", { name: "An earlier text of cell 90" });
    await lost.getByText("let homeless = <b>1</b>;").waitFor();
    expect(await lost.getByRole("button").allInnerTexts()).toEqual(["Forget it", "Copy"]);
    await button(page, "Forget it").click();
    await page.getByText("Nothing is kept any more.").waitFor();
    expect(await stored(page)).toBeNull();
  });
});

describe("a storage", () => {
  test("that is full leaves the page at work, and says what is not kept", async () => {
    const page = await open(PAGE);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await edit(page, 2, "// mine");
    await notice(page, "Not kept: cell 2. The browser’s storage for this site is full.").waitFor();
    expect(await share(page)).toContain("#nb=1.");
    await button(page, "Close").click();
    expect(await page.locator(".draft-notice").count()).toBe(0);
  });

  test.each(
    some(
      [
        ["damaged", '{"version":1,"edits":[{"cell":2,"te'],
        ["written by another version", '{"version":2}'],
      ],
      1,
    ),
  )("whose content is %s is set aside, word for word", async (said, content) => {
    const page = await openStored(content);
    await notice(page, said).waitFor();
    const all = await page.evaluate(() =>
      Object.keys(localStorage).map((key) => localStorage.getItem(key)),
    );
    expect(all).toEqual([content]);
    await edit(page, 2, "// new");
    await note(page).getByText("cell 2").waitFor();
    await page.reload();
    await listing(page, 2).getByText("// new").waitFor();
    expect(await notice(page, said).count()).toBe(0);
  });
});

test("where the part of the page that keeps cannot be loaded, the page says so", async () => {
  const page = await open(PAGE);
  await page.route(/start-drafts/, (route) => route.abort());
  await button(page, "Share").click();
  await page.getByText("Edits cannot be kept or shared:").waitFor();
});

test("two tabs are offered each other’s texts, and neither’s is lost", async () => {
  const one = await open(PAGE);
  const other = await one.context().newPage();
  await other.goto(address(PAGE));
  await edit(one, 2, "// one");
  await note(one).waitFor();
  await edit(other, 2, "// other");
  await note(other).getByText("Set aside: 1.").waitFor();
  await notice(one, "Another tab has another text of cell 2.").waitFor();
  await button(one, "Compare").click();
  const texts = one.getByRole("group", { name: "Another tab’s text of cell 2" });
  expect(await texts.locator("ins").innerText()).toContain("// other");
  await button(one, "Keep this tab’s text").click();
  await one.keyboard.press("Escape");
  expect(await one.locator(".draft-notice").count()).toBe(0);
  await expect.poll(() => stored(one)).toMatch(/\/\/ one.*"aside".*\/\/ other/);
  await button(other, "Compare").click();
  const theirs = other.getByRole("group", { name: "Another tab’s text of cell 2" });
  await theirs.getByRole("button", { name: "Put it into cell 2" }).click();
  await listing(other, 2).getByText("// one").waitFor({ state: "attached" });
  expect(await stored(one)).toMatch(/\/\/ one.*"aside".*\/\/ other/);
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
    const asked = dialogue(page, "This link changes cells 2 and 3");
    await asked.waitFor();
    expect(await asked.locator("ins").allInnerTexts()).toEqual([
      expect.stringContaining("show('shared');"),
      expect.stringContaining("<img src=x onerror="),
    ]);
    expect(await asked.locator("ins").last().innerText()).toContain("‹U+202E›// </script>");
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

  test("that is refused leaves the lesson’s text and a plain address", async () => {
    const page = await open(await made());
    await button(page, "Keep the lesson’s own text").click();
    await page.locator("main:focus").waitFor();
    expect(await listing(page, 2).textContent()).not.toContain("shared");
    expect(new URL(page.url()).hash).toBe("");
    expect(await stored(page)).toBeNull();
  });

  deep("that is used sets the reader’s own edits aside", async () => {
    const path = await made();
    const page = await openEdited(1, "// my own");
    await page.goto(address(path));
    await page.getByText("You have edits of your own here, in cell 1.").waitFor();
    await button(page, "Use these edits").click();
    await listing(page, 2).getByText("show('shared');").waitFor();
    expect(await listing(page, 1).textContent()).not.toContain("// my own");
    await button(page, "See kept edits").click();
    await button(page, "Put it into cell 1").click();
    await listing(page, 1).getByText("// my own").waitFor({ state: "attached" });
  });

  test("can be left and come back to with Back and Forward", async () => {
    const path = await made();
    const page = await open(PAGE);
    await page.goto(address(`${PAGE}#the-task`));
    await page.evaluate((hash) => (location.hash = hash), new URL(address(path)).hash);
    await dialogue(page, "This link").waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).hash).toBe("#the-task");
    await page.goForward();
    await dialogue(page, "This link").waitFor();
    await page.keyboard.press("Escape");
    await notice(page, "The link you followed brings edits.").waitFor();
    await button(page, "Compare").click();
    await button(page, "Use these edits").click();
    await page.goBack();
    await listing(page, 2).getByText("show('shared');").waitFor();
  });

  test("is not changed under the reader’s eyes: another one is asked about next", async () => {
    const page = await open(await made());
    const asked = dialogue(page, "This link changes cells 2 and 3");
    await asked.waitFor();
    const other = forge([[1, hashText("old"), "show('other');"]]);
    await page.evaluate((hash) => (location.hash = hash), other);
    await button(page, "Use these edits").click();
    await listing(page, 2).getByText("show('shared');").waitFor({ state: "attached" });
    await dialogue(page, "This link changes cell 1").waitFor();
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
    await page.getByText("Copied: a link that carries your text of cell 2").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#nb=1.");
  });

  test.each(
    some(
      [
        ["cut off", async () => (await made()).slice(PAGE.length, -5), "lost its end"],
        ["of another version", () => "#nb=2.AAAA", "another version of this site"],
        ["far too long", () => "#nb=1.".padEnd(200_000, "A"), "damaged on its way"],
        ["a bomb", () => forge(Buffer.alloc(10_000_000, "[")), "damaged on its way"],
        ["made of anything", () => forge({ cell: 2 }), "damaged on its way"],
      ],
      2,
    ),
  )("that is %s is refused with a reason", async (_, fragment, said) => {
    const page = await open(`${PAGE}${await fragment()}`);
    await notice(page, said).getByText("Below is the original article.").waitFor();
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
    await dialogue(page, "This link changes cell 2").waitFor();
    await soundInBothThemes(page);
    const asked = page.locator("dialog");
    expect(await asked.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
  });

  deep("with notices, the note and what is stored", async () => {
    const edits = [makeEdit(2, "old", "mine"), makeEdit(99, "older", "mine too")];
    const page = await openStored(edits, "#nb=1.x");
    await page.locator(".draft-notice").nth(1).waitFor();
    await soundInBothThemes(page);
    await note(page).getByRole("button").click();
    await dialogue(page, "Edits kept").waitFor();
    await soundInBothThemes(page);
  });
});
