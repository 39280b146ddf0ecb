import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { scrollThrough } from "./measures.ts";
import { expectAccessible, open } from "./support.ts";
import { some } from "../support/extent.ts";
import { cell, ended, output, writeCell } from "./notebook-page.ts";

const MEX = "/foundations/mex/";
/** A cell of it whose code is long and stands open. */
const OPEN = 12;
/** A page of a quarter of that length, for what does not depend on what is taught. */
const SHORT = "/problems/poj1704/";

const button = (page: Page, n: number, name: string) =>
  cell(page, n).getByRole("button", { name, exact: true });
const editor = (page: Page, n: number) =>
  page.getByRole("textbox", { name: `Code of cell ${n}`, exact: true });
const listing = (page: Page, n: number) => cell(page, n).locator("pre.astro-code");
/** Waits for what will be so soon, on however busy a machine. */
const soon = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 });
const focused = (page: Page, n: number) =>
  soon(() => editor(page, n).evaluate((e) => e.matches(":focus"))).toBe(true);
const text = (page: Page, n: number) =>
  editor(page, n).evaluate((e) =>
    [...e.querySelectorAll(".cm-line")].map((line) => line.textContent).join("\n"),
  );

async function edit(page: Page, n: number): Promise<void> {
  await button(page, n, "Edit").click();
  await focused(page, n);
}

describe("the editor of a cell", () => {
  const layouts: [string, BrowserContextOptions][] = [
    ["a phone", { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }],
    ["a screen of 1280 px", { viewport: { width: 1280, height: 900 } }],
    ["a screen of 360 px", { viewport: { width: 360, height: 800 } }],
  ];

  test.each(some(layouts, 1))(
    "opens and closes on %s without moving anything, with letters and buttons that fit a phone",
    async (_, options) => {
      const page = await open(MEX, options);
      await scrollThrough(page); // what was never near the window is not laid out yet
      const places = () =>
        page
          .locator(
            ".prose > :not(script), .cell-out:not(.prose-fold *), .cell-tools button:visible, footer",
          )
          .evaluateAll((all) => {
            // Where nothing that stays in sight has left its place.
            const before = scrollY;
            scrollTo({ top: 0, behavior: "instant" });
            const found = all.map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y + scrollY, width, height];
            });
            scrollTo({ top: before, behavior: "instant" });
            return found;
          });
      /** Where the first letters of the code's lines stand. */
      const letters = () =>
        cell(page, OPEN).evaluate((root) => {
          const code = root.querySelector(".cell-editor")?.shadowRoot?.querySelector(".cm-content");
          const whole = code ?? root.querySelector("pre code") ?? root;
          const walk = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
          const found: number[][] = [];
          for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            const at = /\S/.exec(node.nodeValue ?? "")?.index;
            if (at === undefined) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { x, y, width, height } = range.getBoundingClientRect();
            const line = Math.round(y + scrollY);
            if (line !== found.at(-1)?.[1]) found.push([Math.round(x), line, width, height]);
          }
          return found;
        });
      const near = (before: number[][], after: number[][]) => {
        expect(after.length).toBe(before.length);
        after.flat().forEach((value, i) => {
          expect(Math.abs(value - (before.flat()[i] ?? NaN))).toBeLessThanOrEqual(1);
        });
      };

      const [before, lettersBefore] = [await places(), await letters()];
      expect(lettersBefore.length).toBeGreaterThan(10);
      await edit(page, OPEN);
      near(before, await places());
      near(lettersBefore, await letters());
      if (options.isMobile) {
        const size = await editor(page, OPEN).evaluate((e) =>
          parseFloat(getComputedStyle(e).fontSize),
        );
        expect(size).toBeGreaterThanOrEqual(16);
        for (const name of ["Run", "Edit"]) {
          const { width = 0, height = 0 } = (await button(page, OPEN, name).boundingBox()) ?? {};
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
      }
      await page.keyboard.press("Escape");
      await listing(page, OPEN).waitFor();
      near(before, await places());
    },
  );
});

describe("keys", () => {
  test("Control-Enter runs what stands there, and the cursor stays; so does Run right after the last key", async () => {
    const page = await open(SHORT);
    await writeCell(page, 1, "6 * 7");
    await page.keyboard.press("Control+Enter");
    await ended(page, 1);
    expect(await output(page, 1).innerText()).toBe("42");
    await focused(page, 1);
    await page.keyboard.type(" + 1");
    await button(page, 1, "Run").click();
    await soon(() => output(page, 1).innerText()).toBe("43");
  });

  test("Shift-Enter runs and goes on, from listing to listing and into open editors", async () => {
    const page = await open("/problems/stones/");
    await edit(page, 3);
    await writeCell(page, 2, "2"); // the lesson's own needs cell 1, and would fail
    await button(page, 2, "Edit").click();
    await writeCell(page, 1, "6 * 7");
    await page.keyboard.press("Shift+Enter");
    await ended(page, 1);
    expect(await output(page, 1).innerText()).toBe("42");
    expect(await listing(page, 2).evaluate((e) => e.matches(":focus"))).toBe(true);
    await page.keyboard.press("Shift+Enter");
    await focused(page, 3);
  });

  test("Escape closes what is offered first, then the editor, and the focus goes to Edit; Tab leaves the editor until its reader wants it to indent", async () => {
    const page = await open(SHORT);
    await writeCell(page, 1, "");
    await page.keyboard.type("grund", { delay: 30 });
    const list = page.getByRole("listbox", { name: "Completions" });
    await list.waitFor();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    await focused(page, 1);
    await page.keyboard.press("Escape");
    await listing(page, 1).waitFor();
    expect(await listing(page, 1).innerText()).toBe("grund");
    expect(await button(page, 1, "Edit").evaluate((e) => e.matches(":focus"))).toBe(true);

    await edit(page, 1);
    const before = await text(page, 1);
    await page.keyboard.press("Tab");
    expect(await editor(page, 1).evaluate((e) => e.matches(":focus"))).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await focused(page, 1);
    await page.keyboard.press("Shift+Tab");
    const toggle = cell(page, 1).getByRole("button", { name: "Tab key: leaves" });
    expect(await toggle.evaluate((e) => e.matches(":focus"))).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Tab key: indents" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await text(page, 1)).toBe(`  ${before}`);
    await page.keyboard.press("Control+M");
    await toggle.waitFor();
    await page.keyboard.press("Tab");
    expect(await text(page, 1)).toBe(`  ${before}`);
  });
});

describe("what is wrong", () => {
  test("with the text is marked on its line and said, as axe wants it in either theme, and unmarked when it is right", async () => {
    const page = await open(SHORT, { reducedMotion: "reduce" });
    await writeCell(page, 1, "const a = 1;\n\nconst b = a +* 2;\nb");
    const message = cell(page, 1).getByText(/Line 3: /);
    await message.waitFor();
    expect(await editor(page, 1).getAttribute("aria-invalid")).toBe("true");
    expect(await editor(page, 1).locator(".cm-lintRange-error").count()).toBe(1);
    await expectAccessible(page, ".cell");
    await page.keyboard.press("F8");
    await page.keyboard.press("Delete");
    await message.waitFor({ state: "detached" });
    expect(await editor(page, 1).getAttribute("aria-invalid")).toBeNull();
  });
});

describe("completion", () => {
  test("imports the name of the library that is chosen, says what it is, and knows the members of show and other cells' names", async () => {
    const page = await open(SHORT);
    await writeCell(page, 2, 'import { mex } from "grundy";\n');
    await page.keyboard.type("nimS", { delay: 30 });
    const option = page.getByRole("option", { name: /nimSum/ });
    await option.waitFor();
    await page.getByText(/binary addition without carry/).waitFor();
    // CodeMirror takes no Enter while a list is younger than 75 ms, lest one meant for a new line chooses from it.
    await page.waitForFunction((seen) => Date.now() > seen + 100, Date.now());
    await page.keyboard.press("Enter");
    await soon(() => text(page, 2)).toBe('import { mex, nimSum } from "grundy";\nnimSum');

    await page.keyboard.type("; show.", { delay: 30 });
    await page.getByRole("option", { name: /^sequence/ }).waitFor();
    await page.getByRole("option", { name: /^table/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.type("table(gaps", { delay: 30 });
    await page.getByRole("option", { name: /^gapsOf/ }).click();
    await soon(() => text(page, 2)).toContain("nimSum; show.table(gapsOf");
  });
});

describe("an edited cell", () => {
  test("is marked as edited, its output as stale, and Reset undoes both; so does Reset page for all", async () => {
    const page = await open(SHORT);
    const reset = page.getByRole("button", { name: "Reset page", exact: true });
    expect(await reset.count()).toBe(0);
    const lessons = await page.locator("pre.astro-code").allTextContents();
    const lesson = await listing(page, 1).innerHTML();
    expect(await button(page, 1, "Reset").count()).toBe(0);
    await writeCell(page, 1, "const gapsOf = () => [0];\n");
    await cell(page, 1).getByText("edited", { exact: true }).waitFor();
    await cell(page, 1)
      .getByText(/^Stale/)
      .waitFor();
    await page.keyboard.press("Escape");
    await soon(() => listing(page, 1).innerText()).toContain("const gapsOf = () => [0];");
    expect(await listing(page, 1).innerHTML()).not.toBe(lesson);
    await button(page, 1, "Reset").click();
    await soon(() => listing(page, 1).innerHTML()).toBe(lesson);
    await soon(() => button(page, 1, "Reset").count()).toBe(0);
    expect(await cell(page, 1).getByText("edited", { exact: true }).isVisible()).toBe(false);
    expect(
      await cell(page, 1)
        .getByText(/^Stale/)
        .isVisible(),
    ).toBe(false);

    await writeCell(page, 1, "1");
    await writeCell(page, 2, "2");
    await page.keyboard.press("Escape");
    await reset.click();
    await reset.waitFor({ state: "hidden" });
    await button(page, 1, "Edit").click();
    await soon(() => page.locator("pre.astro-code").allTextContents()).toEqual(lessons);
  });
});
