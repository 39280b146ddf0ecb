import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answers } from "../../src/problems/answers.ts";
import { problemNamed, problems } from "../../src/problems/registry.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { explainInEnglish } from "../support/by-rules.ts";
import { whole } from "../support/extent.ts";
import { chunkedReader, judge } from "../support/read-text.ts";
import { seededRandom } from "../../src/judge/inputs.ts";

const utf8 = new TextEncoder();
const DAMAGED = whole ? 100_000 : 500;
const seeds = fc.nat();
const sizes = fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }).map((some) => [...some, 1]);

/** One law per test, over every problem in the registry. */
describe.each(problems)("$id", (problem) => {
  test.each(problem.samples)("sample $# has the recorded output", ({ input, output }) => {
    expect(judge(problem, input)).toEqual({ output });
  });

  test.each(problem.samples)("printing the cases of sample $# gives the sample's input", ({ input }) => {
    expect(problem.print([...problem.read(textReader(input))])).toBe(input);
  }); // prettier-ignore

  test("reading printed cases gives the same cases", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const cases = [...problem.read(textReader(problem.generate.random(seededRandom(seed))))];
        expect([...problem.read(textReader(problem.print(cases)))]).toEqual(cases);
      }),
      { numRuns: 20 },
    );
  });

  test("the output does not depend on the sizes of chunks and batches", () => {
    fc.assert(
      fc.property(seeds, sizes, fc.integer({ min: 1, max: 9 }), (seed, chunkSizes, batchSize) => {
        const input = problem.generate.tiny(seededRandom(seed));
        const reader = chunkedReader(utf8.encode(input), chunkSizes);
        const batches = [...answers(problem, reader, batchSize)];
        expect(batches.map(({ text }) => text).join("")).toBe(judge(problem, input).output);
        expect(batches.every(({ cases }) => cases >= 1 && cases <= batchSize)).toBe(true);
        expect(batches.at(-1)?.bytes).toBeLessThanOrEqual(utf8.encode(input).length);
      }),
      { numRuns: 50 },
    );
  });

  test("CR LF, CR, a byte order mark and more white space do not change the output", () => {
    const input = problem.generate.random(seededRandom(1));
    const { output } = judge(problem, input);
    expect(judge(problem, `\uFEFF${input.replaceAll("\n", "\r\n")}`)).toEqual({ output });
    expect(judge(problem, `\n ${input.replaceAll(" ", "\t \v")} \n\n`)).toEqual({ output });
    expect(judge(problem, input.replaceAll("\n", "\r"))).toEqual({ output });
  });

  test.each(["random", "largest"] as const)(
    "explanations of a %s input are plain data with the verdict and at most 100 winning moves",
    (size) => {
      let left = size === "random" ? Infinity : 3;
      for (const found of problem.read(textReader(problem.generate[size](seededRandom(2))))) {
        if (left-- === 0) break;
        const explanation = explainInEnglish(problem, found);
        expect(structuredClone(explanation)).toEqual(explanation);
        const { verdict, winner, winningMoves, hasMoreMoves, rows, unlistedRows = 0 } = explanation;
        expect(verdict).toBe(problem.format(problem.solve(found)));
        expect(winningMoves.length > 0).toBe(winner === "first");
        expect(winningMoves.length).toBeLessThanOrEqual(100);
        expect(hasMoreMoves && winningMoves.length < 100).toBe(false);
        expect(rows.length).toBeLessThan(300);
        expect(rows.length === 0 && unlistedRows > 0).toBe(false);
        for (const { row, before } of winningMoves) expect(rows[row]).toMatchObject(before);
      }
    },
  );

  test(`${DAMAGED} damaged inputs give only answers and at most one fault with its place`, () => {
    const random = seededRandom(3);
    const damage = ["", " ", "\n", "-", "0", "99999", "x", "\u0000", "1.5", "三", "\r"];
    for (let run = 0; run < DAMAGED; run++) {
      let input = problem.generate.tiny(random);
      for (let faults = Math.floor(random() * 4); faults > 0; faults--) {
        const at = Math.floor(random() * (input.length + 1));
        const cut = at + Math.floor(random() * 4);
        input =
          input.slice(0, at) +
          (damage[Math.floor(random() * damage.length)] ?? "") +
          input.slice(cut);
      }
      const { output, fault } = judge(problem, input);
      if (fault !== undefined && !/^[1-9]\d*:[1-9]\d* [^\n]{10,160}$/.test(fault)) {
        expect.fail(`${JSON.stringify(input)} gives ${fault}`);
      }
      if (!/^([^\n]*\n)*$/.test(output)) expect.fail(`${JSON.stringify(input)} gives ${output}`);
    }
  });
});

test("a batch of long verdicts is complete", () => {
  const problem = problemNamed("hdu2177") ?? expect.fail();
  const cases = 5000;
  const { output } = judge(problem, `${"500000 800000\n".repeat(cases)}0 0\n`);
  expect(output === "1\n485410 785410\n494427 800000\n".repeat(cases)).toBe(true);
});

test.each([
  ["hdu1848", "hdu1848"],
  ["HDU1848", "hdu1848"],
  ["hdu-1848", "hdu1848"],
  ["1848", "hdu1848"],
  ["P2575", "p2575"],
  ["Stones", "stones"],
  ["", undefined],
  ["9999", undefined],
  ["hdu1704", undefined],
  ["toString", undefined],
])("the name %j gives the problem %s", (name, id) => {
  expect(problemNamed(name)?.id).toBe(id);
});

/** Inputs that break a rule of their format, with the answers before the fault, and the fault with its place. */
const faults: readonly (readonly [id: string, input: string, output: string, fault: string])[] = [
  ["hdu5724", "1 1\n2 7 7\n", "", "2:5 the squares of a row must be different, found 7 twice"],
  ["p2575", "1 1 1 20 1", "NO\n", '1:10 the input must end after the last test, found "1"'],
  ["hdu1730", "1 6\n1 3\n1 6\n5 5", "I WIN!\n", "4:3 the pieces of a row must be on different squares, found 5 twice"],
  ["hdu1536", "", "", "1:1 the input ended without the line 0"],
  ["hdu1536", "101", "", "1:1 the number of amounts k must be between 1 and 100, or 0 at the end, found 101"],
  ["hdu1524", "3\n1 1\n1 2\n1 0\n1 0\n0\n", "", "4:3 the graph must have no cycle, found one"],
  ["hdu3404", "1\n3\n2 5\n5 2\n2 5\n", "", "5:3 the lights must be in different places, found (2, 5) twice"],
  ["hdu3094", "1 3 1 2 2 1", "", "1:11 the graph must have no cycle, found one"],
  ["hdu1079", "1 1900 2 29", "", "1:10 the day must be at most 28 in month 2 of 1900, found 29"],
  ["hdu1079", "2 2001 11 4\n2001 11 5", "NO\n", "2:9 the date must be at most 2001-11-04, found 2001-11-05"],
  ["poj1704", "1 3 5 10 5", "", "1:10 the squares of a strip must be different, found 5 twice"],
  ["poj2975", "1\n5\n", "1\n", "3:1 the input ended without the line 0"],
  ["poj2348", "3 3\n", "Stan wins\n", "2:1 the input ended without the line 0 0"],
]; // prettier-ignore

/** Returns the numbers of a text with their places, line:column. */
const numbersIn = (input: string) =>
  input.split("\n").flatMap((line, at) =>
    [...line.matchAll(/\d+/g)].map(({ index }) => ({
      line: at,
      column: index,
      place: `${at + 1}:${index + 1}`,
    })),
  );

/** Returns the text with another number at a place. */
const replaced = (input: string, line: number, column: number, by: string): string =>
  input
    .split("\n")
    .map((text, at) =>
      at === line ? text.slice(0, column) + text.slice(column).replace(/^\d+/, by) : text,
    )
    .join("\n");

describe.each(problems)("$id", (problem) => {
  const bounds = Object.values(problem.limits).map(({ min, max }) => `between ${min} and ${max}`);
  const dependent = /between \d+ and \d+|must be (at (least|most)|\d+)|must end after|ended/;

  test.each(["99999999999999999999", "-1"])("rejects %s in place of any number, with its place and its limits", (by) => {
    const input = problem.generate.tiny(seededRandom(1));
    const named = new Set<string>();
    for (const { line, column, place } of numbersIn(input)) {
      const { fault = "" } = judge(problem, replaced(input, line, column, by));
      expect(fault, `${by} at ${place}`).toMatch(dependent);
      expect(fault.startsWith(`${place} `), `${fault} for ${by} at ${place}`).toBe(true);
      for (const bound of bounds) if (fault.includes(bound)) named.add(bound);
    }
    expect(named.size).toBeGreaterThan(0);
  }); // prettier-ignore
});

describe("a fault message with its place and the limit or the rule", () => {
  test.each(faults)("%s %j", (id, input, output, fault) => {
    for (const problem of problems.filter((known) => known.id === id)) {
      expect(judge(problem, input)).toEqual({ output, fault });
      expect(judge(problem, input, [1])).toEqual({ output, fault });
      const far = `${input}${" ".repeat(64)}`; // far from the chunk's end, for the fast path
      if (!fault.includes("ended")) expect(judge(problem, far)).toEqual({ output, fault });
    }
    expect.assertions(fault.includes("ended") ? 2 : 3);
  });

  test("does not occur for inputs that the statement does not exclude", () => {
    const accepted = [
      ["hdu5724", "0", ""],
      ["hdu5724", "1 0", "NO\n"],
      ["hdu1730", "\n\n", ""],
      ["stones", "1 0", "0\n"],
      ["hdu1847", "", ""],
      ["hdu1536", "1 1 1 1 0 0", "L\n"],
      ["hdu1536", "2 3 3 1 1 0 0", "L\n"],
      ["hdu2509", "1 0", "Yes\n"],
      ["hdu2188", "0", ""],
    ];
    for (const [id, input = "", output] of accepted) {
      const problem = problems.find((known) => known.id === id);
      expect(problem && judge(problem, input)).toEqual({ output });
    }
  });
});
