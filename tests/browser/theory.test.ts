import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { unfold } from "./notebook-page.ts";
import { open, stay, load } from "./support.ts";

/** The group with this name, scrolled into view and alive. */
const group = (page: Page, name: string): Promise<Locator> =>
  alive(page.getByRole("group", { name, exact: true }));

async function alive(found: Locator): Promise<Locator> {
  return load(found);
}

const columns = (page: Page) => group(page, "Columns of a nim-sum");
/** The graph of a position, which the article has folded. */
async function graph(page: Page): Promise<Locator> {
  await unfold(page);
  return group(page, "Game graph of Subtraction {1, 3, 4}");
}
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const says = (on: Locator, words: string) =>
  on.getByRole("status").filter({ hasText: words }).waitFor();
const field = (on: Locator) => on.getByRole("textbox");

describe("columns that one can push", () => {
  test("a heap is brought to nim-sum 0 by keyboard alone", async () => {
    const page = await stay("/", { reducedMotion: "reduce" });
    const play = await columns(page);
    await field(play).fill("3 4 5");
    await says(play, "3 ⊕ 4 ⊕ 5 = 2");
    const four = play.getByRole("button", { name: "4 in heap 1", exact: true });
    await four.focus();
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).toBe("2 in heap 1");
    await page.keyboard.press("Space");
    await says(play, "1 ⊕ 4 ⊕ 5 = 0");
    expect(await play.locator('[data-link="alone"]').count()).toBe(0);
    expect(await play.getByRole("listitem").count()).toBe(0);
    expect(await field(play).inputValue()).toBe("1 4 5");
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toBe("2 in heap 2");
    await page.keyboard.press("Enter");
    await says(play, "1 ⊕ 6 ⊕ 5 = 2");
  });

  test("the board follows them, as the start of a new match", async () => {
    const page = await open("/", { reducedMotion: "reduce" });
    const play = await columns(page);
    const board = await load(page.getByRole("group", { name: "Board", exact: true }));
    await play.getByRole("button", { name: "4 in heap 1", exact: true }).press("Enter");
    await says(board, "Your move. Take any number of stones");
    expect(await board.getAttribute("data-position")).toBe("7 4 5");
    await field(play).fill("6 2 300");
    expect(await board.getAttribute("data-position")).toBe("7 4 5");
  });
});

describe("the game graph of a position", () => {
  const PAGE = "/foundations/mex/";

  test("arrow keys walk along the moves, and each is named in the player's words", async () => {
    const page = await open(PAGE);
    const play = await graph(page);
    await play.locator('[data-edge][tabindex="0"]').focus();
    expect(await focusedName(page)).toBe("From 8 (N) to 7 (P): Take 1 from the heap");
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).toBe("From 8 (N) to 5 (N): Take 3 from the heap");
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toMatch(/^From 5 \(N\) to/);
    await page.keyboard.press("ArrowUp");
    expect(await focusedName(page)).toMatch(/to 5 \(N\)/);
    expect(await play.locator(".game-graph-move").textContent()).toBe(await focusedName(page));
  });
});

test("the home page's cell runs where it stands", async () => {
  const page = await open("/");
  const cell = page.getByRole("group", { name: "Cell 1", exact: true });
  await cell.getByRole("button", { name: "Run" }).press("Enter");
  await cell
    .getByText("Cell 1 finished")
    .or(cell.locator('.cell-status:has-text("finished")'))
    .first()
    .waitFor();
  expect(await cell.locator(".sequence").count()).toBe(1);
});
