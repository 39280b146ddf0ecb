import { describe, expect, test } from "vitest";
import { judgeFacts, sampleHalves } from "../../components/solver/judge-facts.ts";
import { hdu1536 } from "../../src/problems/hdu1536/problem.ts";
import { hdu1848 } from "../../src/problems/hdu1848/problem.ts";
import { poj2348 } from "../../src/problems/poj2348/problem.ts";
import { poj2975 } from "../../src/problems/poj2975/problem.ts";
import { problems } from "../../src/problems/registry.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { stones } from "../../src/problems/stones/problem.ts";

const messages = (problem: Problem): string[] =>
  judgeFacts(problem, "en").map(
    ({ name, parts }) => `${name}: ${parts.map(({ text }) => text).join(", ")}`,
  );

describe("what is known of a judge", () => {
  test("is said line by line", () => {
    expect(messages(hdu1848)).toEqual([
      "Judge: HDU 1848",
      "Time: 1\u00a0s",
      "Memory: 32,768\u00a0kB",
      "The input ends: with the line 0 0 0",
    ]);
    expect(messages(poj2348)).toContain("The input ends: with the line 0 0");
    expect(messages(hdu1536)).toContain("Also at: POJ 2960, HDU 1944");
    expect(messages(poj2975)).toContain("C++: C++98 at the newest");
  });

  test("is said to be unknown where it is not known", () => {
    expect(messages(poj2975)).toContain("Time: not known to us");
    expect(messages(stones)[0]).toMatch(/^Judge: No public judge has this problem/);
  });
});

describe("a problem’s samples", () => {
  test.each(problems.map((problem) => [problem.id, problem] as const))(
    "%s: the judge’s own come first, and each is called what it is",
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
