import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answers } from "../../src/problems/answers.ts";
import { problemNamed, problems } from "../../src/problems/registry.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { textReader } from "../../src/problems/reading.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { whole } from "../support/extent.ts";
import { chunkedReader, judge } from "../support/read-text.ts";
import { seededRandom } from "../support/seeded-random.ts";

const utf8 = new TextEncoder();
const DAMAGED = whole ? 100_000 : 2_000;
const seeds = fc.nat();
const sizes = fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }).map((some) => [...some, 1]);

/** The problem without its quick road to the verdicts, if it has one. */
function readThenSolve(problem: Problem): Problem {
  const general = { ...problem };
  delete general.verdicts;
  return general;
}

/** One law per test, over every problem in the registry. */
describe.each(problems)("$id", (problem) => {
  test.each(problem.samples)("sample $# has its answer", ({ input, output }) => {
    expect(judge(problem, input)).toEqual({ output });
  });

  test.each(problem.samples)("sample $# has the layout of printed input, line for line", ({ input }) => {
    expect(problem.print([...problem.read(textReader(input))])).toBe(input);
  }); // prettier-ignore

  test("printing cases and reading them back changes nothing", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const cases = [...problem.read(textReader(problem.generate.random(seededRandom(seed))))];
        expect([...problem.read(textReader(problem.print(cases)))]).toEqual(cases);
      }),
      { numRuns: 20 },
    );
  });

  test("the limits of chunks and batches do not matter", () => {
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

  test("CR LF, a byte order mark and more white space do not matter", () => {
    const input = problem.generate.random(seededRandom(1));
    const { output } = judge(problem, input);
    expect(judge(problem, `\uFEFF${input.replaceAll("\n", "\r\n")}`)).toEqual({ output });
    expect(judge(problem, `\n ${input.replaceAll(" ", "\t \v")} \n\n`)).toEqual({ output });
    expect(judge(problem, input.replaceAll("\n", "\r"))).toEqual({ output });
  });

  test("an explanation is plain data and ends in the verdict; there are winning moves, each of its row, exactly when the first wins", () => {
    for (const found of problem.read(textReader(problem.generate.random(seededRandom(2))))) {
      const explanation = explainInEnglish(problem, found);
      expect(structuredClone(explanation)).toEqual(explanation);
      const { verdict, winner, winningMoves, rows } = explanation;
      expect(verdict).toBe(problem.format(problem.solve(found)));
      expect(winningMoves.length > 0).toBe(winner === "first");
      for (const { row, before } of winningMoves) expect(rows[row]).toMatchObject(before);
    }
  });

  test(`${DAMAGED} damaged inputs give answers or one fault with its place, and nothing else`, () => {
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
      if ("verdicts" in problem && run % 4 === 0) {
        expect({ output, fault }).toEqual({ fault: undefined, ...judge(readThenSolve(problem), input) }); // prettier-ignore
      }
      if (fault !== undefined && !/^[1-9]\d*:[1-9]\d* [^\n]{10,160}$/.test(fault)) {
        expect.fail(`${JSON.stringify(input)} gives ${fault}`);
      }
      if (!/^([^\n]*\n)*$/.test(output)) expect.fail(`${JSON.stringify(input)} gives ${output}`);
    }
  });
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
])("%j is the name of %s", (name, id) => {
  expect(problemNamed(name)?.id).toBe(id);
});

test.each(problems.filter((problem) => "verdicts" in problem))(
  "$id's verdicts are what solve says of each case, the largest input too",
  (problem) => {
    for (const size of ["tiny", "random", "largest"] as const) {
      const input = problem.generate[size](seededRandom(4));
      expect(judge(problem, input)).toEqual(judge(readThenSolve(problem), input));
    }
  },
);
