import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeEdit } from "../../src/kernel/drafts/edit.ts";
import { hashText } from "../../src/kernel/drafts/hash-text.ts";
import { writeKept } from "../../src/kernel/drafts/kept-edits.ts";
import { ended, run } from "./notebook-page.ts";
import { address, faults, open, paleness } from "./support.ts";
import { deep, some } from "../support/extent.ts";

const PAGE = "/problems/hdu1847/";
const KEY = `grundy-edits:${PAGE}`;

const listing = (page: Page, n: number) => page.getByLabel(`Code of cell ${n}`, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialogue = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const notice = (page: Page, text: string) => page.locator(".keep-notice", { hasText: text });
const note = (page: Page) => page.locator(".keep-note");
const sandboxes = (page: Page) => page.locator("iframe").count();
/** What stands over the page and under its toolbar. */
const OVER = ".keep-notices, .keep-dialogue, .notebook-bar";
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/**
 * Edits a cell as its editor does; `%` stands for the text that it has. The page's own module is
 * found through its first script; as text, since the test runner would rewrite the import.
 */
async function edit(page: Page, cell: number, text: string): Promise<void> {
  await page.locator('script[src*="Notebook"]').waitFor({ state: "attached" });
  await page.evaluate(`(async () => {
    const first = document.querySelector('script[src*="Notebook"]').src;
    const code = await (await fetch(first)).text();
    const file = /notebook\\.[\\w-]+\\.js/.exec(code)[0];
    const module = await import(new URL(file, first).href);
    const program = await fetch(document.querySelector('[data-cells]').dataset.cells);
    const notebook = module.notebook(await program.json());
    const text = ${JSON.stringify(text)}.replace("%", () => notebook.session.code(${cell}));
    await notebook.edit(${cell}, text);
  })()`);
}

/** A page on which a cell was edited, and that has kept it. */
async function openEdited(cell = 2, text = "%\n// mine", path = PAGE): Promise<Page> {
  const page = await open(path);
  await edit(page, cell, text);
  await note(page).waitFor();
  return page;
}

/** A page that finds this in its storage when it is opened. */
async function openKept(kept: string, path = PAGE): Promise<Page> {
  const page = await open("/");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, kept] as const);
  await page.goto(address(path));
  return page;
}

/** The link that Share makes, from the field that stands in for a refused clipboard. */
async function share(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await button(page, "Share").click();
  return page.getByRole("textbox", { name: "Link" }).inputValue();
}

/** A fragment that holds whatever it is given, with a head that fits. */
function forge(content: string | Uint8Array): string {
  const body = deflateRawSync(content).toString("base64url");
  return `#nb=1.${hashText(body)}${body.length.toString(36).padStart(4, "0")}${body}`;
}

describe("edits", () => {
  test("are there again after a reload, and nothing has run", async () => {
    const page = await openEdited();
    await page.reload();
    await listing(page, 2).getByText("// mine").waitFor();
    expect(await note(page).textContent()).toContain("kept in this browser: cell 2.");
    expect(await sandboxes(page)).toBe(0);
    await run(page, 2);
    await ended(page, 2);
  });

  deep("made just before the page goes are kept", async () => {
    const page = await open(PAGE);
    await edit(page, 2, "%\n// first");
    await note(page).waitFor();
    await edit(page, 2, "%\n// last");
    await page.reload();
    await listing(page, 2).getByText("// last").waitFor();
  });

  test("typed in the moment before the page goes are kept", async () => {
    const page = await openEdited(2, "let first = 1;");
    const group = page.getByRole("group", { name: "Cell 2", exact: true });
    await group.getByRole("button", { name: "Edit" }).click();
    await group.getByRole("textbox").press("Control+End");
    await page.keyboard.type("\n// last words");
    await page.reload();
    await listing(page, 2).getByText("// last words").waitFor();
  });

  deep("belong to their page", async () => {
    const page = await openEdited();
    await page.goto(address("/problems/hdu1848/"));
    expect(await note(page).count()).toBe(0);
    expect(await listing(page, 2).textContent()).not.toContain("// mine");
  });

  test("follow their cell to another place", async () => {
    const page = await open(PAGE);
    const code = (await listing(page, 3).textContent()) ?? "";
    const moved = makeEdit(7, code, `${code}\n// moved`);
    const again = await openKept(writeKept({ edits: [moved], aside: [] }));
    await listing(again, 3).getByText("// moved").waitFor();
    await note(again).getByText("cell 3").waitFor();
    await expect.poll(() => stored(again)).toContain('"cell":3');
  });

  deep("can be looked at and reset from one place", async () => {
    const page = await openEdited();
    await button(page, "See kept edits").click();
    const kept = dialogue(page, "Edits kept in this browser");
    expect(await kept.locator("ins").innerText()).toContain("// mine");
    await button(page, "Reset cell 2").click();
    await kept.getByText("Nothing is kept any more.").waitFor();
    expect(await stored(page)).toBeNull();
    expect(await listing(page, 2).textContent()).not.toContain("// mine");
    await page.keyboard.press("Escape");
    await kept.waitFor({ state: "detached" });
  });

  test("are forgotten at the second press, and the page stores nothing of them", async () => {
    const page = await openEdited();
    await button(page, "See kept edits").click();
    await button(page, "Forget all edits of this page").click();
    expect(await stored(page)).not.toBeNull();
    await page.getByRole("button", { name: "This cannot be undone" }).click();
    await page.getByText("Nothing is kept any more.").waitFor();
    expect(await stored(page)).toBeNull();
    await page.reload();
    expect(await listing(page, 2).textContent()).not.toContain("// mine");
  });
});

describe("a lesson that has changed", () => {
  const old = makeEdit(2, "old lesson", "old lesson\n// mine");
  const kept = writeKept({ edits: [old], aside: [] });

  const ask = async (): Promise<Page> => {
    const page = await openKept(kept);
    await notice(page, "The lesson has changed since you edited cell 2.").waitFor();
    expect(await listing(page, 2).textContent()).not.toContain("// mine");
    await button(page, "Compare").click();
    await dialogue(page, "The lesson has changed").waitFor();
    return page;
  };

  test("is shown beside the reader’s text, which can be used", async () => {
    const page = await ask();
    const texts = dialogue(page, "The lesson").getByRole("group", {
      name: "cell 2: The lesson’s text and Your text",
    });
    expect(await texts.locator("del").first().innerText()).toContain("only in the first text:");
    expect(await texts.locator("ins").allInnerTexts()).toEqual([
      expect.stringContaining("old lesson"),
      expect.stringContaining("// mine"),
    ]);
    await button(page, "Use my text").click();
    await listing(page, 2).getByText("// mine").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.reload();
    await listing(page, 2).getByText("// mine").waitFor();
    expect(await page.locator(".keep-notice").count()).toBe(0);
  });

  test("keeps its own text, and the reader’s is set aside and can be brought back", async () => {
    const page = await ask();
    await button(page, "Use the lesson’s text").click();
    await note(page).getByText("Set aside: 1.").waitFor();
    await page.reload();
    await button(page, "See kept edits").click();
    await button(page, "Put it into cell 2").click();
    await listing(page, 2).getByText("// mine").waitFor();
  });

  deep("asks again next time when it had no answer", async () => {
    const page = await ask();
    await button(page, "Later").click();
    await notice(page, "The lesson has changed").locator("button:focus").waitFor();
    await page.reload();
    await notice(page, "The lesson has changed").waitFor();
    expect(await stored(page)).toBe(kept);
  });

  test("that has lost the cell sets the text aside, to copy or to forget", async () => {
    const gone = makeEdit(90, "old lesson", "let homeless = <b>1</b>;");
    const page = await openKept(writeKept({ edits: [gone], aside: [] }));
    await notice(page, "The lesson no longer has cell 90.").waitFor();
    await notice(page, "cell 90").getByRole("button", { name: "See kept edits" }).click();
    const kept90 = dialogue(page, "Edits kept").getByRole("group", {
      name: "An earlier text of cell 90",
    });
    await kept90.getByText("let homeless = <b>1</b>;").waitFor();
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
    await edit(page, 2, "%\n// mine");
    await notice(page, "Not kept: cell 2. The browser’s storage for this site is full.").waitFor();
    expect(await share(page)).toContain("#nb=1.");
  });

  deep("that is blocked leaves the page at work, and says what is not kept", async () => {
    const page = await open(PAGE);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.reload();
    await edit(page, 2, "%\n// mine");
    await notice(page, "Not kept: cell 2. The browser does not let this site store").waitFor();
    await button(page, "Close").click();
    expect(await page.locator(".keep-notice").count()).toBe(0);
  });

  test.each(
    some(
      [
        ["damaged", '{"version":1,"edits":[{"cell":2,"te'],
        ["written by another version", '{"version":2}'],
        ["damaged", '{"__proto__":{"edits":[]},"version":1}'],
        ["damaged", "<img src=x onerror=alert(1)>"],
      ],
      2,
    ),
  )("whose content is %s is set aside, word for word", async (said, content) => {
    const page = await openKept(content);
    await notice(page, said).waitFor();
    expect(await stored(page)).toBeNull();
    const all = await page.evaluate(() =>
      Object.keys(localStorage).map((key) => localStorage.getItem(key)),
    );
    expect(all).toEqual([content]);
    await edit(page, 2, "%\n// new");
    await note(page).getByText("cell 2").waitFor();
    await page.reload();
    await listing(page, 2).getByText("// new").waitFor();
    expect(await notice(page, said).count()).toBe(0);
  });
});

test("where the part of the page that keeps cannot be loaded, the page says so", async () => {
  const page = await open(PAGE);
  await page.route(/start-keeping/, (route) => route.abort());
  await button(page, "Share").click();
  await page.getByText("Edits cannot be kept or shared:").waitFor();
});

describe("two tabs", () => {
  const both = async (): Promise<[Page, Page]> => {
    const one = await openEdited(3, "%\n// third");
    const other = await one.context().newPage();
    await other.goto(address(PAGE));
    await listing(other, 3).getByText("// third").waitFor();
    return [one, other];
  };

  deep("each keep their cells, and each is offered what the other did", async () => {
    const [one, other] = await both();
    await edit(one, 2, "%\n// one");
    await edit(other, 4, "%\n// other");
    await notice(one, "Another tab has another text of cell 4.").waitFor();
    await notice(other, "Another tab has another text of cell 2.").waitFor();
    expect(await listing(other, 2).textContent()).not.toContain("// one");
    await expect.poll(() => stored(one)).toContain("// other");
    expect(await stored(one)).toContain("// one");
    await button(other, "Compare").click();
    await button(other, "Use the other tab’s text").click();
    await listing(other, 2).getByText("// one").waitFor();
    expect(await other.locator(".keep-notice").count()).toBe(0);
  });

  test("that edit one cell lose neither text", async () => {
    const [one, other] = await both();
    await edit(one, 2, "%\n// one");
    await notice(other, "cell 2").waitFor();
    await edit(other, 2, "%\n// other");
    await notice(one, "cell 2").waitFor();
    await button(one, "Compare").click();
    await button(one, "Keep this tab’s text").click();
    await notice(other, "cell 2").waitFor();
    const kept = await stored(one);
    expect(kept).toContain("// one");
    expect(kept).toContain("// other");
    expect(await listing(other, 2).textContent()).toContain("// other");
  });

  deep(
    "a tab whose first edit comes late finds the other’s as an offer, not in its cells",
    async () => {
      const late = await open(PAGE);
      const early = await late.context().newPage();
      await early.goto(address(PAGE));
      await edit(early, 2, "%\n// early");
      await note(early).waitFor();
      await edit(late, 2, "%\n// late");
      await notice(late, "Another tab has another text of cell 2.").waitFor();
      expect(await listing(late, 2).textContent()).toContain("// late");
      await expect.poll(() => stored(late)).toContain("// late");
      expect(await stored(late)).toContain("// early");
    },
  );
});

describe("a shared link", () => {
  const HOSTILE = "<img src=x onerror=\"document.title='hacked'\">\u202e// </script><script>";

  let path = "";
  const made = async (): Promise<string> => (path ||= await make());
  const make = async (): Promise<string> => {
    const page = await open(PAGE);
    await edit(page, 2, "%\nshow('shared');");
    await edit(page, 5, HOSTILE);
    return (await share(page)).slice(new URL(page.url()).origin.length);
  };

  test("shows what it changes to somebody else, and runs nothing, used or not", async () => {
    const path = await made();
    const page = await open(path);
    const asked = dialogue(page, "This link changes cells 2 and 5");
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
    expect(await listing(page, 5).textContent()).toBe(HOSTILE);
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
    const page = await openEdited(3, "%\n// my own");
    await page.goto(address(path));
    await dialogue(page, "This link")
      .getByText("You have edits of your own here, in cell 3.")
      .waitFor();
    await button(page, "Use these edits").click();
    await listing(page, 2).getByText("show('shared');").waitFor();
    expect(await listing(page, 3).textContent()).not.toContain("// my own");
    await button(page, "See kept edits").last().click();
    await button(page, "Put it into cell 3").click();
    await listing(page, 3).getByText("// my own").waitFor();
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

  test("is not changed under the reader’s eyes: what is used is what was shown", async () => {
    const page = await open(await made());
    const asked = dialogue(page, "This link changes cells 2 and 5");
    await asked.waitFor();
    const other = forge(JSON.stringify([[3, hashText("old"), "show('other');"]]));
    await page.evaluate((hash) => (location.hash = hash), other);
    await asked.getByText("The page’s address has changed since.").waitFor();
    await button(page, "Use these edits").click();
    await listing(page, 2).getByText("show('shared');").waitFor();
    expect(await listing(page, 3).textContent()).not.toContain("other");
    expect(new URL(page.url()).hash).toBe("");
  });

  test("is copied, and without edits the plain address is", async () => {
    const page = await open(PAGE);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Share").click();
    await page.getByText("No cell is edited here.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address(PAGE));
    await edit(page, 2, "%\n// mine");
    await button(page, "Share").click();
    await page.getByText("Copied: a link that carries your text of cell 2").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#nb=1.");
  });

  test.each(
    some(
      [
        ["cut off", async () => (await made()).slice(PAGE.length, -5), "lost its end"],
        [
          "altered",
          async () => (await made()).slice(PAGE.length).replace(/.$/, "~"),
          "was damaged",
        ],
        ["of another version", () => "#nb=2.AAAA", "another version of this site"],
        ["far too long", () => "#nb=1.".padEnd(200_000, "A"), "too long to be read: 200000"],
        [
          "a bomb of 10 MB",
          () => forge(Buffer.alloc(10_000_000, "[")),
          "more than a page can hold",
        ],
        ["made of __proto__", () => forge('{"__proto__":{"cell":2}}'), "does not hold edits"],
        ["made of HTML", () => forge("<script>alert(1)</script>"), "does not hold edits"],
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
  await page.emulateMedia({ colorScheme: "light" });
  expect(await faults(page, OVER)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paleness(page, OVER)).toEqual([]);
}

describe("in either theme axe finds nothing wrong", () => {
  const link = forge(
    JSON.stringify([
      [2, hashText("old"), "let a = 1;"],
      [99, hashText("x"), "let homeless;"],
    ]),
  );

  test("with a link’s dialogue open, at 360 pixels", async () => {
    const page = await open(PAGE + link, { viewport: { width: 360, height: 740 } });
    await dialogue(page, "This link changes cell 2").waitFor();
    await soundInBothThemes(page);
    const wide = await page.evaluate(
      () => document.querySelector("dialog .keep-body")?.scrollWidth ?? 0,
    );
    expect(wide).toBeLessThanOrEqual(360);
  });

  deep("with notices, the note and what is kept", async () => {
    const page = await open("/");
    const edits = [makeEdit(2, "old", "mine"), makeEdit(99, "older", "mine too")];
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      writeKept({ edits, aside: [] }),
    ] as const);
    await page.goto(address(`${PAGE}#nb=1.x`));
    await page.locator(".keep-notice").nth(2).waitFor();
    await soundInBothThemes(page);
    await note(page).getByRole("button").click();
    await dialogue(page, "Edits kept").waitFor();
    await soundInBothThemes(page);
  });
});
