import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, hydrate, open, openShared } from "./support.ts";

/** Returns the hydrated board of the home page. */
async function board(page: Page): Promise<Locator> {
  const found = page.getByRole("group", { name: "Board", exact: true });
  return hydrate(found);
}

/** Returns the shared board of the home page with a new game, closed folds and no option turned on. */
async function atStart(page: Page): Promise<Locator> {
  const on = await board(page);
  await on.evaluate((root) => {
    for (const one of root.querySelectorAll<HTMLElement>(
      ":checked:is([type=checkbox]), [aria-pressed=true]",
    ))
      one.click();
    for (const fold of root.querySelectorAll("details")) fold.open = false;
  });
  await button(on, "New game").click();
  return on;
}

const button = (on: Locator, name: string) => on.getByRole("button", { name, exact: true });
const sizes = async (on: Locator): Promise<number[]> =>
  (await on.locator(".column-size").allTextContents()).map((text) => parseInt(text));
const shows = (on: Locator, text: string | RegExp) =>
  on.getByRole("status").filter({ hasText: text }).waitFor();

describe("the board of Nim", () => {
  test("the pointer and arrow keys mark the stones that a move takes, and Escape clears the marks", async () => {
    const page = await openShared("/");
    const on = await atStart(page);
    const marked = on.locator('[data-mark="marked"]');
    await button(on, "Take 3 from heap 2").hover();
    expect(await marked.count()).toBe(3);
    await on.getByText("→1", { exact: true }).waitFor();
    await on.locator('[data-spot][tabindex="0"]').focus();
    await page.keyboard.press("Escape");
    expect(await marked.count()).toBe(0);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    expect(await marked.count()).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    expect(await marked.count()).toBe(0);
  });

  test("Show the nim-sum shows the nim-sum and the outcome, also those after a marked move", async () => {
    const page = await openShared("/");
    const on = await atStart(page);
    await on.getByRole("checkbox", { name: "Show the nim-sum" }).check();
    const sum = on.getByRole("row", { name: /^nim-sum/ });
    expect(await sum.getByRole("cell").allTextContents()).toEqual(["0", "1", "0", "2"]);
    expect(await on.getByText("The next player can win.").isVisible()).toBe(true);
    await button(on, "Take 2 from heap 1").hover();
    expect(await sum.getByRole("cell").allTextContents()).toEqual(["0", "0", "0", "0"]);
    expect(await on.getByText("The previous player wins.").isVisible()).toBe(true);
  });

  test("has no axe violations during a game, in either theme", async () => {
    const page = await openShared("/", { reducedMotion: "reduce" });
    const on = await atStart(page);
    await on.getByText("Set up", { exact: true }).click();
    await on.getByRole("checkbox", { name: "Show the nim-sum" }).check();
    await button(on, "Why?").click();
    await button(on, "Take 1 from heap 3").click();
    await shows(on, "Your move.");
    await button(on, "Hint").click();
    await expectAccessible(page, "main");
  });

  test("a move, the opponent's move and a hint do not shift the layout", async () => {
    const page = await openShared("/");
    const on = await atStart(page);
    const place = () =>
      button(on, "New game").evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      });
    const before = await place();
    await button(on, "Take 1 from heap 3").click();
    expect(await place()).toEqual(before);
    await shows(on, "Your move.");
    expect(await place()).toEqual(before);
    await button(on, "Hint").click();
    expect(await place()).toEqual(before);
  });
});

describe("positions and players", () => {
  test("an invalid position in the address or as text is reported, and the board does not change", async () => {
    const page = await open("/?position=3%20x%205");
    const on = await board(page);
    await shows(on, "Line 1, column 3");
    expect(await sizes(on)).toEqual([3, 4, 5]);
    await on.getByText("Set up", { exact: true }).click();
    for (const [text, fault] of [
      ["3 4\n5 -1", "Line 2, column 3: a heap size must be a whole number"],
      ["3 5000", "too large for the board"],
    ] as const) {
      await on.getByLabel("Position as text").fill(text);
      await button(on, "Set").click();
      const report = on.getByRole("alert").filter({ hasText: fault });
      await report.waitFor();
      const field = on.getByLabel("Position as text");
      expect(await field.getAttribute("aria-errormessage")).toBe(await report.getAttribute("id"));
      expect(await sizes(on)).toEqual([3, 4, 5]);
    }
  });

  test("heaps can be edited; the opponent can begin, be replaced by a second player, and return", async () => {
    const page = await open("/");
    const on = await board(page);
    await on.getByText("Set up", { exact: true }).click();
    const second = on.getByRole("spinbutton", { name: "Heap 2" });
    await second.fill("7");
    await second.press("Enter");
    expect(await sizes(on)).toEqual([3, 7, 5]);
    await button(on, "Add a heap").click();
    expect(await sizes(on)).toEqual([3, 7, 5, 1]);
    await second.fill("-1");
    await second.press("Enter");
    expect(await sizes(on)).toEqual([3, 7, 5, 1]);
    await button(on, "Remove the last heap").click();
    expect(await sizes(on)).toEqual([3, 7, 5]);
    await second.fill("4");
    await second.press("Enter");

    await on.getByLabel("First move").selectOption("Opponent");
    await shows(on, "I take 2 from heap 1: that leaves nim-sum 0. Your move.");
    expect(await sizes(on)).toEqual([1, 4, 5]);
    const opponent = on.getByRole("combobox", { name: "Opponent", exact: true });
    await opponent.selectOption("None (two players)");
    await button(on, "New game").click();
    await button(on, "Take 1 from heap 3").click();
    await shows(on, "The first player chose to take 1 from heap 3. Now the second player moves.");
    await button(on, "Take 1 from heap 2").click();
    await shows(on, "Now the first player moves.");
    await button(on, "Undo").click();
    expect(await sizes(on)).toEqual([3, 4, 4]);

    await opponent.selectOption("Perfect");
    await button(on, "Take 1 from heap 3").click();
    await shows(on, /Your move\.$/);
  });
});
