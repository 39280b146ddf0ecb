import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { scrollThrough } from "./measures.ts";
import { expectAccessible, open } from "./support.ts";
import { firstUnlessWhole } from "../support/extent.ts";
import { cell, waitForState, output, writeCell } from "./notebook-page.ts";

const MEX = "/foundations/mex/";
/** A cell of this page with long code that is not in a fold. */
const LONG = 12;
/** A page of a quarter of that length, for tests that do not depend on the content. */
const SHORT = "/problems/poj1704/";

const button = (page: Page, n: number, name: string) =>
  cell(page, n).getByRole("button", { name, exact: true });
const editor = (page: Page, n: number) =>
  page.getByRole("textbox", { name: `Code of cell ${n}`, exact: true });
const listing = (page: Page, n: number) => cell(page, n).locator("pre.astro-code");
/** Polls for long enough, even on a busy machine. */
const poll = <Value>(get: () => Promise<Value>) => expect.poll(get, { timeout: 15_000 });
const expectFocus = (page: Page, n: number) =>
  poll(() => editor(page, n).evaluate((e) => e.matches(":focus"))).toBe(true);
const text = (page: Page, n: number) =>
  editor(page, n).evaluate((e) =>
    [...e.querySelectorAll(".cm-line")].map((line) => line.textContent).join("\n"),
  );

async function edit(page: Page, n: number): Promise<void> {
  await button(page, n, "Edit").click();
  await expectFocus(page, n);
}

describe("the editor of a cell", () => {
  const layouts: [string, BrowserContextOptions][] = [
    ["a phone", { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }],
    ["a screen of 1280 px", { viewport: { width: 1280, height: 900 } }],
    ["a screen of 360 px", { viewport: { width: 360, height: 800 } }],
  ];

  test.each(firstUnlessWhole(layouts, 1))(
    "opens and closes on %s without a layout shift; on a phone letters and buttons are large enough",
    async (_, options) => {
      const page = await open(MEX, options);
      await scrollThrough(page); // parts that were never near the window are not laid out yet
      const places = () =>
        page
          .locator(
            ".prose > :not(script), .cell-out:not(.prose-fold *), .cell-tools button:visible, footer",
          )
          .evaluateAll((all) => {
            // At the top, sticky elements are in their own places.
            const before = scrollY;
            scrollTo({ top: 0, behavior: "instant" });
            const found = all.map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y + scrollY, width, height];
            });
            scrollTo({ top: before, behavior: "instant" });
            return found;
          });
      /** Returns the boxes of the first letters of the code's lines. */
      const letters = () =>
        cell(page, LONG).evaluate((root) => {
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
      const expectNear = (before: number[][], after: number[][]) => {
        expect(after.length).toBe(before.length);
        after.flat().forEach((value, i) => {
          expect(Math.abs(value - (before.flat()[i] ?? NaN))).toBeLessThanOrEqual(1);
        });
      };

      const [before, lettersBefore] = [await places(), await letters()];
      expect(lettersBefore.length).toBeGreaterThan(10);
      await edit(page, LONG);
      expectNear(before, await places());
      expectNear(lettersBefore, await letters());
      if (options.isMobile) {
        const size = await editor(page, LONG).evaluate((e) =>
          parseFloat(getComputedStyle(e).fontSize),
        );
        expect(size).toBeGreaterThanOrEqual(16);
        for (const name of ["Run", "Edit"]) {
          const { width = 0, height = 0 } = (await button(page, LONG, name).boundingBox()) ?? {};
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
      }
      await page.keyboard.press("Escape");
      await listing(page, LONG).waitFor();
      expectNear(before, await places());
    },
  );
});

describe("keys of the editor", () => {
  test("Control-Enter and Run run the current text, and Control-Enter keeps the focus in the editor", async () => {
    const page = await open(SHORT);
    await writeCell(page, 1, "6 * 7");
    await page.keyboard.press("Control+Enter");
    await waitForState(page, 1);
    expect(await output(page, 1).innerText()).toBe("42");
    await expectFocus(page, 1);
    await page.keyboard.type(" + 1");
    await button(page, 1, "Run").click();
    await poll(() => output(page, 1).innerText()).toBe("43");
  });

  test("Shift-Enter runs a cell and moves to the next listing or open editor", async () => {
    const page = await open("/problems/stones/");
    await edit(page, 3);
    await writeCell(page, 2, "2"); // the lesson's code needs cell 1 and would fail
    await button(page, 2, "Edit").click();
    await writeCell(page, 1, "6 * 7");
    await page.keyboard.press("Shift+Enter");
    await waitForState(page, 1);
    expect(await output(page, 1).innerText()).toBe("42");
    expect(await listing(page, 2).evaluate((e) => e.matches(":focus"))).toBe(true);
    await page.keyboard.press("Shift+Enter");
    await expectFocus(page, 3);
  });

  test("Escape closes the completions, then the editor; Tab leaves the editor unless set to indent", async () => {
    const page = await open(SHORT);
    await writeCell(page, 1, "");
    await page.keyboard.type("grund", { delay: 30 });
    const list = page.getByRole("listbox", { name: "Completions" });
    await list.waitFor();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    await expectFocus(page, 1);
    await page.keyboard.press("Escape");
    await listing(page, 1).waitFor();
    expect(await listing(page, 1).innerText()).toBe("grund");
    expect(await button(page, 1, "Edit").evaluate((e) => e.matches(":focus"))).toBe(true);

    await edit(page, 1);
    const before = await text(page, 1);
    await page.keyboard.press("Tab");
    expect(await editor(page, 1).evaluate((e) => e.matches(":focus"))).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await expectFocus(page, 1);
    await page.keyboard.press("Shift+Tab");
    const toggle = cell(page, 1).getByRole("button", { name: "Tab key: moves focus" });
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

describe("a syntax error", () => {
  test("is marked on its line and reported until it is fixed, without axe violations in either theme", async () => {
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

describe("completion in the editor", () => {
  test("describes and imports names of the library, and offers members of show and other cells' names", async () => {
    const page = await open(SHORT);
    await writeCell(page, 2, 'import { mex } from "grundy";\n');
    await page.keyboard.type("nimS", { delay: 30 });
    const option = page.getByRole("option", { name: /nimSum/ });
    await option.waitFor();
    await page.getByText(/binary addition without carry/).waitFor();
    // CodeMirror ignores Enter in the first 75 ms of a list, because it may be meant for a new line.
    await page.waitForFunction((shownAt) => Date.now() > shownAt + 100, Date.now());
    await page.keyboard.press("Enter");
    await poll(() => text(page, 2)).toBe('import { mex, nimSum } from "grundy";\nnimSum');

    await page.keyboard.type("; show.", { delay: 30 });
    await page.getByRole("option", { name: /^sequence/ }).waitFor();
    await page.getByRole("option", { name: /^table/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.type("table(gaps", { delay: 30 });
    await page.getByRole("option", { name: /^gapsOf/ }).click();
    await poll(() => text(page, 2)).toContain("nimSum; show.table(gapsOf");
  });
});

describe("an edited cell", () => {
  test("is marked as edited, and its output as stale, until Reset; Reset page resets all cells", async () => {
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
    await poll(() => listing(page, 1).innerText()).toContain("const gapsOf = () => [0];");
    expect(await listing(page, 1).innerHTML()).not.toBe(lesson);
    await button(page, 1, "Reset").click();
    await poll(() => listing(page, 1).innerHTML()).toBe(lesson);
    await poll(() => button(page, 1, "Reset").count()).toBe(0);
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
    await poll(() => page.locator("pre.astro-code").allTextContents()).toEqual(lessons);
  });
});
