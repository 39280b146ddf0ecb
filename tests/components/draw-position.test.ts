import { describe, expect, test } from "vitest";
import { drawPosition } from "../../components/lesson/widgets/draw-position.ts";
import { bruteForce } from "../../src/grundy.ts";
import { rulesetOf } from "../../src/games/rulesets/find-game.ts";

const games = [
  ["nim", "2 3"],
  ["subtraction:1,3,4", "8"],
  ["kayles", "5"],
  ["grundys-game", "7"],
  ["staircase", "0 1 2"],
  ["wythoff", "2 3"],
  ["sliding-strip", "2 5"],
] as const;

describe.each(games)("the graph of %s from %s", (game, position) => {
  const ruleset = rulesetOf(game);
  const drawn = drawPosition("en", game, position);
  if (ruleset === undefined || drawn.kind !== "drawing") throw new Error(drawn.kind);
  const { nodes, layout } = drawn.drawing;

  test("has the position and every option of its positions, each with what a player says", () => {
    const names = new Set(nodes.map(({ name }) => name));
    expect(names).toContain(ruleset.print(ruleset.parse(position)));
    for (const { name, options, says = [] } of nodes) {
      const at = ruleset.parse(name);
      const moves = new Map(
        ruleset.options(at).map((option) => [ruleset.print(option), option] as const),
      );
      expect(new Set(options)).toEqual(new Set(moves.keys()));
      expect(says).toHaveLength(options.length);
      for (const option of options) expect(names).toContain(option);
    }
    expect(layout.nodes).toHaveLength(nodes.length);
  });

  test("calls P what brute force calls P", () => {
    for (const { name, outcome } of nodes) {
      expect(outcome, name).toBe(bruteForce(ruleset, ruleset.parse(name)));
    }
  });
});

test.each([
  ["nim", "9 9", { kind: "tooMany" }],
  ["nim", "1000000 1000000", { kind: "tooMany" }],
  ["nim", "9007199254740991", { kind: "tooMany" }],
  ["moores-nim:3", "200 200 200", { kind: "tooMany" }],
  ["nim", "3 x", { kind: "badText", line: 1, column: 3 }],
  ["wythoff", "1 2 3", {}],
  ["Chess", "e4", { kind: "noGame" }],
])("%s from %s has no drawing, and a reason", (game, text, reason) => {
  const drawn = drawPosition("en", game, text);
  expect(drawn.kind).not.toBe("drawing");
  expect(drawn).toMatchObject(reason);
});
