import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { makeEdit, writeDrafts } from "../../src/notebook/drafts.ts";
import { builtNotebooks, builtPages } from "../support/built-pages.ts";
import { deep, whole } from "../support/extent.ts";
import { attemptAll, REACHED } from "../support/attacks.ts";
import { button, first, key, lines, Reader, says, text, type Engine } from "./reader.ts";
import type { EngineName } from "./watched-site.ts";

/** Opens a page of the site. */
type Open = (path: string) => Promise<Reader>;

interface Visits {
  /** As a new visitor. */
  readonly visit: Open;
  /** As the visitor of the test before, where it does not matter what that one did; of other tests' no one. */
  readonly revisit: Open;
}

/** A page of each kind that comes alive, but those on which more is asked below. */
const FEW = ["/", "/boards/", "/laboratory/", "/notebook/", "/problems/hdu1848/", "/search/"];

const pages = [...builtPages(), "/404.html"];

/** Every page; in short, one of each kind. */
function askPages({ revisit }: Visits): void {
  test.each(whole ? pages : FEW)(
    "%s comes alive, and no part is wider than the window",
    async (path) => {
      const reader = await revisit(path);
      await reader.type(key.shift); // What is in sight waits for a sign of the reader.
      await reader.see(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame); // The window shows what stands there.
        }
      });
      await reader.see(() => {
        for (const part of document.querySelectorAll("astro-island"))
          part.dispatchEvent(new PointerEvent("pointerover"));
      });
      // What stands in a closed fold comes alive when that is opened.
      await reader.until(async () => {
        // WebKit says what is in sight where it draws, which a page that rests does not do by itself.
        await new Promise(requestAnimationFrame);
        return ![...document.querySelectorAll("astro-island[ssr]")].some((island) =>
          island.firstElementChild?.checkVisibility(),
        );
      });
      const page = await reader.see(() => ({
        headings: document.querySelectorAll("h1").length,
        tooWide: document.documentElement.scrollWidth - innerWidth,
        paper: getComputedStyle(document.documentElement).backgroundColor,
      }));
      expect(page.headings).toBe(1);
      expect(page.tooWide).toBeLessThanOrEqual(0);
      expect(page.paper).toMatch(/^(rgb|oklch|color)/);
    },
  );
}

/** An article of few cells, which WebKit takes a second each to run. */
const SMALL = "/problems/hdu1848/";

/** Engines differ in where they break the text of a picture, and in what they know of where an error comes from. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(".cell-outputs")].map((output) =>
    output.innerText
      .replace(/\s+/g, " ")
      .replace(/^(\w*Error)( in \w+, called from)? line \d+/, "$1")
      .trim(),
  );

/** The cells of all articles; in short, of one. */
function askCells({ revisit }: Visits): void {
  test.each(whole ? builtNotebooks() : [SMALL])(
    "the cells of %s show what the build recorded",
    async (path) => {
      const reader = await revisit(path);
      const recorded = await reader.see(shown);
      expect(recorded.length).toBeGreaterThan(2);
      await reader.press(button, ".notebook-bar", "Run all");
      await reader.until(() =>
        [...document.querySelectorAll(".cell:not(.cell-solution)")].every((cell) =>
          /fresh|failed/.test(cell.getAttribute("data-state") ?? ""),
        ),
      );
      // Formulas and graphs are set by scripts that come late.
      await expect.poll(() => reader.see(shown), { timeout: 20_000 }).toEqual(recorded);
    },
  );
}

const MEX = "/foundations/mex/";

const hasFocus = (cell: number) =>
  document
    .querySelector(`[data-cell="${cell}"] .cell-editor`)
    ?.shadowRoot?.activeElement?.classList.contains("cm-content");

/** Opens the editor of cell 1 and puts this text in the place of its own. */
async function write(reader: Reader, text: string): Promise<void> {
  await reader.press(button, '[data-cell="1"]', "Edit");
  await reader.until(hasFocus, 1);
  await reader.chord(key.control, "a");
  await reader.type(text);
}

const output = '[data-cell="1"] .cell-outputs';
const fresh = '[data-cell="1"][data-state="fresh"]';

/** Waits until the editor of cell 1 holds these lines. */
async function holds(reader: Reader, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => reader.see(lines, 1), { timeout: 10_000 }).toEqual(wanted);
}

/** Goes back to the open editor of cell 1. */
const focusEditor = () =>
  document
    .querySelector('[data-cell="1"] .cell-editor')
    ?.shadowRoot?.querySelector<HTMLElement>(".cm-content")
    ?.focus();

/** Editing a cell by keyboard. */
function askEditor({ visit }: Visits): void {
  test("a cell is edited, and runs as it was written", async () => {
    const reader = await visit(MEX);
    await write(reader, `const mine = 40;${key.enter}mine + 2`);
    await holds(reader, ["const mine = 40;", "mine + 2"]);
    await reader.chord(key.control, key.enter);
    await reader.until(first, fresh);
    expect(await reader.see(text, output)).toBe("42");
  });

  test("an endless loop is stopped, and the next run works", async () => {
    const reader = await visit(MEX);
    await write(reader, 'show("kept"); while (true) {}');
    await reader.chord(key.control, key.enter);
    await reader.until(says, output, "kept");
    await reader.press(button, '[data-cell="1"]', "Stop");
    await reader.until(first, '[data-cell="1"][data-state="stopped"]');
    expect(await reader.see(text, output)).toBe("kept");
    await reader.see(focusEditor);
    await reader.until(hasFocus, 1);
    await reader.chord(key.control, "a");
    await reader.type("6 * 7");
    await reader.chord(key.control, key.enter);
    await reader.until(first, fresh);
    expect(await reader.see(text, output)).toBe("42");
  });
}

/** A reader's program in another language. */
function askPrograms({ revisit }: Visits): void {
  deep.for(["Python", "C++"])("a program in %s is judged", { timeout: 240_000 }, async (name) => {
    const reader = await revisit("/problems/hdu1847/");
    await reader.see(() => document.querySelector("#solution")?.scrollIntoView());
    await reader.press(button, ".program-choice", name);
    await reader.press(button, ".program-tools", `Download ${name}`);
    await reader.until(says, ".program-tools .status", `${name} is ready.`);
    await reader.press(button, ".program", "Run tests");
    // A compiler is started first.
    await expect
      .poll(() => reader.see(text, ".program > .status"), { timeout: 180_000 })
      .toMatch(/^Wrong answer/);
  });
}

const PATH = "/problems/poj1704/";

const lesson = () => document.querySelector('[data-cell="1"] pre')?.textContent ?? "";

const isEdited = () => document.querySelector('[data-cell="1"][data-edited="true"]') !== null;

const run = () => document.querySelector<HTMLElement>('[data-cell="1"] [data-act="run"]')?.click();

const shownByRun = () => {
  const cell = document.querySelector<HTMLElement>('[data-cell="1"]');
  const hasRun = ["failed", "fresh", "stopped"].includes(cell?.dataset["state"] ?? "");
  return hasRun && cell?.querySelector<HTMLElement>(".cell-outputs")?.innerText.trim();
};

const store = (key: string, value: string) => localStorage.setItem(key, value);

/** What a cell attempts, as the reader's own edit of the page's first cell. */
function askAttacks({ visit }: Visits): void {
  test("a cell reaches nothing but its own global object", async () => {
    const reader = await visit(PATH);
    const edits = [makeEdit(1, await reader.see(lesson), attemptAll())];
    await reader.see(store, `grundy-edits:${PATH}`, writeDrafts(edits));
    await reader.open(PATH);
    await reader.until(isEdited);
    await reader.see(run);
    expect(await reader.until(shownByRun)).toBe(REACHED);
  });
}

/** What every engine is asked, and of what. */
const questions: Readonly<Record<string, (visits: Visits) => void>> = {
  pages: askPages,
  cells: askCells,
  editor: askEditor,
  programs: askPrograms,
  attacks: askAttacks,
};

/**
 * The same tests in each engine, if it is here: one file an engine, so that the engines work side by side, and
 * each is started once. A page's errors, and breaches of its policy, fail them.
 */
export function askEngine(
  name: EngineName,
  start: (programs: readonly string[]) => Promise<Engine>,
): void {
  const programs = inject("engines")[name];
  describe.skipIf(!programs)(name, () => {
    let engine: Engine;
    let reader: Reader;
    beforeAll(async () => {
      engine = await start(programs ?? []);
      reader = new Reader(engine, inject("site"));
    });
    afterEach(() => reader.leave());
    afterAll(() => engine.end());

    let known = false;
    const visit: Open = async (path) => {
      await reader.forget();
      await reader.open(path);
      known = true;
      return reader;
    };
    const revisit: Open = async (path) => {
      if (!known) return visit(path);
      await reader.open(path);
      return reader;
    };
    describe.each(Object.entries(questions))("%s", (_, ask) => {
      beforeAll(() => void (known = false));
      ask({ visit, revisit });
    });
  });
}
