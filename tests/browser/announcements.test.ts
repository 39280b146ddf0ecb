import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { recordAnnouncements, type Announcements } from "./live-regions.ts";
import { cell, waitForState, openWith, run, writeCell } from "./notebook-page.ts";
import { hydrate, open } from "./support.ts";

// These tests check the rows of the table "Screen readers" in components/README.md.

/** Asserts that exactly these messages were announced in this order, apart from messages that a run is in progress. */
async function expectAnnounced(announced: Announcements, ...wanted: readonly (string | RegExp)[]) {
  const messages = (await announced()).filter((message) => !/running$/.test(message));
  expect(messages).toEqual(
    wanted.map((like) =>
      typeof like === "string" ? like : (expect.stringMatching(like) as string),
    ),
  );
}

/** More than the opponent's delay, in milliseconds of the page's clock. */
const OPPONENT_DELAY = 2000;

/** Opens the page of boards with a hydrated board that shows a position of Nim. */
async function openNim(position: string) {
  const path = `/boards/?game=nim&position=${position.replaceAll(" ", "+")}`;
  const page = await open(path, { clock: true });
  const board = page.locator(".boards-play .board");
  await hydrate(board);
  await board.and(page.locator(`[data-position="${position}"]`)).waitFor();
  await page.clock.runFor(100); // until the address has taken effect
  const button = (name: string) => board.getByRole("button", { name, exact: true });
  return { page, board, button, announced: await recordAnnouncements(page) };
}

test("hints, a move, the opponent's move with its reason, and Undo are announced", async () => {
  const { page, board, button, announced } = await openNim("3 4 5");
  await button("Hint").click();
  await expectAnnounced(announced, /^The nim-sum is 2: look at heap 1\./);
  await button("Hint").click();
  await expectAnnounced(announced, "Take 2 from heap 1: that wins.");
  await button("Take 1 from heap 3").click();
  await expectAnnounced(announced, "You take 1 from heap 3. My turn.");
  await page.clock.runFor(OPPONENT_DELAY);
  await expectAnnounced(announced, "I take 3 from heap 1: that leaves nim-sum 0. Your move.");
  await button("Undo").click();
  await expectAnnounced(announced, /^Your move\. Take any number/);
  // Undo during the opponent's delay cancels the opponent's move.
  await button("Take 1 from heap 3").click();
  await expectAnnounced(announced, "You take 1 from heap 3. My turn.");
  await button("Undo").click();
  await page.clock.runFor(OPPONENT_DELAY);
  await expectAnnounced(announced, /^Your move\. Take any number/);
  expect(await board.getAttribute("data-position")).toBe("3 4 5");
});

test("Why? and All winning moves are announced, also after a move; the preview of a move is not", async () => {
  const { page, board, button, announced } = await openNim("3 4 5");
  const why = button("Why?");
  expect(await why.getAttribute("aria-expanded")).toBe("false");
  await why.focus();
  await page.keyboard.press("Enter");
  await board.locator(".board-why").filter({ hasText: "highest power" }).waitFor();
  await expectAnnounced(announced, "3\u00a0⊕\u00a04\u00a0⊕\u00a05\u00a0=\u00a02.");
  expect(await why.getAttribute("aria-expanded")).toBe("true");
  const controlled = await why.getAttribute("aria-controls");
  expect(await board.locator(".board-why").getAttribute("id")).toBe(controlled);
  await button("Take 2 from heap 1").click();
  const sum = "1\u00a0⊕\u00a04\u00a0⊕\u00a05\u00a0=\u00a00.";
  await expectAnnounced(announced, "You take 2 from heap 1. My turn.", sum);
  await page.clock.runFor(OPPONENT_DELAY);
  await announced();
  await button("Take 1 from heap 2").hover();
  await board.getByText("After the marked move").waitFor();
  await why.hover();
  await board.getByText("After the marked move").waitFor({ state: "detached" });
  await why.click();
  await expectAnnounced(announced);
  await button("New game").click();
  await board.getByRole("checkbox", { name: "All winning moves" }).check();
  await board.locator(".board-winning li").waitFor();
  await expectAnnounced(announced, /^Your move/, "Winning moves: Take 2 from the heap of 3.");
  await button("Take 2 from heap 1").click();
  await expectAnnounced(announced, "You take 2 from heap 1. My turn.", "No move wins here.");
});

test("the end of a game is announced once, and a lost game whose end is undone and redone is counted once", async () => {
  const { page, board, button, announced } = await openNim("1 2");
  const result = (text: string) => board.getByText(text, { exact: true }).waitFor();
  await button("Take 2 from heap 2").click();
  await page.clock.runFor(OPPONENT_DELAY);
  await result("You lost");
  await button("Retry move 1").click();
  await board.and(page.locator('[data-position="1 2"]')).waitFor();
  await button("Redo").click();
  await result("You lost");
  await button("Play again").click();
  await button("Take 1 from heap 2").click();
  await page.clock.runFor(OPPONENT_DELAY);
  await announced();
  await board.getByRole("button", { name: /^Take 1 from/ }).click();
  await result("You win · 1 of 2 won");
  await page.clock.runFor(OPPONENT_DELAY);
  await expectAnnounced(announced, /^You take 1 from heap \d\. No move is left: you win\.$/);
});

test("a run of the solver, a chosen case and an error in the input are announced", async () => {
  const page = await open("/problems/hdu1848/");
  const group = await hydrate(page.getByRole("group", { name: "Solver", exact: true }));
  const input = group.getByRole("textbox", { name: "Input", exact: true });
  const status = group.getByRole("region", { name: "Verdicts" }).getByRole("status").first();
  const announced = await recordAnnouncements(page);
  await input.fill(`1 1 1\n1 4 1\n${"7 7 7\n".repeat(198)}0 0 0\n`);
  await input.press("Control+Enter");
  await status.filter({ hasText: "200 cases in" }).waitFor();
  await group.getByText("The nim-sum is").waitFor();
  expect(await announced()).toEqual([
    "Running…",
    expect.stringMatching(/^200 cases in 0\.\d+ s: 199 Fibo, 1 Nacci$/),
  ]);

  await group.getByRole("radio", { name: "Case 1: Fibo" }).focus();
  await page.keyboard.press("ArrowDown");
  await group.getByText("No move wins.").waitFor();
  await expectAnnounced(
    announced,
    /^Case 2 1 4 1\s*P Nacci, a P-position: the second player wins\.$/,
  );
  const field = group.getByRole("spinbutton", { name: "Go to case" });
  await field.fill("150");
  await field.press("Enter");
  await group.getByRole("status").filter({ hasText: "Case 150" }).waitFor();
  await expectAnnounced(announced, /^Case 150 7 7 7\s*N Fibo, an N-position/);

  await input.fill("1 1 1\n1 four 1\n0 0 0\n");
  await announced();
  await input.press("Control+Enter");
  await status.filter({ hasText: "mistake" }).waitFor();
  const mistake =
    'A mistake in the input, line 2, column 3: expected a whole number for heap n, found "four". 1 earlier case is answered.';
  expect(await announced()).toEqual(["Running…", mistake]);
  expect(await input.getAttribute("aria-invalid")).toBe("true");
  const named = (await input.getAttribute("aria-errormessage")) ?? "";
  expect(await page.locator(`[id="${named}"]`).textContent()).toBe(mistake);
  await input.press("End");
  await input.press("Backspace");
  expect(await input.getAttribute("aria-invalid")).toBe("false");
  expect(await input.getAttribute("aria-errormessage")).toBeNull();
  expect(await announced()).toEqual([]);
});

test("the verdict on an answer and the value that a step of a graph computes are announced", async () => {
  const page = await open("/foundations/mex/");
  const exercise = page.getByRole("group", { name: /^Exercise 1\b/ });
  const field = exercise.getByRole("textbox");
  await hydrate(field);
  const play = page.getByRole("group", { name: "Grundy values on a game graph", exact: true });
  await hydrate(play);
  const announced = await recordAnnouncements(page);
  const answer = async (text: string): Promise<void> => {
    await field.fill(text);
    await field.press("Enter");
  };
  await answer("7");
  await exercise.getByText("Not yet.").waitFor();
  await expectAnnounced(announced, "Not yet. 7 is not right.");
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await answer("two");
  await expectAnnounced(announced, /^“two” is not a valid answer\. Enter a whole number /);
  await answer("2");
  await exercise.getByText("Right: 2.").waitFor();
  await expectAnnounced(announced, "Right: 2.");

  await play.getByRole("button", { name: "Start over" }).click();
  await play.getByRole("button", { name: "Step", exact: true }).click();
  await expectAnnounced(
    announced,
    /^Nothing is known yet\./,
    /^g\((\w)\) = mex \{\} = 0\. \1 is terminal, so it is P\.$/,
  );
});

test("an edit of the nim-sum columns announces the sum; columns that follow a board announce nothing", async () => {
  const page = await open("/", { reducedMotion: "reduce" });
  const columns = await hydrate(page.getByRole("group", { name: "Columns of a nim-sum" }));
  const board = await hydrate(page.getByRole("group", { name: "Board", exact: true }));
  const announced = await recordAnnouncements(page);
  const ofColumns = async () => (await announced()).filter((message) => message.includes("⊕"));
  await columns.getByRole("textbox").fill("6 2");
  await expectAnnounced(ofColumns, /6 ⊕ 2 = 4\./);
  await board.getByRole("button", { name: "Take 2 from heap 1", exact: true }).click();
  await columns.getByText(/^. 4 ⊕ 2 = |^. \d ⊕ \d = 0/).waitFor();
  await expectAnnounced(ofColumns);
});

const STALE = /^Stale: this output was computed before a change that affects it/;

const status = (page: Page, n: number) => cell(page, n).locator(".cell-status");

test("a run, Run all, Restart and a failure with its line are each announced once", async () => {
  const page = await openWith(
    "const a = 1;",
    "const b = a + 1;",
    "a + b",
    "\nthrow new RangeError('no');",
  );
  const announced = await recordAnnouncements(page);
  await run(page, 3);
  await waitForState(page, 3);
  await expectAnnounced(announced, /^Cell 3 finished in [\d.]+ m?s; also run: cell 1 and cell 2$/);
  await run(page, 3);
  await status(page, 3)
    .filter({ hasText: /finished in [\d.]+ m?s$/ })
    .waitFor();
  await expectAnnounced(announced, /^Cell 3 finished in [\d.]+ m?s$/);
  await run(page, 4);
  await waitForState(page, 4, "failed");
  await expectAnnounced(announced, /^Cell 4 failed: RangeError, line 2: no$/);
  const bar = page.locator(".notebook-status");
  await page.getByRole("button", { name: "Run all", exact: true }).click();
  await bar.filter({ hasText: "ran in" }).waitFor();
  await expectAnnounced(announced, /^All 4 cells ran in [\d.]+ m?s; cell 4 failed$/);
  await page.getByRole("button", { name: "Restart", exact: true }).click();
  await bar.filter({ hasText: "Restarted" }).waitFor();
  await expectAnnounced(announced, "Restarted. The cells show the outputs from the build again.");
  await writeCell(page, 2, 'show(1);\nthrow new TypeError("no such heap");');
  await status(page, 2).filter({ hasText: STALE }).waitFor();
  await announced();
  await page.keyboard.press("Control+Enter");
  await waitForState(page, 2, "failed");
  await expectAnnounced(announced, /^Cell 2 failed: TypeError, line 2: no such heap$/);
});

test("a long run is announced as running, and Stop is announced by the running cell only", async () => {
  const page = await openWith("for (;;);", "1");
  const announced = await recordAnnouncements(page);
  await run(page, 1);
  await status(page, 1).filter({ hasText: "is running" }).waitFor();
  await run(page, 2);
  await cell(page, 1).getByRole("button", { name: "Stop" }).click();
  await waitForState(page, 1, "stopped");
  await waitForState(page, 2, "recorded");
  expect(await announced()).toEqual([
    "Cell 1 is running",
    expect.stringMatching(/^Stopped by you after /),
  ]);
});

test("an edit, an error in it with its line, and its Reset are each announced once", async () => {
  const page = await openWith("const a = 1;", "a + 1", "a + 2");
  const announced = await recordAnnouncements(page);
  await writeCell(page, 1, "const a = 2;");
  await status(page, 2).filter({ hasText: STALE }).waitFor();
  await page.keyboard.type(" 345", { delay: 120 });
  await page.locator(".draft-note").getByText("cell 1").waitFor();
  await expectAnnounced(announced, STALE);
  await page.keyboard.insertText("\nconst b = ;");
  await cell(page, 1)
    .getByText(/Line 2: /)
    .waitFor();
  expect((await announced()).filter((message) => !STALE.test(message))).toEqual([
    expect.stringMatching(/^Line 2: /),
  ]);
  await cell(page, 1).getByRole("button", { name: "Reset", exact: true }).click();
  await status(page, 1).filter({ hasText: "lesson" }).waitFor();
  await expect.poll(() => status(page, 2).textContent()).toBe("");
  await expectAnnounced(announced, /^Cell 1 was reset to the lesson’s text\.$/);
});
