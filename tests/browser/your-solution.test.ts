import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { recordAnnouncements } from "./live-regions.ts";
import { button, PROBLEM, program, results, solution, status, write } from "./notebook-page.ts";
import { address, open } from "./support.ts";

// These tests check the rows on solutions of the table "Screen readers" in components/README.md.

const RIGHT = `const moves = [1, 2];
while (moves.length < 15) moves.push(moves.at(-1)! + moves.at(-2)!);
const g = [0];
for (let heap = 1; heap <= 1000; heap++) {
  const seen = new Set(moves.filter((f) => f <= heap).map((f) => g[heap - f]));
  while (seen.has(g[heap] ??= 0)) g[heap]! += 1;
}
function winner(m: number, n: number, p: number): "Fibo" | "Nacci" {
  return (g[m]! ^ g[n]! ^ g[p]!) === 0 ? "Nacci" : "Fibo";
}`;

const ADDED = RIGHT.replace("(g[m]! ^ g[n]! ^ g[p]!)", "g[m]! + g[n]! + g[p]!");

const waitForVerdict = (page: Page, verdict: string) =>
  status(page).filter({ hasText: verdict }).waitFor({ timeout: 30_000 });

/** Removes the announcement that the tests are running. */
const withoutProgress = (announced: readonly string[]): readonly string[] =>
  announced.filter((message) => message !== "The tests are running");

test("a wrong program gets its smallest case, the reason and its mistake; a right one is accepted", async () => {
  const page = await open(PROBLEM);
  expect(await results(page).textContent()).toBe("");
  await write(page, ADDED);
  await page.locator(".draft-note").getByText("saved in this browser: your solution.").waitFor();
  const numbers = await page.locator('.cell [data-count="in"]:visible').allTextContents();
  expect(numbers.map((text) => Number(text.match(/\d+/)?.[0]))).toEqual(
    numbers.map((_, i) => i + 1),
  );
  const announced = await recordAnnouncements(page);
  await button(page, "Run tests").click();
  await waitForVerdict(page, "Wrong answer");
  expect(withoutProgress(await announced())).toEqual([
    'Wrong answer, group 1 of 5. On 1 1 4, your answer is "Fibo", and the right answer is "Nacci". Your answers match those of a program that adds the values of the heaps by + and not by exclusive or.',
  ]);
  await results(page).getByText("1 1 4\n0 0 0").waitFor();
  await results(page).getByText("a P-position: the second player wins.").waitFor();
  const more = results(page).getByRole("link", { name: "More: " });
  await page.locator((await more.getAttribute("href")) ?? "none").waitFor();
  await results(page).getByRole("button", { name: "Open this case on the board" }).click();
  await page.waitForURL(/position=1\+1\+4/);

  await write(page, RIGHT);
  await waitForVerdict(page, "Stale");
  await announced();
  await button(page, "Run tests").click();
  await waitForVerdict(page, "Accepted");
  expect(withoutProgress(await announced())).toEqual([
    expect.stringMatching(/^Accepted: [\d.]+ m?s of 3.0 s allowed$/),
  ]);
  const steps = results(page).getByRole("listitem").filter({ hasText: "passed" });
  expect(await steps.count()).toBe(5);
  await page.getByRole("button", { name: "Restart", exact: true }).click();
  await expect.poll(() => results(page).textContent()).toBe("");

  await page.goto(address("/problems/"));
  await page.locator("tr", { hasText: "Fibonacci" }).getByText("Accepted").waitFor();
  await page.goto(address(PROBLEM));
  await page.locator(".solution").getByText("accepted", { exact: true }).waitFor();
  await expect.poll(() => solution(page).locator("pre").first().textContent()).toBe(RIGHT);
  expect(await status(page).textContent()).toBe("");
});

test("by keyboard alone a program can be written, run, stopped, run again and left", async () => {
  const page = await open(PROBLEM);
  await solution(page).locator("pre").focus();
  await page.keyboard.press("Enter");
  await program(page).waitFor();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("function winner() {\n  for (;;);\n}");
  await page.keyboard.press("Shift+Enter");
  await waitForVerdict(page, "The tests are running");
  await button(page, "Stop").focus();
  await page.keyboard.press("Enter");
  await waitForVerdict(page, "Stopped by you");
  await button(page, "Run tests").and(page.locator(":focus")).waitFor();

  await program(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText('function winner() {\n  throw new RangeError("too far");\n}');
  await page.keyboard.press("Control+Enter");
  await waitForVerdict(page, "Runtime error, line 2: RangeError: too far");
  await page.keyboard.press("Escape");
  await button(page, "Run tests").and(page.locator(":focus")).waitFor();
});

test("Run all runs the cells of the page without the solution", async () => {
  const page = await open(PROBLEM);
  await page.getByRole("button", { name: "Run all" }).click();
  await page.locator(".notebook-status", { hasText: "ran in" }).waitFor({ timeout: 30_000 });
  expect(await results(page).textContent()).toBe("");
  expect(await status(page).textContent()).toBe("");
});
