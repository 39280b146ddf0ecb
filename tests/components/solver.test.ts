import fc from "fast-check";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { fitsBoard, gameOf } from "../../components/boards/games.ts";
import { buildPanel } from "../../components/solver/build-panel.ts";
import { ExplanationView, SolverContext } from "../../components/solver/ExplanationView.tsx";
import { explainCase } from "../../components/solver/solve-input.ts";
import { formatKinds, formatsFor, joinLines } from "../../components/solver/formats.ts";
import type { Verdicts } from "../../components/solver/solve-input.ts";
import { COUNTED, explainWanted, solveInput } from "../../components/solver/solve-input.ts";
import {
  addVerdicts,
  emptyRun,
  formatStatus,
  LISTED,
  type Run,
} from "../../components/solver/use-solver.ts";
import { words } from "../../src/i18n/words.ts";
import { findProblem, problems } from "../../src/problems/registry.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { seededRandom } from "../../src/judge/inputs.ts";

const formats = formatsFor("en", words("en").solver);
const find = (id: string) => findProblem(id) ?? expect.fail(`there is no problem ${id}`);

/** Returns the panel's run at the end of an input. */
function runOf(id: string, input: string): Run {
  let run = emptyRun(new Blob([input]));
  const report = (verdicts: Verdicts): void =>
    void (run = addVerdicts(run, verdicts, find(id).begins));
  const end = solveInput(find(id), "en", textReader(input), report);
  return { ...run, progress: { ...end, milliseconds: 20 } };
}
const statusOf = (id: string, input: string): string => formatStatus(runOf(id, input), formats);

describe.each(problems)("the panel of $id", (problem) => {
  const built = buildPanel(problem, "en");

  test("is built with the verdicts of its first sample", () => {
    expect(built.verdicts).toBe(problem.samples[0]?.output);
  });

  test("has positions of small cases that fit on the board", () => {
    const cases = problem.read(textReader(problem.generate.tiny(seededRandom(1))));
    for (const one of cases) {
      for (const { game: id, position } of problem.positions?.(one) ?? []) {
        const game = gameOf(id) ?? expect.fail(id);
        expect(fitsBoard(game, game.rules.parse(position))).toBe(true);
      }
    }
  });
});

test.each([
  ["hdu1848", "1 4 1\n0 0 0\n", "1 4 1"],
  ["hdu5724", "1\n2\n1 19\n1 18\n", "2 / 1 19 / 1 18"],
  ["hdu1730", "3 6\n4 5\n1 2\n1 3\n", "3 6 / 4 5 / 1 2 / 1 3"],
  ["hdu1847", "3\n", "3"],
  ["poj1704", "1\n3\n1 2 3\n", "3 / 1 2 3"],
])("the heading of a case of %s, %j, is %s", (id, input, line) => {
  const [one] = find(id).read(textReader(input));
  expect(joinLines(explainCase("en", find(id), one, 0).input)).toBe(line);
});

test("a case that is too long is not shown in the heading", () => {
  expect(joinLines("9 ".repeat(101))).toBeUndefined();
});

test("a verdict of several lines is one item of the list", () => {
  const run = runOf("hdu2177", "2 2\n1 2\n0 0\n");
  expect(run.first).toEqual(["1\n0 0\n1 2", "0"]);
  expect(formatStatus(run, formats)).toBe("2 cases in 0.02 s");
});

describe("the status at the end of a run", () => {
  test.each([
    ["", "A mistake in the input, line 1, column 1: the input ended without the line 0 0 0. The input is empty. Load the sample, or paste the judge's input."],
    ["1 1 1\n1 four 1\n", 'A mistake in the input, line 2, column 3: expected a whole number for heap n, found "four". 1 earlier case is answered.'],
    ["1 1 1\n1 4 1\n", "A mistake in the input, line 3, column 1: the input ended without the line 0 0 0. 2 earlier cases are answered."],
    ["1 1 1\n0 0 0\n7", "A mistake in the input, line 3, column 1:"],
  ])("contains the place of the mistake and the rule for the input %j", (input, status) => {
    expect(statusOf("hdu1848", input)).toContain(status);
  }); // prettier-ignore

  test("contains the number of cases of a complete input", () => {
    expect(statusOf("hdu1848", "1 1 1\n0 0 0\n")).toBe("1 case in 0.02 s: 1 Fibo");
  });
});

describe("the verdicts of a run", () => {
  const cases = fc.array(fc.constantFrom("1 1 1", "1 4 1", "2 3 1"), { minLength: 1 });

  test("are counted by kind, the most frequent first, and explained with the same verdict", () => {
    fc.assert(
      fc.property(cases, fc.nat(), (given, at) => {
        const input = `${given.join("\n")}\n0 0 0\n`;
        const { first, kinds = [], count } = runOf("hdu1848", input);
        expect(count).toBe(given.length);
        for (const { verdict, count } of kinds) {
          expect(count).toBe(first.filter((one) => one === verdict).length);
        }
        expect(kinds.map(({ count }) => -count)).toEqual(
          kinds.map(({ count }) => -count).toSorted((a, b) => a - b),
        );
        const index = at % given.length;
        const explained = explainWanted(find("hdu1848"), "en", textReader(input), { index });
        expect(explained).toMatchObject({ index, input: given[index] });
        expect(explained.explanation.verdict).toBe(first[index]);
      }),
    );
  });

  test("can be stepped through by kind, and the first case follows the last", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const input = `${given.join("\n")}\n0 0 0\n`;
        const { first } = runOf("hdu1848", input);
        const same = first.flatMap((one, index) => (one === first[0] ? [index] : []));
        const next = same.map((after) => {
          const wanted = { verdict: first[0] ?? "", after };
          return explainWanted(find("hdu1848"), "en", textReader(input), wanted).index;
        });
        expect(next).toEqual([...same.slice(1), 0]);
      }),
    );
  });

  test("before a fault can be explained, and a case that does not exist is rejected", () => {
    const explain = (wanted: Parameters<typeof explainWanted>[3]) =>
      explainWanted(find("hdu1848"), "en", textReader("1 1 1\n1 x"), wanted);
    expect(explain({ verdict: "Fibo", after: 0 }).index).toBe(0);
    expect(() => explain({ index: 1 })).toThrow("Cannot explain case 2: the input has 1");
  });

  test("are listed up to a limit, and all are stored", () => {
    const run = runOf("hdu1848", `${"1 1 1\n".repeat(10_000)}0 0 0\n`);
    expect(run.first).toEqual(Array.from({ length: LISTED }, () => "Fibo"));
    expect(run.texts.join("")).toBe("Fibo\n".repeat(10_000));
  });

  test("are not counted if there are too many kinds, or they are too long", () => {
    // With an odd number of heaps of 1 stone, each heap has a winning move.
    const many = Array.from({ length: COUNTED.kinds + 1 }, (_, n) => {
      const heaps = 2 * n + 1;
      return `${heaps}\n${"1 ".repeat(heaps)}\n`;
    });
    expect(runOf("poj2975", `${many.join("")}0\n`).kinds).toBeUndefined();
    const long = `1 1 ${COUNTED.characters + 1}${" 1 1".repeat(COUNTED.characters + 1)} 0`;
    expect(runOf("hdu1536", long).kinds).toBeUndefined();
    expect(statusOf("hdu1536", long)).toBe("1 case in 0.02 s");
  });
});

test.each([
  [{ Fibo: 2, Nacci: 1 }, "2 Fibo, 1 Nacci"],
  [{ 0: 2, 3: 1 }, "2 times 0, once 3"],
  [{ e: 2, a: 1, b: 1, c: 1, d: 1 }, "2 e, 1 a, 1 b, 2 other verdicts"],
])("the counts %j are formatted as %j", (counts, text) => {
  const kinds = Object.entries(counts).map(([verdict, count]) => ({ verdict, count }));
  expect(formatKinds(kinds, formats)).toBe(text);
});

test("a verdict that names an outcome has a mark, and a count has none", () => {
  expect(buildPanel(find("hdu1848"), "en").marks).toEqual({ Fibo: "N", Nacci: "P" });
  expect(buildPanel(find("poj2975"), "en").marks).toEqual({});
});

test("a file's size below 1 MB is formatted in kB", () => {
  expect([60_000, 999_949, 6_000_000].map(formats.size)).toEqual(["60 kB", "999.9 kB", "6 MB"]);
});

test.each([
  ["three heaps", "hdu1848", "1 2 4\n0 0 0\n", "3"],
  ["three lights", "hdu3404", "1\n3\n1 1\n1 2\n2 2\n", "0"],
  ["a row without a value", "poj1704", "1\n3\n1 5 8\n", undefined],
  ["unlisted rows", "poj2975", `130\n${"1 ".repeat(130)}\n0\n`, undefined],
])("the nim-sum by columns of %s of %s is shown only if it is complete", (_, id, input, sum) => {
  const [one] = find(id).read(textReader(input));
  const explained = explainCase("en", find(id), one, 0);
  const shared = { formats, columns: { row: "Heap", value: "Stones" }, board: undefined };
  const view = h(ExplanationView, { explained });
  const html = renderToString(h(SolverContext.Provider, { value: shared, children: view }));
  expect(/<tfoot>.*<td class="xor-total">(.*?)<\/td>/.exec(html)?.[1]).toBe(sum);
});
