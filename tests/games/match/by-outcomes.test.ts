import { describe, expect, test } from "vitest";
import { byOutcomes, impartialGame } from "../../../src/games/match/impartial-game.ts";
import { gameOf } from "../../../components/boards/games.ts";
import { sampleGames } from "../../support/sample-games.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";

describe.each(sampleGames)("$ruleset.name", ({ id, ruleset, smallPositions }) => {
  const game = byOutcomes(gameOf(id) ?? impartialGame(ruleset));

  test("is explained by how many of its options are P", () => {
    for (const position of smallPositions) {
      const options = ruleset.options(position);
      const lost = options.filter((option) => bruteForce(ruleset, option) === "P").length;
      expect(game.explain(position)).toEqual({
        kind: "options",
        outcome: lost === 0 ? "P" : "N",
        options: options.length,
        lost,
      });
    }
  });
});
