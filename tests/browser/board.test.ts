import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { faults, open } from "./support.ts";

/** The board of the home page, alive. */
async function board(page: Page): Promise<Locator> {
  const found = page.getByRole("group", { name: "Board", exact: true });
  await found.locator("button:enabled").first().waitFor();
  return found;
}

const button = (on: Locator, name: string) => on.getByRole("button", { name, exact: true });
const heap = (on: Locator, n: number) => on.getByRole("group", { name: new RegExp(`^Heap ${n}:`) });
const sizes = async (on: Locator): Promise<number[]> =>
  (await on.locator(".heap-size").allTextContents()).map(Number);
const says = (on: Locator, words: string) =>
  on.getByRole("status").filter({ hasText: words }).waitFor();
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

/** Walks with the arrow keys from the focused stone to the one the hint marks, and takes it. */
async function takeMarkedByKeys(page: Page, on: Locator): Promise<void> {
  const goal = /Take (\d+) from heap (\d+)/;
  const name = (await on.getByTitle("A winning move").getAttribute("aria-label")) ?? "";
  const [, take, place] = goal.exec(name) ?? [];
  for (let presses = 0; (await focused(page)) !== name; presses++) {
    expect(presses).toBeLessThan(20);
    const [, n, at] = goal.exec((await focused(page)) ?? "") ?? [];
    const sideways = Number(place) > Number(at) ? "ArrowRight" : "ArrowLeft";
    const upDown = Number(take) > Number(n) ? "ArrowDown" : "ArrowUp";
    await page.keyboard.press(place === at ? upDown : sideways);
  }
  await page.keyboard.press(Number(take) % 2 === 0 ? "Enter" : "Space");
}

describe("the board of Nim", () => {
  test("a won position is won by keyboard alone", async () => {
    const page = await open("/");
    const on = await board(page);
    await on.locator('.stone[tabindex="0"]').focus();
    for (let moves = 0; moves < 12; moves++) {
      while ((await focused(page)) !== "Hint") await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      while (!/^Take/.test((await focused(page)) ?? "")) await page.keyboard.press("Shift+Tab");
      await takeMarkedByKeys(page, on);
      await on
        .getByRole("status")
        .filter({ hasText: /Your move|win/ })
        .waitFor();
      if ((await on.getByRole("status").textContent())?.includes("You take the last")) break;
      expect(await focused(page), "focus stays on the stones").toMatch(/^Take/);
    }
    expect(await on.getByRole("status").textContent()).toBe("You take the last stone and win.");
    expect(await focused(page), "after the last stone").toBe("New game");
    await page.keyboard.press("Enter");
    expect(await sizes(on)).toEqual([3, 4, 5]);
  });

  test("a game is played by clicks, and the opponent says why it moves", async () => {
    const page = await open("/");
    const on = await board(page);
    await button(on, "Take 1 from heap 1").click();
    await says(on, "You take 1 from heap 1. My turn.");
    await says(on, "that leaves nim-sum 0. Your move.");
    while (!(await on.getByRole("status").textContent())?.includes("and win")) {
      await on.locator(".stone:is(button)").first().click();
      await on
        .getByRole("status")
        .filter({ hasText: /Your move|win/ })
        .waitFor();
    }
    expect(await sizes(on)).toEqual([0, 0, 0]);
  });

  test("a double click, or a click while the opponent thinks, makes one move", async () => {
    const page = await open("/");
    const on = await board(page);
    await button(on, "Take 1 from heap 3").dblclick();
    await button(on, "Take 1 from heap 1").click({ force: true });
    expect(await sizes(on)).toEqual([3, 4, 4]);
    await says(on, "Your move.");
    expect(await sizes(on)).toEqual([0, 4, 4]);
  });

  test("undo takes back the move and its reply, and redo makes them again", async () => {
    const page = await open("/");
    const on = await board(page);
    await button(on, "Take 1 from heap 3").click();
    await says(on, "that leaves nim-sum 0");
    await button(on, "Undo").click();
    expect(await sizes(on)).toEqual([3, 4, 5]);
    await button(on, "Redo").click();
    expect(await sizes(on)).toEqual([0, 4, 4]);
  });

  test("undo while the opponent thinks leaves the reader's turn, for good", async () => {
    const page = await open("/");
    const on = await board(page);
    await button(on, "Take 1 from heap 3").click();
    await button(on, "Undo").click();
    await page.waitForTimeout(1200);
    expect(await sizes(on)).toEqual([3, 4, 5]);
  });

  test("what a move takes is marked before it is made, and Escape clears the mark", async () => {
    const page = await open("/");
    const on = await board(page);
    const marked = on.locator('[data-mark="marked"]');
    await button(on, "Take 3 from heap 2").hover();
    expect(await marked.count()).toBe(3);
    await page.keyboard.press("Escape");
    await on.locator('.stone[tabindex="0"]').focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    expect(await marked.count()).toBe(2);
    await page.keyboard.press("Escape");
    expect(await marked.count()).toBe(0);
  });

  test("the opponent begins when it is asked to", async () => {
    const page = await open("/");
    const on = await board(page);
    await on.getByLabel("First move").selectOption("Opponent");
    await says(on, "I take 2 from heap 1: that leaves nim-sum 0. Your move.");
    expect(await sizes(on)).toEqual([1, 4, 5]);
  });

  test("the values, their nim-sum and the outcome are shown, of a marked move too", async () => {
    const page = await open("/");
    const on = await board(page);
    await on.getByRole("checkbox", { name: "Show Grundy values" }).check();
    const sum = on.getByRole("row", { name: /^nim-sum/ });
    expect(await sum.getByRole("cell").allTextContents()).toEqual(["0", "1", "0", "2"]);
    expect(await on.getByText("The next player can win.").isVisible()).toBe(true);
    await button(on, "Take 2 from heap 1").hover();
    expect(await sum.getByRole("cell").allTextContents()).toEqual(["0", "0", "0", "0"]);
    expect(await on.getByText("The previous player wins.").isVisible()).toBe(true);
  });

  test("read aloud it names its heaps, its moves and its controls", async () => {
    const page = await open("/");
    const on = await board(page);
    expect(await heap(on, 1).ariaSnapshot()).toBe(
      [
        `- 'group "Heap 1: 3"':`,
        '  - button "Take 1 from heap 1"',
        '  - button "Take 2 from heap 1"',
        '  - button "Take 3 from heap 1"',
      ].join("\n"),
    );
    for (const name of ["New game", "Undo", "Redo", "Hint"]) {
      expect(await button(on, name).count(), name).toBe(1);
    }
    expect(await on.getByRole("status").textContent()).toContain("Your move.");
  });

  test.each(["light", "dark"] as const)(
    "has no fault that axe can see in play, %s",
    async (scheme) => {
      const page = await open("/", { colorScheme: scheme, reducedMotion: "reduce" });
      const on = await board(page);
      await on.getByRole("checkbox").check();
      await button(on, "Take 1 from heap 3").click();
      await says(on, "Your move.");
      await button(on, "Hint").click();
      expect(await faults(page)).toEqual([]);
    },
  );

  test("everything that is pressed is at least 44 px, on a screen of 320 px", async () => {
    const page = await open("/", { viewport: { width: 320, height: 800 }, hasTouch: true });
    const on = await board(page);
    await on.getByLabel("Heaps").selectOption("1 · 2 · 3 · 4 · 5");
    for (const each of await on.locator("button, select, label").all()) {
      const box = await each.boundingBox();
      expect(box?.height, await each.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.width, await each.innerText()).toBeGreaterThanOrEqual(44);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  test("nothing moves on the page while a game is played", async () => {
    const page = await open("/");
    const on = await board(page);
    const place = () =>
      button(on, "New game").evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      });
    const before = await place();
    await button(on, "Take 1 from heap 3").click();
    expect(await place()).toEqual(before);
    await says(on, "Your move.");
    expect(await place()).toEqual(before);
    await button(on, "Hint").click();
    expect(await place()).toEqual(before);
  });

  test("without scripts it is a picture that says so, without controls", async () => {
    const page = await open("/", { javaScriptEnabled: false });
    const on = page.getByRole("group", { name: "Board", exact: true });
    expect(await sizes(on)).toEqual([3, 4, 5]);
    expect(await on.locator("button:enabled").count()).toBe(0);
    expect(await button(on, "New game").isVisible()).toBe(false);
    expect(await page.locator(".board-noscript").isVisible()).toBe(true);
  });
});
