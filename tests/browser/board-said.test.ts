import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hear } from "./hear.ts";
import { openWithClock, load } from "./support.ts";

/** The rows on boards of the table "What a screen reader says" in CONTRIBUTING.md. */

/** Longer than the opponent thinks, in milliseconds of the page's clock. */
const THINKING = 2000;

const on = (page: Page) => page.locator(".room .board");
const press = (page: Page, name: string) =>
  on(page).getByRole("button", { name, exact: true }).click();

/** The page of boards, alive, with a position of Nim on its board. */
async function at(position: string) {
  const page = await openWithClock(`/boards/?game=nim&position=${position.replaceAll(" ", "+")}`);
  await load(on(page));
  await on(page)
    .and(page.locator(`[data-position="${position}"]`))
    .waitFor();
  await page.clock.runFor(100); // the frames after which an address has had all its effects
  return { page, heard: await hear(page) };
}

test("a move is said, and then its answer with the reason", async () => {
  const { page, heard } = await at("3 4 5");
  await press(page, "Take 1 from heap 3");
  expect(await heard()).toEqual(["You take 1 from heap 3. My turn."]);
  await page.clock.runFor(THINKING);
  expect(await heard()).toEqual(["I take 3 from heap 1: that leaves nim-sum 0. Your move."]);
});

test("a hint is said, and nothing when a move is only looked at", async () => {
  const { page, heard } = await at("3 4 5");
  await press(page, "Hint");
  await on(page)
    .getByRole("status")
    .filter({ hasText: "that wins" })
    .waitFor({ state: "attached" });
  expect(await heard()).toEqual(["Take 2 from heap 1: that wins."]);
  await on(page).getByRole("button", { name: "Take 1 from heap 2" }).hover();
  expect(await heard()).toEqual([]);
});

test("Why? is a disclosure whose first sentence is said, after a move too, and nothing when it is shut", async () => {
  const { page, heard } = await at("3 4 5");
  const why = on(page).getByRole("button", { name: "Why?" });
  expect(await why.getAttribute("aria-expanded")).toBe("false");
  await why.focus();
  await page.keyboard.press("Enter");
  await on(page).locator(".board-why").filter({ hasText: "highest power" }).waitFor();
  expect(await heard()).toEqual(["3\u00a0⊕\u00a04\u00a0⊕\u00a05\u00a0=\u00a02."]);
  expect(await why.getAttribute("aria-expanded")).toBe("true");
  const controlled = await why.getAttribute("aria-controls");
  expect(await on(page).locator(".board-why").getAttribute("id")).toBe(controlled);
  await press(page, "Take 2 from heap 1");
  expect(await heard()).toEqual([
    "You take 2 from heap 1. My turn.",
    "1\u00a0⊕\u00a04\u00a0⊕\u00a05\u00a0=\u00a00.",
  ]);
  await page.clock.runFor(THINKING);
  await heard();
  await on(page).getByRole("button", { name: "Take 1 from heap 2" }).hover();
  await on(page).getByText("After the marked move").waitFor();
  await why.hover();
  await on(page).getByText("After the marked move").waitFor({ state: "detached" });
  expect(await heard()).toEqual([]);
  await why.click();
  expect(await heard()).toEqual([]);
});

test("all winning moves are said when they are asked for, and that there is none", async () => {
  const { page, heard } = await at("3 4 5");
  const box = on(page).getByRole("checkbox", { name: "All winning moves" });
  await box.check();
  await on(page).locator(".board-winning li").waitFor();
  expect(await heard()).toEqual(["Winning moves: Take 2 from the heap of 3."]);
  await press(page, "Take 2 from heap 1");
  expect(await heard()).toEqual(["You take 2 from heap 1. My turn.", "No move wins here."]);
  await press(page, "Why?");
  await on(page).locator(".board-why").filter({ hasText: "⊕" }).waitFor();
  expect(await heard()).toEqual(["1\u00a0⊕\u00a04\u00a0⊕\u00a05\u00a0=\u00a00."]);
});

test("the end of a game is said once, with who has won", async () => {
  const { page, heard } = await at("0 0 2");
  await on(page).getByRole("checkbox", { name: "All winning moves" }).check();
  await on(page).locator(".board-winning li").waitFor();
  await heard();
  await press(page, "Take 2 from heap 3");
  await page.clock.runFor(THINKING);
  expect(await heard()).toEqual(["You take 2 from heap 3. No move is left: you win."]);
});

test("an earlier move that is gone back to is said, and one that is taken back", async () => {
  const { page, heard } = await at("3 4 5");
  await press(page, "Take 1 from heap 3");
  await page.clock.runFor(THINKING);
  await heard();
  await press(page, "You: Take 1 from heap 3");
  expect(await heard()).toEqual(["You take 1 from heap 3. My turn."]);
  await press(page, "Undo");
  expect(await heard()).toEqual([expect.stringMatching(/^Your move\. Take any number/)]);
});
