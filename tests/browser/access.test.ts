import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cell, ended, openWith, run } from "./notebook-page.ts";
import { faults, open } from "./support.ts";

const MEX = "/foundations/mex/";
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
async function answer(page: Page, n: number, text: string, said: string): Promise<void> {
  const exercise = page.getByRole("group", { name: `Exercise ${n}` });
  const field = exercise.getByRole("textbox");
  await field.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (element) => element.closest("astro-island")?.hasAttribute("ssr") === false,
    await field.elementHandle(),
  );
  await field.fill(text);
  await field.press("Enter");
  await exercise.getByRole("status").filter({ hasText: said }).waitFor();
}

/** Pages in a state that a reader can reach, and that no other test looks at as a whole. */
const states: Record<string, () => Promise<Page>> = {
  "with every fold open, an exercise right and one wrong": async () => {
    const page = await open(MEX, calm);
    await answer(page, 1, "2", "Right");
    await answer(page, 2, "0 0 1 2", "first 3 numbers");
    await page.locator("details").evaluateAll((all) => {
      for (const fold of all) fold.setAttribute("open", "");
    });
    return page;
  },
  "with a cell that failed, one that runs and one that waits": async () => {
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
  "with names offered in an editor": async () => {
    const page = await open(MEX, calm);
    await write(page, 1, "");
    await page.keyboard.type("grun");
    await page.keyboard.press("Control+Space");
    await page.locator(".cm-tooltip-autocomplete li").first().waitFor();
    return page;
  },
  "with types on, and a fault of types": async () => {
    const page = await open(MEX, calm);
    await page.getByRole("checkbox", { name: "Check types" }).check();
    await page.getByText("Types checked: no fault.").waitFor();
    await write(page, 2, "const n = 1;\nconst word: string = n;");
    await page.getByRole("list", { name: "Type faults of cell 2" }).waitFor();
    return page;
  },
  "with its link to share in a dialogue": async () => {
    const page = await open(MEX, calm);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("textbox", { name: "Link" }).waitFor();
    return page;
  },
  "with a choice of moves on a board": async () => {
    const page = await open("/boards/", calm);
    const section = page.locator('section[aria-labelledby="game-kayles"]');
    await section.scrollIntoViewIfNeeded();
    await section.locator("[data-spot]:enabled").first().click();
    await section.getByRole("group", { name: "Choose your move" }).waitFor();
    return page;
  },
};

describe.each(Object.keys(states))("a page %s", (name) => {
  test("has no fault that axe can see, in either theme", async () => {
    const page = await states[name]?.();
    if (!page) throw new Error("no page");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page), colorScheme).toEqual([]);
    }
  });
});
