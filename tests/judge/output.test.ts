import { describe, expect, test } from "vitest";
import { checkOutput } from "../../src/judge/output.ts";
import { printedLines } from "../../src/judge/text-program.ts";
import { inputsForStep } from "../../src/judge/inputs.ts";
import { findProblem, taskOf } from "../../src/problems/registry.ts";

const task = await taskOf("hdu1848");
const cases = inputsForStep(task, "small", 1).flat();
const right = cases.map((one) => String(task.answer(one)));
const printed = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
const check = (output: string) => checkOutput(task, cases, output);
const other = (line: string): string => (line === "Fibo" ? "Nacci" : "Fibo");

test("the right lines are right, with or without a line end after the last one", () => {
  expect(check(printed(right))).toEqual({ kind: "right", remarks: [] });
  expect(check(right.join("\n"))).toEqual({ kind: "right", remarks: [] });
});

test("white space that a strict judge rejects is reported, and makes no line wrong", () => {
  expect(check(right.join("\r\n"))).toEqual({ kind: "right", remarks: ["carriage-returns"] });
  expect(check(right.join(" \n"))).toEqual({ kind: "right", remarks: ["spaces"] });
  expect(check(`${printed(right)}\n`)).toEqual({ kind: "right", remarks: ["blank-lines"] });
});

test("the first wrong line is reported, counted from 1, with the right line", () => {
  const lines = right.with(16, other(right[16] ?? "")).with(20, "?");
  expect(check(printed(lines))).toEqual({
    kind: "wrong",
    line: 17,
    at: 16,
    given: lines[16],
    right: right[16],
    isClose: false,
    remarks: [],
    mistakes: [],
  });
});

test("if cases have several lines, the wrong line is reported with its case", async () => {
  const { begins } = findProblem("hdu2177") ?? expect.fail();
  const lines = await taskOf("hdu2177");
  const four = lines.samples.slice(0, 4);
  const found = (output: string) => checkOutput(lines, four, output, begins);
  const output = printed(four.map((one) => String(lines.answer(one))));
  expect(found(output)).toMatchObject({ kind: "right" });
  expect(found(output.replace("4 7", "3 7"))).toMatchObject({ line: 3, at: 1, right: "4 7" });
  expect(found(output.replace("3 5\n", "3 5\n\n"))).toMatchObject({
    line: 5,
    given: "",
    right: "0",
  });
  const other = checkOutput(lines, [[5, 7]], "1\n3 5\n3 5\n4 7\n", begins);
  expect(other).toMatchObject({ kind: "right" });
  const swapped = found("0\n1\n3 5\n4 7\n0\n1\n1 2\n0 0\n");
  expect(swapped).toMatchObject({ line: 3, at: 1, mistakes: ["one-heap-first"] });
});

test("a line with other capitals is wrong, and reported as close", () => {
  const wrong = check(printed(right).toLowerCase());
  expect(wrong).toMatchObject({ kind: "wrong", line: 1, isClose: true });
});

test("a missing or extra line is reported at the first difference", () => {
  const short = check(printed(right.slice(0, -1)));
  expect(short).toMatchObject({ line: right.length, right: right.at(-1) });
  expect(short).not.toHaveProperty("given");
  const long = check(printed([...right, "Fibo"]));
  expect(long).toMatchObject({ line: right.length + 1, at: cases.length, given: "Fibo" });
  expect(long).not.toHaveProperty("right");
  expect(check(`\n${printed(right)}`)).toMatchObject({ line: 1, given: "", right: right[0] });
});

test.each([
  ["", "empty"],
  [" \r\n\n", "empty"],
  ["\u007fELF\u0002\0\0", "binary"],
])("the output %j is %s", (output, kind) => {
  expect(check(output)).toEqual({ kind });
});

test("a very long line is cut", () => {
  const found = check("x".repeat(100_000));
  expect(found).toMatchObject({ kind: "wrong", given: `${"x".repeat(80)}…` });
});

describe("the mistake that prints an output", () => {
  test.each(task.mistakes.map(({ id }) => id))("%s is named", (id) => {
    const mistake = task.mistakes.find((one) => one.id === id) ?? expect.fail(id);
    const answer = mistake.start();
    const found = check(printed(cases.map((one) => String(answer(one)))));
    if (found.kind === "right") expect(mistake.shows).toBeDefined();
    else expect(found).toMatchObject({ mistakes: expect.arrayContaining([id]) as unknown });
  });

  test("is not named if several mistakes print the same output", () => {
    const few = task.samples;
    const wrong = printed(few.map((one) => other(String(task.answer(one)))));
    const alike = task.mistakes.filter((mistake) => {
      const answer = mistake.start();
      return printed(few.map((one) => String(answer(one)))) === wrong;
    });
    expect(alike.length).not.toBe(1);
    expect(checkOutput(task, few, wrong)).toMatchObject({ mistakes: [] });
  });
});

test("the incomplete last line of a program that was ended is no answer", () => {
  const run = { output: "Fibo\nNac", milliseconds: 0 };
  expect(printedLines({ ...run, end: { kind: "time" } })).toEqual(["Fibo"]);
  expect(printedLines({ ...run, end: { kind: "finished" } })).toEqual(["Fibo", "Nac"]);
});
