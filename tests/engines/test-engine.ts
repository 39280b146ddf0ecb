import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { makeEdit, writeDrafts } from "../../src/notebook/drafts.ts";
import { builtNotebooks, builtPages } from "../support/built-pages.ts";
import { wholeOnly, whole } from "../support/extent.ts";
import { attemptAll, REACHED } from "../support/attacks.ts";
import { button, first, hasText, key, lines, Reader, text, type Engine } from "./reader.ts";
import type { EngineName } from "./watched-site.ts";

/** Opens a page of the site. */
type Open = (path: string) => Promise<Reader>;

interface Visits {
  /** Opens the page as a new visitor. */
  readonly visit: Open;
  /** Opens the page as the visitor of the previous test in the group, for tests that its data does not affect. */
  readonly revisit: Open;
}

/** A page of each kind that is hydrated, except those that later tests open. */
const FEW = ["/", "/boards/", "/laboratory/", "/notebook/", "/problems/hdu1848/", "/search/"];

const pages = [...builtPages(), "/404.html"];

/** Tests every page; in the short extent, one of each kind. */
function testPages({ revisit }: Visits): void {
  test.each(whole ? pages : FEW)(
    "%s is hydrated, and no part is wider than the window",
    async (path) => {
      const reader = await revisit(path);
      await reader.type(key.shift); // Parts in view are hydrated after user input.
      await reader.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame); // Waits until the window shows this part.
        }
      });
      await reader.evaluate(() => {
        for (const part of document.querySelectorAll("astro-island"))
          part.dispatchEvent(new PointerEvent("pointerover"));
      });
      // Parts in a closed fold are hydrated when it is opened.
      await reader.waitFor(async () => {
        // WebKit reports what is in view when it draws, so this requests a frame.
        await new Promise(requestAnimationFrame);
        return ![...document.querySelectorAll("astro-island[ssr]")].some((island) =>
          island.firstElementChild?.checkVisibility(),
        );
      });
      const page = await reader.evaluate(() => ({
        headings: document.querySelectorAll("h1").length,
        tooWide: document.documentElement.scrollWidth - innerWidth,
        background: getComputedStyle(document.documentElement).backgroundColor,
      }));
      expect(page.headings).toBe(1);
      expect(page.tooWide).toBeLessThanOrEqual(0);
      expect(page.background).toMatch(/^(rgb|oklch|color)/);
    },
  );
}

/** An article with few cells: WebKit takes a second to run each. */
const SMALL = "/problems/hdu1848/";

/** Returns the text of the outputs without what differs between engines: white space, and the source of an error. */
const readOutputs = () =>
  [...document.querySelectorAll<HTMLElement>(".cell-outputs")].map((output) =>
    output.innerText
      .replace(/\s+/g, " ")
      .replace(/^(\w*Error)( in \w+, called from)? line \d+/, "$1")
      .trim(),
  );

/** Tests the cells of all articles; in the short extent, of one. */
function testCells({ revisit }: Visits): void {
  test.each(whole ? builtNotebooks() : [SMALL])(
    "the cells of %s show the outputs that the build recorded",
    async (path) => {
      const reader = await revisit(path);
      const recorded = await reader.evaluate(readOutputs);
      expect(recorded.length).toBeGreaterThan(2);
      await reader.click(button, ".notebook-bar", "Run all");
      await reader.waitFor(() =>
        [...document.querySelectorAll(".cell:not(.cell-solution)")].every((cell) =>
          /fresh|failed/.test(cell.getAttribute("data-state") ?? ""),
        ),
      );
      // Formulas and graphs are rendered by scripts that load late.
      await expect.poll(() => reader.evaluate(readOutputs), { timeout: 20_000 }).toEqual(recorded);
    },
  );
}

const MEX = "/foundations/mex/";

const hasFocus = (cell: number) =>
  document
    .querySelector(`[data-cell="${cell}"] .cell-editor`)
    ?.shadowRoot?.activeElement?.classList.contains("cm-content");

/** Opens the editor of cell 1, and replaces its text. */
async function write(reader: Reader, text: string): Promise<void> {
  await reader.click(button, '[data-cell="1"]', "Edit");
  await reader.waitFor(hasFocus, 1);
  await reader.chord(key.control, "a");
  await reader.type(text);
}

const output = '[data-cell="1"] .cell-outputs';
const fresh = '[data-cell="1"][data-state="fresh"]';

/** Waits until the editor of cell 1 contains these lines. */
async function waitForLines(reader: Reader, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => reader.evaluate(lines, 1), { timeout: 10_000 }).toEqual(wanted);
}

/** Focuses the open editor of cell 1. */
const focusEditor = () =>
  document
    .querySelector('[data-cell="1"] .cell-editor')
    ?.shadowRoot?.querySelector<HTMLElement>(".cm-content")
    ?.focus();

function testEditor({ visit }: Visits): void {
  test("a cell can be edited, and runs its new code", async () => {
    const reader = await visit(MEX);
    await write(reader, `const mine = 40;${key.enter}mine + 2`);
    await waitForLines(reader, ["const mine = 40;", "mine + 2"]);
    await reader.chord(key.control, key.enter);
    await reader.waitFor(first, fresh);
    expect(await reader.evaluate(text, output)).toBe("42");
  });

  test("an endless loop can be stopped, and the next run works", async () => {
    const reader = await visit(MEX);
    await write(reader, 'show("kept"); while (true) {}');
    await reader.chord(key.control, key.enter);
    await reader.waitFor(hasText, output, "kept");
    await reader.click(button, '[data-cell="1"]', "Stop");
    await reader.waitFor(first, '[data-cell="1"][data-state="stopped"]');
    expect(await reader.evaluate(text, output)).toBe("kept");
    await reader.evaluate(focusEditor);
    await reader.waitFor(hasFocus, 1);
    await reader.chord(key.control, "a");
    await reader.type("6 * 7");
    await reader.chord(key.control, key.enter);
    await reader.waitFor(first, fresh);
    expect(await reader.evaluate(text, output)).toBe("42");
  });
}

function testPrograms({ revisit }: Visits): void {
  wholeOnly.for(["Python", "C++"])(
    "a program in %s is judged",
    { timeout: 240_000 },
    async (name) => {
      const reader = await revisit("/problems/hdu1847/");
      await reader.evaluate(() => document.querySelector("#solution")?.scrollIntoView());
      await reader.click(button, ".program-choice", name);
      await reader.click(button, ".program-tools", `Download ${name}`);
      await reader.waitFor(hasText, ".program-tools .status", `${name} is ready.`);
      await reader.click(button, ".program", "Run tests");
      // The compiler is started first.
      await expect
        .poll(() => reader.evaluate(text, ".program > .status"), { timeout: 180_000 })
        .toMatch(/^Wrong answer/);
    },
  );
}

const PATH = "/problems/poj1704/";

const readLesson = () => document.querySelector('[data-cell="1"] pre')?.textContent ?? "";

const isEdited = () => document.querySelector('[data-cell="1"][data-edited="true"]') !== null;

const run = () => document.querySelector<HTMLElement>('[data-cell="1"] [data-act="run"]')?.click();

const readRunOutput = () => {
  const cell = document.querySelector<HTMLElement>('[data-cell="1"]');
  const hasRun = ["failed", "fresh", "stopped"].includes(cell?.dataset["state"] ?? "");
  return hasRun && cell?.querySelector<HTMLElement>(".cell-outputs")?.innerText.trim();
};

const store = (key: string, value: string) => localStorage.setItem(key, value);

/** Tests the attacks of a cell, as an edit of the first cell of a page. */
function testAttacks({ visit }: Visits): void {
  test("a cell can access nothing but its own global object", async () => {
    const reader = await visit(PATH);
    const edits = [makeEdit(1, await reader.evaluate(readLesson), attemptAll())];
    await reader.evaluate(store, `grundy-edits:${PATH}`, writeDrafts(edits));
    await reader.open(PATH);
    await reader.waitFor(isEdited);
    await reader.evaluate(run);
    expect(await reader.waitFor(readRunOutput)).toBe(REACHED);
  });
}

/** The groups of tests for every engine. */
const groups: Readonly<Record<string, (visits: Visits) => void>> = {
  pages: testPages,
  cells: testCells,
  editor: testEditor,
  programs: testPrograms,
  attacks: testAttacks,
};

/**
 * Defines the tests of an engine, if it is installed. Each engine has its own test file, so that the engines run in
 * parallel and each starts once. Errors of a page, and violations of its policy, fail the tests.
 */
export function testEngine(
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
    afterEach(() => reader.expectNoErrors());
    afterAll(() => engine.end());

    let hasVisitor = false;
    const visit: Open = async (path) => {
      await reader.clearStorage();
      await reader.open(path);
      hasVisitor = true;
      return reader;
    };
    const revisit: Open = async (path) => {
      if (!hasVisitor) return visit(path);
      await reader.open(path);
      return reader;
    };
    describe.each(Object.entries(groups))("%s", (_, define) => {
      beforeAll(() => void (hasVisitor = false));
      define({ visit, revisit });
    });
  });
}
