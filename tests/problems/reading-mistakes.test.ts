import { describe, expect, test } from "vitest";
import type { End } from "../../src/judge/program.ts";
import { readingMistake, readingOf, readingProbe } from "../../src/problems/reading-mistakes.ts";
import { findProblem, problems, taskOf } from "../../src/problems/registry.ts";
import { textReader } from "../../src/problems/token-reader.ts";

/** Programs for HDU 1847 that read the tokens of their input as C++ does, each with one reading mistake. */
const programs: Readonly<Record<string, (tokens: readonly number[]) => readonly number[]>> = {
  count: ([count = 0, ...heaps]) => heaps.slice(0, count),
  "end-of-input": (heaps) => [...heaps, ...heaps.slice(-1)],
  "first-only": (heaps) => heaps.slice(0, 1),
  "no-output": () => [],
};

describe("readingMistake for HDU 1847", async () => {
  const problem = findProblem("hdu1847") ?? expect.fail();
  const cases = readingProbe(problem, (await taskOf("hdu1847")).small());
  const tokens = problem.print(cases).trim().split(/\s+/).map(Number);
  const printed = (heaps: readonly number[]) => heaps.map((heap) => (heap % 3 ? "Kiki" : "Cici"));

  test.each(Object.entries(programs))("recognises %s", (id, program) => {
    expect(readingMistake(problem, cases, printed(program(tokens)))).toBe(id);
  });

  test("recognises a loop that continues after the end of the input with the last value", () => {
    const [first = 0, ...heaps] = tokens.slice(0, 4);
    expect(heaps.length).toBe(first);
    const beyond = printed([...tokens, ...new Array<number>(1000).fill(tokens.at(-1) ?? 0)]);
    expect(readingMistake(problem, cases, beyond)).toBe("end-of-input");
    // Variables that have changed since the last case give another answer.
    for (const line of ["Kiki", "Cici"])
      expect(readingMistake(problem, cases, [...printed(tokens), line])).toBe("end-of-input");
  });

  test("finds no reading mistake in correct answers, nor in other wrong answers", () => {
    expect(readingMistake(problem, cases, printed(tokens))).toBeUndefined();
    expect(
      readingMistake(
        problem,
        cases,
        tokens.map(() => "Kiki"),
      ),
    ).toBeUndefined();
  });
});

test.each(problems.map(({ id }) => id))(
  "%s: one extra answer is recognised as an answer to the last line, if a line ends the input",
  async (id) => {
    const problem = findProblem(id) ?? expect.fail();
    const cases = readingProbe(problem, (await taskOf(id)).small());
    const right = cases.map((one) => problem.format(problem.solve(one)));
    // In HDU 1524 a 0 ends the questions about each graph, and the file ends the graphs.
    const hasZero = problem.ends.startsWith("zero") || id === "hdu1524";
    const expected = hasZero ? "terminator" : undefined;
    expect(readingMistake(problem, cases, [...right, "0"])).toBe(expected);
  },
);

describe("readingOf", async () => {
  const problem = findProblem("hdu1527") ?? expect.fail();
  const task = await taskOf("hdu1527");
  const [first, second] = readingProbe(problem, task.small());
  const reading = (
    cases: readonly unknown[],
    {
      output = `${problem.format(problem.solve(first))}\n`,
      verdict = "output" as "output" | "wrong",
    },
    end: End = { kind: "finished" },
  ) =>
    readingOf(
      () => Promise.resolve({ output, end, milliseconds: 0 }),
      problem,
      task,
      { verdict, mistakes: [], cases },
      Infinity,
    );

  test("does not report first-only if the program fails on the first case", async () => {
    expect(await reading([[0, 0]], {})).toBeUndefined();
    expect(await reading([first, second], {})).toBe("first-only");
  });

  test("does not report no-output if the program has crashed or given an answer", async () => {
    expect(await reading([first], { output: "" })).toBe("no-output");
    expect(await reading([first], { output: "", verdict: "wrong" })).toBeUndefined();
    const crash: End = { kind: "crash", message: "" };
    expect(await reading([first], { output: "" }, crash)).toBeUndefined();
  });
});

// HDU 1730 is not in the list: without its first number, the input has no valid case.
test.each(["hdu1536", "hdu1847", "hdu1848", "hdu2509", "poj2975"])(
  "%s: reading the first number as a count is recognised",
  async (id) => {
    const problem = findProblem(id) ?? expect.fail();
    const cases = readingProbe(problem, (await taskOf(id)).small());
    const [count = "", ...rest] = problem.print(cases).trim().split(/\s+/);
    const lines: string[] = [];
    try {
      for (const one of problem.read(textReader(rest.join(" "))))
        lines.push(problem.format(problem.solve(one)));
    } catch {
      // The tokens are out of step by one.
    }
    const printed = lines.slice(0, Number(count));
    expect(printed.length).toBeGreaterThan(1);
    expect(readingMistake(problem, cases, printed)).toBe("count");
  },
);
