import { expect, test } from "vitest";
import { endOfRun } from "../../components/solver/end-of-run.ts";
import { sayProgress } from "../../components/solver/say-progress.ts";
import { append, emptyRoll } from "../../components/solver/verdict-roll.ts";
import { sayIn } from "../../components/solver/say.ts";
import { words } from "../../src/i18n/words.ts";
import { answers } from "../../src/problems/answers.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { textReader } from "../../src/problems/reading.ts";
import { InputError } from "../../src/games/theory/input-error.ts";

/** The verdicts of an input and its status line, as the panel shows them. */
function runOf(id: string, input: string) {
  const problem = findProblem(id);
  if (!problem) throw new RangeError(`there is no problem ${id}`);
  let roll = emptyRoll;
  let fault: InputError | undefined;
  try {
    for (const { text, cases } of answers(problem, textReader(input))) {
      roll = append(roll, text, cases);
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    fault = error;
  }
  const progress = endOfRun("en", roll.count, 20, fault);
  const run = { input: new Blob([input]), roll, progress };
  return { kind: progress.kind, said: sayProgress(run, sayIn("en", words("en").solver)) };
}

test.each([
  ["hdu1848", "1 1 1\n1 4 1\n", "2 cases", "the input ended without the line 0 0 0"],
  ["hdu1848", "1 1 1", "1 case", "the input ended without the line 0 0 0"],
  ["poj2975", "1\n5\n", "1 case", "the input ended without the last line 0"],
  ["hdu1536", "1 1 1 1 1\n\n", "1 case", "the input ended without the last line 0"],
])("%s %j is answered, and the missing line noted", (id, input, cases, lacks) => {
  expect(runOf(id, input)).toEqual({
    kind: "finished",
    said: `${cases} in 0.02 s. Note: ${lacks}. Judges end their input with it.`,
  });
});

test("a complete input has no note", () => {
  expect(runOf("hdu1848", "1 1 1\n0 0 0\n")).toEqual({
    kind: "finished",
    said: "1 case in 0.02 s",
  });
});

test.each([
  ["hdu1848", ""],
  ["hdu1848", "1 1 1\n1 4"],
  ["hdu1848", "1 1 1\n0 0"],
  ["poj2975", "2\n5\n"],
  ["hdu1848", "1 1 1\n0 0 0\n7"],
])("%s %j is refused", (id, input) => {
  expect(runOf(id, input).kind).toBe("refused");
});
