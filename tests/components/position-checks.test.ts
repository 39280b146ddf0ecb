import { describe, expect, test } from "vitest";
import {
  judgeOutcome,
  judgeValue,
  judgeMove,
  readQuestion,
} from "../../components/lesson/exercises/judge-position.ts";
import type { Judgement } from "../../components/lesson/exercises/numbers.ts";
import type { Ruleset } from "../../src/games/theory/ruleset.ts";
import { translate } from "../../src/i18n/fill.ts";
import { whole } from "../support/extent.ts";
import { words } from "../../src/i18n/words.ts";
import { rulesetOf } from "../../src/games/rulesets/find-game.ts";
import { bruteForce } from "../../src/games/theory/brute-force.ts";
import { sampleGames } from "../support/sample-games.ts";

/** The sample games that can be found by name, with their small positions that have a non-empty text. */
const testedGames = sampleGames.flatMap(({ ruleset: { name }, smallPositions }) => {
  const ruleset = rulesetOf(name);
  if (ruleset === undefined) return [];
  const texts = new Set(smallPositions.map((position) => ruleset.print(position)).filter(Boolean));
  return [{ ruleset, texts: [...texts] }];
});

/**
 * Returns a function that computes the Grundy value only by the definition of P: the size of the Nim heap whose sum with
 * the position is a P-position.
 */
function valueByPlay(ruleset: Ruleset<unknown>): (position: unknown) => number {
  const settled = new Map<string, boolean>();
  const isP = (at: unknown, heap: number): boolean => {
    const name = `${ruleset.print(at)} + ${heap}`;
    const found =
      settled.get(name) ??
      !(
        ruleset.options(at).some((option) => isP(option, heap)) ||
        Array.from({ length: heap }, (_, less) => less).some((less) => isP(at, less))
      );
    settled.set(name, found);
    return found;
  };
  return (position) => {
    let heap = 0;
    while (!isP(position, heap)) heap++;
    return heap;
  };
}

const parts = (text: string): readonly string[] =>
  text
    .split(" ")
    .filter((part) => part !== "0")
    .sort();

const { checkOutcome, checkValue, checkMove } = words("en").lesson;
const textOf = (templates: Readonly<Record<string, string>>, { says }: Judgement): string =>
  says.map((each) => translate(templates, each)).join(" ");

/** Returns the id and the values of a judgement's first sentence. Expects that no placeholder is unfilled. */
function read(templates: Readonly<Record<string, string>>, judgement: Judgement) {
  expect(textOf(templates, judgement)).toMatch(/^[A-Z0-9“](?:(?!\{[a-z]).)+\.$/i);
  const [first] = judgement.says;
  if (typeof first !== "object") throw new TypeError("there is no sentence");
  const values = Object.entries(first.values ?? {}) as [string, string | number][];
  const texts = Object.fromEntries(values.map(([name, value]) => [name, String(value)])) as Partial<
    Record<"option" | "reply" | "winning" | "missing" | "given", string>
  >;
  return { id: first.id, ...texts };
}

/** Compares every claim of a response with the rules and with the definition of P and N. */
describe.each(testedGames)("answers about $ruleset.name:", ({ ruleset, texts }) => {
  const game = ruleset.name;
  const outcomeOf = (text: string) => bruteForce(ruleset, ruleset.parse(text));
  const optionsOf = (text: string) => [
    ...new Set(ruleset.options(ruleset.parse(text)).map((option) => ruleset.print(option))),
  ];
  const byPlay = valueByPlay(ruleset);
  const valueOf = (text: string): number => byPlay(ruleset.parse(text));
  const sampled = texts.filter((_, index) => index % (whole ? 5 : 15) === 0);
  const expectReply = (option = "", reply = ""): void => {
    expect(optionsOf(option)).toContain(reply);
    expect(outcomeOf(reply)).toBe("P");
  };

  test("judgeOutcome accepts the right outcome, and refutes a wrong one by options", () => {
    for (const position of texts.filter((_, index) => index % 3 === 0)) {
      const right = outcomeOf(position);
      const options = optionsOf(position);
      for (const answer of ["P", "N"]) {
        const judgement = judgeOutcome({ game, position }, answer);
        const { id, winning, option, reply } = read(checkOutcome, judgement);
        expect(judgement.right, position).toBe(answer === right);
        if (right === "N") expectReply(position, winning);
        else if (answer === "N" && options.length > 0) {
          expect(options).toContain(option);
          expectReply(option, reply);
        } else expect(id).toMatch(options.length === 0 ? /terminal/i : /^right(P|Only)$/);
      }
    }
  });

  test("judgeValue accepts the right value, and refutes a wrong one without revealing the right one", () => {
    for (const position of sampled) {
      const right = valueOf(position);
      const options = optionsOf(position).map((name) => ({ name, value: valueOf(name) }));
      for (let given = 0; given < right + 6; given++) {
        const judgement = judgeValue({ game, position }, given);
        const { id, option, missing } = read(checkValue, judgement);
        expect(judgement.right, position).toBe(given === right);
        if (given === right) continue;
        if (id === "taken") expect(options).toContainEqual({ name: option, value: given });
        else {
          const absent = Number(missing ?? given);
          expect(options.map(({ value }) => value)).not.toContain(absent);
          expect(absent).toBeGreaterThan(right);
        }
      }
    }
  });

  test("judgeMove accepts exactly the moves to P-positions, and refutes others by a winning reply", () => {
    for (const position of sampled) {
      const isWinning = (option: string): boolean => outcomeOf(option) === "P";
      const count = optionsOf(position).filter(isWinning).length;
      for (const option of optionsOf(position)) {
        const judgement = judgeMove({ game, position }, option, "en");
        const { reply, winning, ...others } = read(checkMove, judgement);
        expect(others.option).toBe(option);
        expect(judgement.right).toBe(isWinning(option));
        if (isWinning(option)) expect(winning).toBe(String(count));
        else expectReply(option, reply);
      }
    }
  });

  test("judgeMove reports positions that are not options, also the position itself, as unreachable", () => {
    for (const position of sampled) {
      expect(read(checkMove, judgeMove({ game, position }, position, "en")).id).toBe("unreachable");
      const options = new Set(optionsOf(position));
      const further = [...options].flatMap(optionsOf).filter((other) => !options.has(other));
      for (const other of further.slice(0, 20)) {
        const {
          id,
          given,
          option = "",
        } = read(checkMove, judgeMove({ game, position }, other, "en"));
        // The position may be an option with its heaps in another order.
        if (id === "unreachable") expect(given).toBe(other);
        else expect(parts(option)).toEqual(parts(other));
      }
    }
  });
});

test("judgeValue lists only the values if there are many options", () => {
  const judgement = judgeValue({ game: "Nim", position: "20" }, 20);
  expect(textOf(checkValue, judgement)).toMatch(/19\}, the values of the options\.$/);
});

test.each([
  ["Nim", "3 4 5", "5, 1, 4", "Right: “1 4 5” is P"],
  ["Nim", "3 4 5", "(5, 1, 4)", "Right: “1 4 5” is P"],
  ["Nim", "3 4 5", "1 + 4 + 5", "Right: “1 4 5” is P"],
  ["Nim", "3 4 5", "1\u00A04\u30005", "Right: “1 4 5” is P"],
  ["Kayles", "5", "2 + 2", "Right: “2 2” is P"],
  ["Nim", "3 3 2", "3 3", "Right: “3 3 0” is P"],
  ["Nim", "3 4 5", "1 1 5", "cannot lead to “1 1 5”. It can lead to “2 4 5”, for example."],
  // If every option wins, the example is one of them.
  ["Nim", "1", "1", "cannot lead to “1”. It can lead to “0”, for example."],
  ["Nim", "3 4 5", "3 4\n x", "Line 2, column 2: a heap size must be a whole number"],
  ["Stones on a binary tree", "1 / 1 0", "1 / 0 0", "Right: “1 / 0 0” is P"],
  ["Stones on a binary tree", "1 / 1 0", "0 / 1", "Line 1, column 4:"],
  ["Northcott's row, moves to the left", "2 6", "3 2", "Right: “2 3” is P"],
  ["Northcott's row, moves to the left", "2 6", "2 2", "Line 1, column"],
])("judgeMove responds to a move in %s from %s to %j: %s", (game, position, left, message) => {
  expect(textOf(checkMove, judgeMove({ game, position }, left, "en"))).toContain(message);
});

test("readQuestion returns the position in the game's notation", () => {
  const question = readQuestion({ game: "Nim", position: " 3,4 5" });
  expect(question).toMatchObject({ position: [3, 4, 5], name: "3 4 5" });
});

test.each([
  ["Chess", "e4", "there must be a game of this id"],
  ["Nim", "3 x", "a heap size must be a whole number"],
  ["Wythoff's game", "3", "there must be two heaps"],
  ["Nim", "", "there must be at least one heap or piece"],
])("readQuestion rejects a question in %s about %j: %s", (game, position, rule) => {
  expect(() => readQuestion({ game, position })).toThrow(`Cannot ask about ${game}: ${rule}`);
});
