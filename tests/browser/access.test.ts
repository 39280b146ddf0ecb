import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";
import { some, whole } from "../support/extent.ts";
import { cell, ended, openWith, run } from "./notebook-page.ts";
import { address, faults, open, paleness, load } from "./support.ts";

const MEX = "/foundations/mex/";
/** For what cells alone can show. */
const SHORT = "/problems/poj1704/";
const calm: BrowserContextOptions = { reducedMotion: "reduce" };

/** Puts a text in the place of a cell's own, in its editor. */
async function write(page: Page, n: number, code: string): Promise<void> {
  await cell(page, n).getByRole("button", { name: "Edit", exact: true }).click();
  const editor = page.getByRole("textbox", { name: `Code of cell ${n}`, exact: true });
  await editor.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
}

/** Answers an exercise, and waits for what is said to it. */
async function answer(page: Page, n: number, text: string, message: string): Promise<void> {
  const exercise = page.getByRole("group", { name: new RegExp(`^Exercise ${n}\\b`) });
  const field = exercise.getByRole("textbox");
  await load(field);
  await field.fill(text);
  await field.press("Enter");
  await exercise.getByRole("status").filter({ hasText: message }).waitFor();
}

/** States that a reader can take a page into and that no other test looks at, with the part of the page they change. */
const states: Record<string, readonly [part: string, reach: () => Promise<Page>]> = {
  "with every fold open, an exercise right and one wrong": [
    ".exercise",
    async () => {
      const page = await open(MEX, calm);
      await answer(page, 1, "2", "Right");
      await answer(page, 2, "0 0 1 2", "number 3 of the list");
      await page.locator("details").evaluateAll((all) => {
        for (const fold of all) fold.setAttribute("open", "");
      });
      return page;
    },
  ],
  "with a cell that failed, one that runs and one that waits": [
    "[data-cell='1'], [data-cell='2'], [data-cell='3']",
    async () => {
      const page = await openWith("null.size", "for (;;);", "1");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await run(page, 1);
      await ended(page, 1, "failed");
      await run(page, 2);
      await ended(page, 2, "running");
      await run(page, 3);
      await ended(page, 3, "waiting");
      return page;
    },
  ],
  "with names offered in an editor": [
    "[data-cell='1']",
    async () => {
      const page = await open(SHORT, calm);
      await write(page, 1, "");
      await page.keyboard.type("grun");
      await page.keyboard.press("Control+Space");
      await page.locator(".cm-tooltip-autocomplete li").first().waitFor();
      return page;
    },
  ],
  "with types on, and a fault of types": [
    "[data-cell='2'], .notebook-bar",
    async () => {
      const page = await open(SHORT, calm);
      await page.getByRole("checkbox", { name: "Check types" }).check();
      await page.getByText("Types checked: no fault.").waitFor();
      await write(page, 2, "const n = 1;\nconst word: string = n;");
      await page.getByRole("list", { name: "Type faults of cell 2" }).waitFor();
      return page;
    },
  ],
  "with its link to share in a dialogue": [
    ".drafts, .notebook-bar",
    async () => {
      const page = await open(SHORT, calm);
      await page.evaluate(() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      });
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await page.getByRole("textbox", { name: "Link" }).waitFor();
      return page;
    },
  ],
  "with a choice of moves on a board": [
    "[data-board-name='grundy'] .board",
    async () => {
      const page = await open("/foundations/kayles/", calm);
      const board = await load(page.locator("[data-board-name='grundy'] .board"));
      await board.locator("[data-spot]:enabled").first().click();
      await board.getByRole("group", { name: "Choose your move" }).waitFor();
      return page;
    },
  ],
};

/** In the short extent those that no other test of axe comes near. */
const FEW = [
  "with a cell that failed, one that runs and one that waits",
  "with a choice of moves on a board",
];
const asked = Object.entries(states).filter(([state]) => whole || FEW.includes(state));

describe.each(asked)("a page %s", (_, [part, reach]) => {
  test("has no fault that axe can see, in either theme", async () => {
    const page = await reach();
    expect(await faults(page, part)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await paleness(page, part)).toEqual([]);
  });
});

describe("in the reader's own colours", () => {
  const forced: BrowserContextOptions = { ...calm, forcedColors: "active" };
  const looks = (page: Page, part: string) => page.locator(part).first().screenshot();

  test("what is filled, black or chosen still looks other than what is not", async () => {
    const page = await open("/boards/?game=northcott", forced);
    const black = await looks(page, '.stone[data-colour="black"]');
    expect(black.equals(await looks(page, '.stone[data-colour="white"]'))).toBe(false);
    const other = await open(MEX, forced);
    const filled = await looks(other, '.mex-box[aria-pressed="true"] .mex-box-square');
    const empty = '.mex-box[aria-pressed="false"]:not([data-least="true"]) .mex-box-square';
    expect(filled.equals(await looks(other, empty))).toBe(false);
  });

  test("P keeps its circle and N its square, each with its letter", async () => {
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

  test("every button has an edge, or a piece of its own", async () => {
    const page = await open(MEX, forced);
    const bare = await page.locator("button:visible").evaluateAll((all) =>
      all
        .filter((one) => !one.matches(".stone, .mex-box, .xor-play-digit"))
        .filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) < 1)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(bare).toEqual([]);
  });
});

describe("the keyboard", () => {
  test.each(some(["/problems/hdu1848/", "/search/", MEX], 1))(
    "walks through %s in the order of its text, and all it stops at is in sight",
    async (path) => {
      const page = await open(path, calm);
      await page.waitForLoadState("networkidle");
      for (let presses = 0, last = -1; presses < 45; presses++) {
        await page.keyboard.press("Tab");
        const { place, covered, name } = await page.evaluate(() => {
          const at = document.activeElement ?? document.body;
          const { left, top, width, height } = at.getBoundingClientRect();
          const over = document.elementFromPoint(
            left + width / 2,
            Math.max(0, Math.min(innerHeight - 1, top + Math.min(height, 40) / 2)),
          );
          return {
            place: [...document.querySelectorAll("*")].indexOf(at),
            covered: !(over === null || at.contains(over) || over.contains(at)),
            name: at.outerHTML.slice(0, 100),
          };
        });
        if (name.startsWith("<body")) break;
        expect(place, name).toBeGreaterThan(last);
        expect(covered, name).toBe(false);
        last = place;
      }
    },
  );
});

test("axe finds a button without a name and pale words where there are some", async () => {
  const page = await open("/404.html", calm);
  await page.locator("h1").evaluate((heading) => {
    const button = document.createElement("button");
    const pale = document.createElement("p");
    pale.style.color = "#aaa";
    pale.style.background = "#fff";
    pale.textContent = "Pale words.";
    heading.after(button, pale);
  });
  const found = await faults(page);
  expect(found).toContainEqual(expect.stringMatching(/^button-name/));
  expect(found).toContainEqual(expect.stringMatching(/^color-contrast: .*Pale words/));
  expect(found).toHaveLength(2);
});

/** What pages draw at build, of which there are at least three. */
const drawn: Readonly<Record<string, string>> = {
  "/": ".board .column-size, .xor-play td",
  "/boards/": ".room-games li",
  "/foundations/mex/": ".game-graph-node[data-open='true']",
  "/foundations/staircase-nim/": ".stair",
  "/judge/": ".judged-problems li",
  "/laboratory/octal/": ".atlas-table tbody tr",
  "/problems/": "main li",
};

test("without scripts pages show what they draw at build, and no control that would do nothing", async () => {
  const page = await open("/404.html", { javaScriptEnabled: false });
  // A read-only text can be selected.
  const controls = page
    .locator("main :is(button, input, select, textarea):enabled")
    .and(page.locator(":not([readonly])"));
  for (const path of whole ? builtPages() : Object.keys(drawn)) {
    await page.goto(address(path));
    expect.soft(await page.getByRole("heading", { level: 1 }).isVisible(), path).toBe(true);
    expect.soft(await controls.filter({ visible: true }).allInnerTexts(), path).toEqual([]);
    if (drawn[path]) expect.soft(await page.locator(drawn[path]).count(), path).toBeGreaterThan(2);
  }
});
