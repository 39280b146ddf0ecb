import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";
import { wholeOnly, firstUnlessWhole, whole } from "../support/extent.ts";
import { waitForState, openWith, run } from "./notebook-page.ts";
import { address, expectAccessible, open, hydrate } from "./support.ts";

const MEX = "/foundations/mex/";
const calm: BrowserContextOptions = { reducedMotion: "reduce" };

wholeOnly(
  "axe finds no violations with open folds, a right answer and a wrong answer",
  async () => {
    const page = await open(MEX, calm);
    for (const [n, answer, message] of [
      [1, "2", "Right"],
      [2, "0 0 1 2", "number 3 of the list"],
    ] as const) {
      const exercise = page.getByRole("group", { name: new RegExp(`^Exercise ${n}\\b`) });
      const field = await hydrate(exercise.getByRole("textbox"));
      await field.fill(answer);
      await field.press("Enter");
      await exercise.getByRole("status").filter({ hasText: message }).waitFor();
    }
    await page.locator("details").evaluateAll((all) => {
      for (const fold of all) fold.setAttribute("open", "");
    });
    await expectAccessible(page, ".exercise");
  },
);

test("axe finds no violations in a failed, a running and a waiting cell", async () => {
  const page = await openWith("null.size", "for (;;);", "1");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [i, state] of ["failed", "running", "waiting"].entries()) {
    await run(page, i + 1);
    await waitForState(page, i + 1, state);
  }
  await expectAccessible(page, "[data-cell='1'], [data-cell='2'], [data-cell='3']");
});

test("axe finds no violations on a board that offers a choice of moves", async () => {
  const page = await open("/foundations/kayles/", calm);
  const board = await hydrate(page.locator("[data-board-name='grundy'] .board"));
  await board.locator("[data-spot]:enabled").first().click();
  await board.getByRole("group", { name: "Choose your move" }).waitFor();
  await expectAccessible(page, "[data-board-name='grundy'] .board");
});

describe("in forced colours", () => {
  const forced: BrowserContextOptions = { ...calm, forcedColors: "active" };
  const screenshot = (page: Page, part: string) => page.locator(part).first().screenshot();

  test("black and white stones look different, and so do filled and empty boxes", async () => {
    const page = await open("/boards/?game=northcott", forced);
    const black = await screenshot(page, '.stone[data-colour="black"]');
    expect(black.equals(await screenshot(page, '.stone[data-colour="white"]'))).toBe(false);
    const other = await open(MEX, forced);
    const filled = await screenshot(other, '.mex-box[aria-pressed="true"] .mex-box-square');
    const empty = '.mex-box[aria-pressed="false"]:not([data-least="true"]) .mex-box-square';
    expect(filled.equals(await screenshot(other, empty))).toBe(false);
  });

  test("P is marked by a circle and N by a square, each with its letter", async () => {
    const page = await open("/problems/poj1704/", forced);
    for (const [outcome, round] of [
      ["P", "50%"],
      ["N", "2px"],
    ]) {
      const mark = page.locator(`.outcome-mark[data-outcome="${outcome}"]`).first();
      const { line, radius, letter } = await mark.evaluate((one) => {
        const { borderTopStyle, borderTopWidth, borderRadius } = getComputedStyle(one);
        const drawn = getComputedStyle(one, "::before").content;
        return {
          line: `${borderTopWidth} ${borderTopStyle}`,
          radius: borderRadius,
          letter: one.textContent || drawn.replaceAll('"', ""),
        };
      });
      expect([line, radius, letter]).toEqual(["1px solid", round, outcome]);
    }
  });
});

describe("the Tab key", () => {
  test.each(firstUnlessWhole(["/problems/hdu1848/", "/search/", MEX], 1))(
    "moves the focus through %s in document order, and to no covered element",
    async (path) => {
      const page = await open(path, calm);
      await page.waitForLoadState("networkidle");
      for (let presses = 0, last = -1; presses < 45; presses++) {
        await page.keyboard.press("Tab");
        const { isEditor, place, covered, name } = await page.evaluate(() => {
          const at = document.activeElement ?? document.body;
          const { left, top, width, height } = at.getBoundingClientRect();
          const over = document.elementFromPoint(
            left + width / 2,
            Math.max(0, Math.min(innerHeight - 1, top + Math.min(height, 40) / 2)),
          );
          return {
            isEditor: at.shadowRoot !== null,
            place: [...document.querySelectorAll("*")].indexOf(at),
            covered: !(over === null || at.contains(over) || over.contains(at)),
            name: at.outerHTML.slice(0, 100),
          };
        });
        if (name.startsWith("<body")) break;
        // The button and the text of an editor have the same shadow host.
        if (!isEditor) expect(place, name).toBeGreaterThan(last);
        expect(covered, name).toBe(false);
        last = place;
      }
    },
  );
});

/** Selectors of what the build renders on a page, each with at least three matches. */
const built: Readonly<Record<string, string>> = {
  "/": ".board .column-size, .xor-play td",
  "/boards/": ".boards-play .column-size, .boards-games li",
  "/foundations/mex/": ".game-graph-node[data-open='true']",
  "/foundations/staircase-nim/": ".stair",
  "/judge/": ".judge-page li",
  "/laboratory/": ".lab-values tr",
  "/laboratory/octal/": ".atlas-table tbody tr",
  "/problems/": "main tbody tr",
  "/problems/hdu1848/": ".solver .verdict-line, .solver tbody tr",
  "/reference/further-problems/": "main h3",
};

test("without scripts pages show their rendered content and no enabled controls", async () => {
  const page = await open("/404.html", { javaScriptEnabled: false });
  // Read-only text can be selected, and the ideas are shown by CSS.
  const controls = page
    .locator("main :is(button, input, select, textarea):enabled")
    .and(page.locator(":not([readonly], .show-ideas *)"));
  for (const path of whole ? builtPages() : Object.keys(built)) {
    await page.goto(address(path));
    expect.soft(await page.getByRole("heading", { level: 1 }).isVisible(), path).toBe(true);
    expect.soft(await controls.filter({ visible: true }).allInnerTexts(), path).toEqual([]);
    if (built[path]) expect.soft(await page.locator(built[path]).count(), path).toBeGreaterThan(2);
  }
});
