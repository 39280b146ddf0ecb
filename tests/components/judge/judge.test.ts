import { describe, expect, test } from "vitest";
import { formatJudgement, stepLines } from "../../../components/judge/format-judgement.ts";
import type { PageFailure } from "../../../components/judge/protocol.ts";
import { judgeFacts, sampleHalves } from "../../../components/solver/judge-facts.ts";
import { explainCase } from "../../../components/solver/solve-input.ts";
import { otherLanguages } from "../../../src/i18n/en/other-languages.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { judgeWords } from "../../../src/i18n/judge-words.ts";
import type { Progress, Step } from "../../../src/judge/judge.ts";
import { hdu1848 } from "../../../src/problems/hdu1848/problem.ts";
import { poj2348 } from "../../../src/problems/poj2348/problem.ts";
import { poj2975 } from "../../../src/problems/poj2975/problem.ts";
import type { Problem } from "../../../src/problems/problem.ts";
import { problems } from "../../../src/problems/registry.ts";
import { stones } from "../../../src/problems/stones/problem.ts";

const words = judgeWords("en");
const explained = explainCase("en", hdu1848, [1, 4, 1], 0);

const unexplained: PageFailure = {
  verdict: "wrong",
  step: "small",
  count: 1,
  cases: ["1 4 1\n0 0 0\n"],
  input: "1 4 1\n0 0 0\n",
  right: '"Nacci"',
  end: { kind: "finished" },
  printed: [],
  mistakes: [],
  allowed: 3000,
};

const unanswered: PageFailure = { ...unexplained, explained };

const wrong: PageFailure = { ...unanswered, given: '"Fibo"' };

/** Returns the visible status, and the text that screen readers announce. */
const status = (judgement: Parameters<typeof formatJudgement>[0]): readonly [string, string] => {
  const { text, more = "" } = formatJudgement(judgement, words);
  return [text, text + more];
};

describe("the status of a solution", () => {
  test("begins with the verdict, and is announced with the case and both answers", () => {
    const announced =
      'Wrong answer, group 2 of 5. On 1 4 1, your answer is "Fibo", and the right answer is "Nacci".';
    expect(status(wrong)).toEqual(["Wrong answer, group 2 of 5", announced]);
    const mistake = { id: "added", does: "adds by +", why: "Because." };
    expect(status({ ...wrong, mistakes: [mistake] })[1]).toBe(
      `${announced} Your answers match those of a program that adds by +.`,
    );
    const nim = { ...mistake, id: "nim", does: "plays Nim" };
    expect(status({ ...wrong, mistakes: [mistake, nim] })[1]).toBe(
      `${announced} Your answers match those of a program that adds by +, or plays Nim.`,
    );
  });

  test("is announced with the last of several cases if none is explained", () => {
    const cases = ["mex([0])", "mex([1])"];
    expect(status({ ...unexplained, cases, given: "1" })[1]).toContain(
      "On mex([1]), your answer is",
    );
  });

  test("contains the line of an error, or the time limit, or the number of lines", () => {
    const crash = { kind: "crash", message: "RangeError: far", line: 3 } as const;
    expect(status({ ...unanswered, verdict: "runtime", end: crash })).toEqual([
      "Runtime error, line 3: RangeError: far",
      "Runtime error, line 3: RangeError: far. On 1 4 1.",
    ]);
    expect(status({ ...unanswered, verdict: "time", end: { kind: "time" } })[0]).toBe(
      "Time limit exceeded, group 2 of 5: more than 3.0 s (3 times a judge’s limit)",
    );
    expect(status({ ...unanswered, verdict: "output", end: { kind: "flood" } })[0]).toBe(
      "Output limit exceeded, group 2 of 5",
    );
    const few = { ...unanswered, verdict: "output", end: { kind: "finished" } } as const;
    expect(status({ ...few, lines: ["1"], count: 2 })[0]).toBe(
      "Wrong answer, group 2 of 5: the number of printed lines is 1, and the number of cases is 2",
    );
    expect(status({ ...few, lines: [], count: 2 })[0]).toBe(
      "Wrong answer, group 2 of 5: the program printed nothing",
    );
  });

  test("contains the time and the limit of an accepted program, or the reason why none was run", () => {
    expect(status({ verdict: "accepted", milliseconds: 41, allowed: 3000 })[0]).toBe(
      "Accepted: 41 ms of 3.0 s allowed",
    );
    expect(status({ verdict: "unstarted", by: "program", reason: "no winner", line: 2 })[0]).toBe(
      "The program does not start, line 2: no winner",
    );
    expect(status({ verdict: "unstarted", by: "kernel", reason: "no network" })[0]).toBe(
      "The tests could not start: no network",
    );
  });
});

describe("the status of a program that does not start", () => {
  const unstarted = { verdict: "unstarted", by: "program", reason: "Unexpected token" } as const;
  const textOf = (code: string, isExercise = false) =>
    formatJudgement({ ...unstarted, line: 1 }, words, code, isExercise).text;
  const plain = "The program does not start, line 1: Unexpected token";

  test.each([
    ["C++", "#include <cstdio>\nint main() { return 0; }"],
    ["C++", 'int sg[1001];\nint main()\n{\n  int n; scanf("%d", &n);\n}'],
    ["Python", "import sys\nfor line in sys.stdin:\n    print(line)"],
    ["Python", "while True:  # until the end\n    a, b, c = map(int, input().split())"],
    ["Java", "public class Main {\n  public static void main(String[] args) {}\n}"],
  ])("names the language %s, and where the program can be tested: %j", (name, code) => {
    const { otherLanguageAbove, otherLanguageBelow } = words.judge;
    const hint = name === "Java" ? otherLanguageBelow : otherLanguageAbove;
    expect(textOf(code)).toBe(`${plain}. ${fill(hint, { name })}`);
    expect(textOf(code).includes(otherLanguages.title)).toBe(name === "Java");
    expect(textOf(code, true)).toBe(`${plain}. ${fill(words.judge.otherLanguage, { name })}`);
  });

  test.each([
    "function winner(m: number, n: number, p: number) {\n  return m ? 'Fibo' : 'Nacci';",
    "const g = [0];\nfor (const heap of g) { if (heap in g) { switch (heap) { default: } }",
    'import { nimSum } from "grundy";\nlet winner',
  ])("contains only the error of a TypeScript program: %j", (code) => {
    expect(textOf(code)).toBe(plain);
  });
});

describe("the lines of the steps", () => {
  const known = (...all: readonly Progress[]): ReadonlyMap<Step, Progress> =>
    new Map(all.map((progress) => [progress.step, progress]));
  const format = (...given: Parameters<typeof stepLines>): string[] =>
    stepLines(...given).map(({ state, text }) => `${state} ${text}`.trim());

  test("contain the progress of the tests", () => {
    const steps = known(
      { step: "sample", answered: 1, cases: 1, milliseconds: 2 },
      { step: "small", answered: 120, cases: 3184 },
    );
    expect(format(steps, undefined, words)).toEqual([
      "passed 1 case",
      "runs 120 of 3,184 cases",
      "waits",
      "waits",
      "waits",
    ]);
    expect(format(steps, { verdict: "stopped" }, words)[1]).toBe("waits 120 of 3,184 cases");
  });

  test("report the search for a smaller input until it ends", () => {
    const steps = known({ step: "small", answered: 3, cases: 3184, verdict: "wrong" });
    expect(format(steps, undefined, words)[1]).toBe("failed looking for a smaller input…");
    expect(format(steps, wrong, words)[1]).toBe("failed 3,184 cases");
  });

  test("contain the time of the largest input, and a text for a step without cases of its own", () => {
    const steps = known(
      { step: "mistakes", answered: 0, cases: 0, milliseconds: 0 },
      { step: "largest", answered: 9, cases: 9, milliseconds: 41 },
    );
    const accepted = { verdict: "accepted", milliseconds: 41, allowed: 3000 } as const;
    const lines = format(steps, accepted, words);
    expect(lines[2]).toBe("passed covered by the cases above");
    expect(lines[4]).toBe(
      "passed 9 cases, 41 ms of 3.0 s allowed (3 times a judge’s limit, because it runs in a browser)",
    );
  });
});

test("a judge's facts are listed, including those that are not known", () => {
  const facts = (problem: Problem): string =>
    judgeFacts(problem, "en")
      .map(({ name, parts }) => `${name}: ${parts.map(({ text }) => text).join(", ")}`)
      .join("; ");
  expect(facts(poj2348)).toMatch(/^Judge: POJ 2348; Also at: HDU 1525; .*: with the line 0 0/);
  expect(facts(poj2975)).toContain("Time: not known");
  expect(facts(stones)).toMatch(/^Judge: No public judge has this problem/);
});

describe("a problem’s samples", () => {
  test.each(problems.map((problem) => [problem.id, problem] as const))(
    "%s: the judge’s own samples are first, and our examples are named as such",
    (_, problem) => {
      const by = problem.samples.map((sample) => sample.by);
      expect(by).toEqual(by.toSorted());
      if (problem.judge.url === undefined) expect(by).not.toContain("judge");
      const halves = sampleHalves(problem, "en");
      expect(halves.map(([input]) => input?.name)).toEqual(
        by.map((whose) => (whose === "judge" ? "Sample: input" : "Our example: input")),
      );
      expect(halves.map(([, output]) => `${output?.text}\n`)).toEqual(
        problem.samples.map(({ output }) => output),
      );
    },
  );
});
