import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { unfold } from "./notebook-page.ts";
import { address, faults, held, open, paleness, stay, load } from "./support.ts";

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
/** The graph as tests hand it on, at its first position. */
async function firstGraph(page: Page): Promise<Locator> {
  const play = await graph(page);
  const again = play.getByRole("button", { name: "First position again" });
  if (await again.isEnabled()) await again.press("Enter");
  const all = play.getByRole("button", { name: "All", exact: true });
  if (await all.isEnabled()) await all.press("Enter");
  return play;
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

  test("a heap grows and shrinks by one, never below 0", async () => {
    const page = await stay("/");
    const play = await columns(page);
    await field(play).fill("1");
    const less = play.getByRole("button", { name: "One stone less in heap 1" });
    await less.press("Enter");
    await less.press("Enter");
    expect(await field(play).inputValue()).toBe("0");
    await play.getByRole("button", { name: "One stone more in heap 1" }).press("Space");
    await says(play, "1 = 1");
  });

  test("they follow the board above", async () => {
    const page = await open("/", { reducedMotion: "reduce" });
    const play = await columns(page);
    const board = page.getByRole("group", { name: "Board", exact: true });
    await board.getByRole("button", { name: "Take 2 from heap 1" }).click();
    await says(board, "I take");
    const stand = await board.getAttribute("data-position");
    expect(stand).not.toBe("3 4 5");
    await expect.poll(() => field(play).inputValue()).toBe(stand);
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

  test("have no fault that axe can see, in either theme", async () => {
    const page = await stay("/", { reducedMotion: "reduce" });
    await columns(page);
    expect(await faults(page, ".xor-play")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await paleness(page, ".xor-play")).toEqual([]);
  });
});

describe("the game graph of a position", () => {
  const PAGE = "/foundations/mex/";

  test("arrow keys walk along the moves, and each is named in the player's words", async () => {
    const page = await open(PAGE);
    const play = await graph(page);
    await play.locator('[data-edge][tabindex="0"]').focus();
    expect(await focusedName(page)).toBe("From 8 (N) to 7 (P): Take 1 from heap 1");
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).toBe("From 8 (N) to 5 (N): Take 3 from heap 1");
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toMatch(/^From 5 \(N\) to/);
    await page.keyboard.press("ArrowUp");
    expect(await focusedName(page)).toMatch(/to 5 \(N\)/);
    expect(await play.locator(".game-graph-move").textContent()).toBe(await focusedName(page));
  });

  test("steps of backward induction go forward and back, and no arrow tells what is not settled", async () => {
    const page = await open(PAGE);
    const play = await graph(page);
    const shown = play.locator(".game-graph-node[data-open='true']");
    await play.getByRole("button", { name: "Start over" }).press("Enter");
    expect(await shown.count()).toBe(0);
    await play.locator('[data-edge][tabindex="0"]').focus();
    expect(await focusedName(page)).toBe("From 8 to 7: Take 1 from heap 1");
    const step = play.getByRole("button", { name: "Step", exact: true });
    await step.press("Enter");
    await step.press("Enter");
    await says(play, "g(1) = mex {0} = 1.");
    await play.getByRole("button", { name: "Step back" }).press("Enter");
    await says(play, "0 is terminal, so it is P.");
    expect(await shown.count()).toBe(1);
  });

  test.each([
    ["5 x", "Line 1, column 3: the size of a heap is a whole number"],
    ["30 30", "Too many positions"],
  ])("%j is explained, and the last graph stays", async (text, message) => {
    const page = await stay(PAGE);
    const play = await firstGraph(page);
    await field(play).fill(text);
    await says(play, message);
    await says(play, "The drawing still shows your last position.");
    expect(await play.locator(".game-graph-node").count()).toBe(9);
    await play.getByRole("button", { name: "First position again" }).press("Enter");
    await says(play, "9 positions, 19 moves.");
  });

  test("has no fault that axe can see, in either theme", async () => {
    const page = await stay(PAGE, { reducedMotion: "reduce" });
    const play = await graph(page);
    await play.evaluate((element) => element.setAttribute("data-tested", ""));
    expect(await faults(page, "[data-tested]")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await paleness(page, "[data-tested]")).toEqual([]);
  });
});

describe("a game graph of outcomes alone", () => {
  const PAGE = "/foundations/who-wins/";

  test("steps name the option that wins, and no Grundy value stands anywhere", async () => {
    const page = await open(PAGE);
    const graphs = page.getByRole("group", { name: "P and N on a game graph" });
    const play = await alive(graphs.first());
    await play.getByRole("button", { name: "Start over" }).press("Enter");
    const step = play.getByRole("button", { name: "Step", exact: true });
    for (let press = 0; press < 3; press++) await step.press("Enter");
    await says(play, "f is N: it can move to i, j, which are P.");
    await step.press("Enter");
    await says(play, "h is N: it can move to i, which is P.");
    await step.press("Enter");
    await step.press("Enter");
    await says(play, "e is P: all its options, f, h, are N.");
    const letters = await play.locator(".game-graph-value").allTextContents();
    expect([...new Set(letters)].sort()).toEqual(["N", "P"]);
    await play.getByText("The graph as a table").press("Enter");
    expect(await play.getByRole("columnheader").allTextContents()).toEqual([
      "Position",
      "Options",
      "Outcome",
    ]);
  });

  test("a board explains by options, and speaks of no nim-sum", async () => {
    const page = await open(`${PAGE}?board=ten&position=10`);
    const board = await load(page.locator('.board[data-name="ten"]'));
    await says(board, "Take from one heap a number of stones that is in {1, 2, 3}.");
    await board.getByRole("button", { name: "Why?" }).click();
    await board.getByRole("checkbox", { name: "Show P and N" }).check();
    const why = board.locator(".board-why");
    await expect
      .poll(() => why.textContent())
      .toBe("You may leave 9, 8 or 7. 8 is P. So 10 is N: leave 8.");
    await board.getByRole("button", { name: "Take 1 from heap 1" }).hover();
    expect(await board.locator(".board-outcome").textContent()).toContain("After the marked move");
    expect(await why.textContent()).toBe("From 9 one may leave 8, 7 or 6. 8 is P. So 9 is N.");
    await board.getByRole("button", { name: "Hint" }).click();
    await says(board, "Take 2 from heap 1: that wins.");
    expect(await board.textContent()).not.toMatch(/nim-sum|Grundy|⊕/);
  });
});

test("reasons and a form that do not load are missed in words", async () => {
  const page = await open("/foundations/who-wins/", { reducedMotion: "reduce" });
  const board = await load(page.locator('.board[data-name="ten"]'));
  await page.route(/\/(reasons|SetUpForm)\./, (route) => route.abort());
  await board.getByRole("button", { name: "Why?" }).click();
  await board.locator(".board-why").filter({ hasText: "This could not be loaded." }).waitFor();
  await board.getByText("Set up", { exact: true }).click();
  await board.getByRole("alert").filter({ hasText: "This could not be loaded." }).waitFor();
});

test("a formula is copied as its glyphs, once", async () => {
  const page = await open("/foundations/kayles/", { javaScriptEnabled: false });
  const formula = page.locator("li .formula").filter({ hasText: "g(1)" }).first();
  const copied = await formula.evaluate((one) => {
    getSelection()?.selectAllChildren(one);
    return getSelection()?.toString();
  });
  expect(copied).toBe("g(1)");
});

test("a touch of the home page's board before its script is there is a move", async () => {
  const page = await open("/404.html", { reducedMotion: "reduce", hasTouch: true });
  const release = await held(page, /BoardIsland\./);
  await page.goto(address("/"));
  const board = page.getByRole("group", { name: "Board", exact: true });
  const stone = await board.locator('[data-spot="0:1"]').boundingBox();
  if (stone === null) throw new Error("no stone");
  await page.touchscreen.tap(stone.x + stone.width / 2, stone.y + stone.height / 2);
  release();
  await says(board, "I take");
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
