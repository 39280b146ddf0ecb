import { expect, test } from "vitest";
import { hear } from "./hear.ts";
import { open, load } from "./support.ts";

/** The rows on solvers, exercises and widgets of the table "What a screen reader says" in CONTRIBUTING.md. */

const solver = async () => {
  const page = await open("/problems/hdu1848/");
  const group = await load(page.getByRole("group", { name: "Solver", exact: true }));
  const input = group.getByRole("textbox", { name: "Input", exact: true });
  const status = group.getByRole("region", { name: "Verdicts" }).getByRole("status").first();
  return { page, group, input, status };
};

test("a run says that it goes on, and how it ended; the case it explains is not read out", async () => {
  const { page, group, input, status } = await solver();
  const heard = await hear(page);
  await input.fill("1 1 1\n1 4 1\n7 7 7\n0 0 0\n");
  await input.press("Control+Enter");
  await status.filter({ hasText: "3 cases in" }).waitFor();
  await group.getByText("The nim-sum is").waitFor();
  expect(await heard()).toEqual([
    "Running…",
    expect.stringMatching(/^3 cases in 0\.\d+ s: 2 Fibo, 1 Nacci$/),
  ]);
});

test("a mistake in the input is said with its place, and is the text box's error until it is edited", async () => {
  const { page, input, status } = await solver();
  const heard = await hear(page);
  await input.fill("1 1 1\n1 four 1\n0 0 0\n");
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

test("a verdict that is chosen is announced with the first sentence of its explanation", async () => {
  const { page, group } = await solver();
  const heard = await hear(page);
  await group.getByRole("radio", { name: "Case 1: Fibo" }).focus();
  await page.keyboard.press("ArrowDown");
  await group.getByText("No move wins.").waitFor();
  expect(await heard()).toEqual([
    expect.stringMatching(/^Case 2 1 4 1\s*P Nacci, a P-position: the second player wins\.$/),
  ]);
});

test("a case that the reader goes to is announced", async () => {
  const { page, group, input, status } = await solver();
  await input.fill("1 1 1\n".repeat(200) + "0 0 0\n");
  await input.press("Control+Enter");
  await status.filter({ hasText: "200 cases in" }).waitFor();
  const field = group.getByRole("spinbutton", { name: "Go to case" });
  const heard = await hear(page);
  await field.fill("150");
  await field.press("Enter");
  await group.getByRole("status").filter({ hasText: "Case 150" }).waitFor();
  expect(await heard()).toEqual([expect.stringMatching(/^Case 150 1 1 1\s*N Fibo, an N-position/)]);
});

test("an answer is called right or not yet, and not a word more", async () => {
  const page = await open("/foundations/mex/");
  const exercise = page.getByRole("group", { name: /^Exercise 1\b/ });
  const field = exercise.getByRole("textbox");
  await load(field);
  const heard = await hear(page);
  await field.fill("7");
  await field.press("Enter");
  await exercise.getByRole("button", { name: "Open the hint" }).waitFor();
  expect(await heard()).toEqual(["Not yet. 7 is not it."]);
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await field.fill("two");
  await field.press("Enter");
  const [unread, ...more] = await heard();
  expect(unread).toMatch(/^The answer is a whole number .* not “two”\.$/);
  expect(more).toEqual([]);
  await field.fill("2");
  await field.press("Enter");
  await exercise.getByText("Right: 2.").waitFor();
  expect(await heard()).toEqual(["Right: 2."]);
});

test("a step of a graph says what it settles", async () => {
  const page = await open("/foundations/mex/");
  const play = page.getByRole("group", { name: "Grundy values on a game graph", exact: true });
  await load(play);
  const heard = await hear(page);
  await play.getByRole("button", { name: "Start over" }).click();
  await play.getByRole("button", { name: "Step", exact: true }).click();
  const [started, settled, ...more] = await heard();
  expect(started).toMatch(/^Nothing is known yet\./);
  expect(settled).toMatch(/^g\((\w)\) = mex \{\} = 0\. \1 is terminal, so it is P\.$/);
  expect(more).toEqual([]);
});

test("a digit of a nim-sum says the sum; what follows a board is silent", async () => {
  const page = await open("/", { reducedMotion: "reduce" });
  const columns = await load(page.getByRole("group", { name: "Columns of a nim-sum" }));
  const board = await load(page.getByRole("group", { name: "Board", exact: true }));
  const from = await hear(page);
  const ofColumns = async () => (await from()).filter((message) => message.includes("⊕"));
  await columns.getByRole("textbox").fill("6 2");
  expect(await ofColumns()).toEqual([expect.stringContaining("6 ⊕ 2 = 4.")]);
  await board.getByRole("button", { name: "Take 2 from heap 1", exact: true }).click();
  await columns.getByText(/^. 4 ⊕ 2 = |^. \d ⊕ \d = 0/).waitFor();
  expect(await ofColumns()).toEqual([]);
});
