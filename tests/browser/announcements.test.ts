import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hear, type Heard } from "./hear.ts";
import { cell, ended, openWith, run, writeCell } from "./notebook-page.ts";
import { load, open } from "./support.ts";

/** The rows of the table "Screen readers" in components/README.md. */

/** Holds that these were announced, each once and in this order, and nothing else but that a run goes on. */
async function expectAnnounced(heard: Heard, ...wanted: readonly (string | RegExp)[]) {
  const ends = (await heard()).filter((message) => !/running$/.test(message));
  expect(ends).toEqual(
    wanted.map((like) =>
      typeof like === "string" ? like : (expect.stringMatching(like) as string),
    ),
  );
}

/** Longer than the opponent thinks, in milliseconds of the page's clock. */
const THINKING = 2000;

/** The page of boards, hydrated, with a position of Nim on its board. */
async function openNim(position: string) {
  const path = `/boards/?game=nim&position=${position.replaceAll(" ", "+")}`;
  const page = await open(path, { clock: true });
  const board = page.locator(".boards-play .board");
  await load(board);
  await board.and(page.locator(`[data-position="${position}"]`)).waitFor();
  await page.clock.runFor(100); // the frames after which an address has had all its effects
  const button = (name: string) => board.getByRole("button", { name, exact: true });
  return { page, board, button, heard: await hear(page) };
}

test("a hint, a move, its answer with the reason, and Undo are announced", async () => {
  const { page, board, button, heard } = await openNim("3 4 5");
  await button("Hint").click();
  await expectAnnounced(heard, /^The nim-sum is 2: look at heap 1\./);
  await button("Hint").click();
  await expectAnnounced(heard, "Take 2 from heap 1: that wins.");
  await button("Take 1 from heap 3").click();
  await expectAnnounced(heard, "You take 1 from heap 3. My turn.");
  await page.clock.runFor(THINKING);
  await expectAnnounced(heard, "I take 3 from heap 1: that leaves nim-sum 0. Your move.");
  await button("Undo").click();
  await expectAnnounced(heard, /^Your move\. Take any number/);
  // While the opponent thinks Undo gives the turn back for good.
  await button("Take 1 from heap 3").click();
  await expectAnnounced(heard, "You take 1 from heap 3. My turn.");
  await button("Undo").click();
  await page.clock.runFor(THINKING);
  await expectAnnounced(heard, /^Your move\. Take any number/);
  expect(await board.getAttribute("data-position")).toBe("3 4 5");
});

test("the first sentence of Why? and all winning moves are announced, and nothing of a move that is only looked at", async () => {
  const { page, board, button, heard } = await openNim("3 4 5");
  const why = button("Why?");
  expect(await why.getAttribute("aria-expanded")).toBe("false");
  await why.focus();
  await page.keyboard.press("Enter");
  await board.locator(".board-why").filter({ hasText: "highest power" }).waitFor();
  await expectAnnounced(heard, "3\u00a0⊕\u00a04\u00a0⊕\u00a05\u00a0=\u00a02.");
  expect(await why.getAttribute("aria-expanded")).toBe("true");
  const controlled = await why.getAttribute("aria-controls");
  expect(await board.locator(".board-why").getAttribute("id")).toBe(controlled);
  await button("Take 2 from heap 1").click();
  const sum = "1\u00a0⊕\u00a04\u00a0⊕\u00a05\u00a0=\u00a00.";
  await expectAnnounced(heard, "You take 2 from heap 1. My turn.", sum);
  await page.clock.runFor(THINKING);
  await heard();
  await button("Take 1 from heap 2").hover();
  await board.getByText("After the marked move").waitFor();
  await why.hover();
  await board.getByText("After the marked move").waitFor({ state: "detached" });
  await why.click();
  await expectAnnounced(heard);
  await button("New game").click();
  await board.getByRole("checkbox", { name: "All winning moves" }).check();
  await board.locator(".board-winning li").waitFor();
  await expectAnnounced(heard, /^Your move/, "Winning moves: Take 2 from the heap of 3.");
  await button("Take 2 from heap 1").click();
  await expectAnnounced(heard, "You take 2 from heap 1. My turn.", "No move wins here.");
});

test("the end of a game is announced once; a lost one leads back to before its error, and its first end is counted", async () => {
  const { page, board, button, heard } = await openNim("1 2");
  const result = (text: string) => board.getByText(text, { exact: true }).waitFor();
  await button("Take 2 from heap 2").click();
  await page.clock.runFor(THINKING);
  await result("You lost");
  await button("Back to before move 1").click();
  await board.and(page.locator('[data-position="1 2"]')).waitFor();
  await button("Redo").click();
  await result("You lost");
  await button("Play again").click();
  await button("Take 1 from heap 2").click();
  await page.clock.runFor(THINKING);
  await heard();
  await board.getByRole("button", { name: /^Take 1 from/ }).click();
  await result("You win · 1 of 2 won");
  await page.clock.runFor(THINKING);
  await expectAnnounced(heard, /^You take 1 from heap \d\. No move is left: you win\.$/);
});

test("a run of the solver, a chosen case and a mistake in the input are announced", async () => {
  const page = await open("/problems/hdu1848/");
  const group = await load(page.getByRole("group", { name: "Solver", exact: true }));
  const input = group.getByRole("textbox", { name: "Input", exact: true });
  const status = group.getByRole("region", { name: "Verdicts" }).getByRole("status").first();
  const heard = await hear(page);
  await input.fill(`1 1 1\n1 4 1\n${"7 7 7\n".repeat(198)}0 0 0\n`);
  await input.press("Control+Enter");
  await status.filter({ hasText: "200 cases in" }).waitFor();
  await group.getByText("The nim-sum is").waitFor();
  expect(await heard()).toEqual([
    "Running…",
    expect.stringMatching(/^200 cases in 0\.\d+ s: 199 Fibo, 1 Nacci$/),
  ]);

  await group.getByRole("radio", { name: "Case 1: Fibo" }).focus();
  await page.keyboard.press("ArrowDown");
  await group.getByText("No move wins.").waitFor();
  await expectAnnounced(heard, /^Case 2 1 4 1\s*P Nacci, a P-position: the second player wins\.$/);
  const field = group.getByRole("spinbutton", { name: "Go to case" });
  await field.fill("150");
  await field.press("Enter");
  await group.getByRole("status").filter({ hasText: "Case 150" }).waitFor();
  await expectAnnounced(heard, /^Case 150 7 7 7\s*N Fibo, an N-position/);

  await input.fill("1 1 1\n1 four 1\n0 0 0\n");
  await heard();
  await input.press("Control+Enter");
  await status.filter({ hasText: "mistake" }).waitFor();
  const mistake =
    'A mistake in the input, line 2, column 3: expected a whole number for heap n, found "four". 1 case before it is answered.';
  expect(await heard()).toEqual(["Running…", mistake]);
  expect(await input.getAttribute("aria-invalid")).toBe("true");
  const named = (await input.getAttribute("aria-errormessage")) ?? "";
  expect(await page.locator(`[id="${named}"]`).textContent()).toBe(mistake);
  await input.press("End");
  await input.press("Backspace");
  expect(await input.getAttribute("aria-invalid")).toBe("false");
  expect(await input.getAttribute("aria-errormessage")).toBeNull();
  expect(await heard()).toEqual([]);
});

test("an answer is called right or not yet, and a step of a graph says what it settles", async () => {
  const page = await open("/foundations/mex/");
  const exercise = page.getByRole("group", { name: /^Exercise 1\b/ });
  const field = exercise.getByRole("textbox");
  await load(field);
  const play = page.getByRole("group", { name: "Grundy values on a game graph", exact: true });
  await load(play);
  const heard = await hear(page);
  const answer = async (text: string): Promise<void> => {
    await field.fill(text);
    await field.press("Enter");
  };
  await answer("7");
  await exercise.getByText("Not yet.").waitFor();
  await expectAnnounced(heard, "Not yet. 7 is not it.");
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await answer("two");
  await expectAnnounced(heard, /^The answer is a whole number .* not “two”\.$/);
  await answer("2");
  await exercise.getByText("Right: 2.").waitFor();
  await expectAnnounced(heard, "Right: 2.");

  await play.getByRole("button", { name: "Start over" }).click();
  await play.getByRole("button", { name: "Step", exact: true }).click();
  await expectAnnounced(
    heard,
    /^Nothing is known yet\./,
    /^g\((\w)\) = mex \{\} = 0\. \1 is terminal, so it is P\.$/,
  );
});

test("a digit of a nim-sum says the sum; what follows a board is silent", async () => {
  const page = await open("/", { reducedMotion: "reduce" });
  const columns = await load(page.getByRole("group", { name: "Columns of a nim-sum" }));
  const board = await load(page.getByRole("group", { name: "Board", exact: true }));
  const from = await hear(page);
  const ofColumns = async () => (await from()).filter((message) => message.includes("⊕"));
  await columns.getByRole("textbox").fill("6 2");
  await expectAnnounced(ofColumns, /6 ⊕ 2 = 4\./);
  await board.getByRole("button", { name: "Take 2 from heap 1", exact: true }).click();
  await columns.getByText(/^. 4 ⊕ 2 = |^. \d ⊕ \d = 0/).waitFor();
  await expectAnnounced(ofColumns);
});

const STALE = /^Stale: this output was computed before a change that concerns it/;

const status = (page: Page, n: number) => cell(page, n).locator(".cell-status");

test("a run is announced once, with the cells that ran because of it, one of all cells once for all; a failure with its line, in an editor too", async () => {
  const page = await openWith(
    "const a = 1;",
    "const b = a + 1;",
    "a + b",
    "\nthrow new RangeError('no');",
  );
  const heard = await hear(page);
  await run(page, 3);
  await ended(page, 3);
  await expectAnnounced(heard, /^Cell 3 finished in [\d.]+ m?s; also run: cell 1 and cell 2$/);
  await run(page, 3);
  await status(page, 3)
    .filter({ hasText: /finished in [\d.]+ m?s$/ })
    .waitFor();
  await expectAnnounced(heard, /^Cell 3 finished in [\d.]+ m?s$/);
  await run(page, 4);
  await ended(page, 4, "failed");
  await expectAnnounced(heard, /^Cell 4 failed: RangeError, line 2: no$/);
  const bar = page.locator(".notebook-status");
  await page.getByRole("button", { name: "Run all", exact: true }).click();
  await bar.filter({ hasText: "ran in" }).waitFor();
  await expectAnnounced(heard, /^All 4 cells ran in [\d.]+ m?s; cell 4 failed$/);
  await page.getByRole("button", { name: "Restart", exact: true }).click();
  await bar.filter({ hasText: "Restarted" }).waitFor();
  await expectAnnounced(heard, "Restarted: the outputs are those of the build again.");
  await writeCell(page, 2, 'show(1);\nthrow new TypeError("no such heap");');
  await status(page, 2).filter({ hasText: STALE }).waitFor();
  await heard();
  await page.keyboard.press("Control+Enter");
  await ended(page, 2, "failed");
  await expectAnnounced(heard, /^Cell 2 failed: TypeError, line 2: no such heap$/);
});

test("a long run is said to go on, and Stop is announced by the cell", async () => {
  const page = await openWith("for (;;);", "1");
  const heard = await hear(page);
  await run(page, 1);
  await status(page, 1).filter({ hasText: "is running" }).waitFor();
  await run(page, 2);
  await cell(page, 1).getByRole("button", { name: "Stop" }).click();
  await ended(page, 1, "stopped");
  await ended(page, 2, "recorded");
  expect(await heard()).toEqual([
    "Cell 1 is running",
    expect.stringMatching(/^Stopped by you after /),
  ]);
});

test("an edit, a mistake in it with its line, and its Reset are announced once", async () => {
  const page = await openWith("const a = 1;", "a + 1", "a + 2");
  const heard = await hear(page);
  await writeCell(page, 1, "const a = 2;");
  await status(page, 2).filter({ hasText: STALE }).waitFor();
  await page.keyboard.type(" 345", { delay: 120 });
  await page.locator(".draft-note").getByText("cell 1").waitFor();
  await expectAnnounced(heard, STALE);
  await page.keyboard.insertText("\nconst b = ;");
  await cell(page, 1)
    .getByText(/Line 2: /)
    .waitFor();
  expect((await heard()).filter((message) => !STALE.test(message))).toEqual([
    expect.stringMatching(/^Line 2: /),
  ]);
  await cell(page, 1).getByRole("button", { name: "Reset", exact: true }).click();
  await status(page, 1).filter({ hasText: "lesson" }).waitFor();
  await expect.poll(() => status(page, 2).textContent()).toBe("");
  await expectAnnounced(heard, /^Cell 1 has the lesson’s text again\.$/);
});
