import { describe, expect, test } from "vitest";
import { familyOf } from "../../components/boards/all-games.ts";
import { spotTowards } from "../../components/boards/spot.ts";
import { spotsOf, waysOf } from "../../components/boards/use-board.ts";
import { gameOf } from "../../components/boards/all-games.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import { sampleGames } from "../support/sample-games.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { board as words } from "../../src/i18n/en/board.ts";

const northcott = ["B: B..W.. / .W..B.", "W: .BW... / B....W"];
const games = [
  ...sampleGames.map(({ id, ruleset, smallPositions }) => ({
    name: id,
    texts: smallPositions.filter((_, at) => at % 11 === 0).map((each) => ruleset.print(each)),
  })),
  { name: "northcott", texts: northcott },
].filter(({ name }) => gameOf(name) !== undefined);

const known = (name: string): AnyGame => {
  const game = gameOf(name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
};

/** Every position with its family, frame and the ways of its moves. */
function* boards(name: string, texts: readonly string[]) {
  const game = known(name);
  const { rules } = game;
  for (const text of texts) {
    const start = rules.parse(text);
    const grids = [false, ...(Array.isArray(start) && start.length === 2 ? [true] : [])];
    for (const asGrid of grids) {
      const family = familyOf(game, start, asGrid);
      if (!family.fits(start)) continue;
      const frame = { game, words, start };
      // A grid has no place for a heap that splits.
      const splits = rules.options(start).some((each) => (each as number[]).length > 2);
      if (asGrid && splits) continue;
      const ways = waysOf(family, frame, start);
      yield { game, rules, family, frame, start, ways };
    }
  }
}

describe.each(games)("$name", ({ name, texts }) => {
  test("every move can be made: its spot stands for it, and its choice is its own", () => {
    for (const { family, ways } of boards(name, texts)) {
      for (const way of ways) {
        expect(way.spots.length).toBeGreaterThan(0);
        const [spot = ""] = way.spots;
        const rivals = spotsOf(ways, undefined).get(spot) ?? [];
        const choice = ({ fields, how, target }: typeof way): string =>
          JSON.stringify([fields, how, family.picksUp ? target : ""]);
        const same = rivals.filter((each) => choice(each) === choice(way));
        expect(same, way.say).toEqual([way]);
      }
    }
  });

  test("every spot can be reached by arrow keys from every other", () => {
    for (const { family, frame, ways } of boards(name, texts)) {
      const at = (spot: string) => family.at(spot, frame);
      const spots = [...spotsOf(ways, undefined).keys()];
      const [first] = spots;
      if (first === undefined) continue;
      const reached = new Set([first]);
      for (const spot of reached) {
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]) {
          const next = spotTowards(spots, at, spot, key);
          if (next !== undefined) reached.add(next);
        }
      }
      expect([...reached].sort()).toEqual([...spots].sort());
    }
  });

  test("spots with several moves have names, and what a move touches is there", () => {
    for (const { family, frame, ways, start } of boards(name, texts)) {
      for (const [spot, found] of spotsOf(ways, undefined)) {
        if (found.length > 1) expect(family.spotName(frame, spot, found)).not.toBe("");
      }
      for (const { option } of ways) {
        const touched = family.touches(start, option);
        expect(new Set(touched).size).toBe(touched.length);
        for (const from of family.origins(start, option).values()) expect(from).not.toBe("");
      }
    }
  });

  test("a dealt position is one of the game, and fits", () => {
    for (const { family, rules, start } of boards(name, texts)) {
      const dealt = family.deal(start, seededRandom(3));
      expect(() => rules.check(dealt)).not.toThrow();
      expect(family.fits(dealt)).toBe(true);
    }
  });

  test("what is set up by hand is a position of the game", () => {
    for (const { family, frame, rules, start } of boards(name, texts)) {
      const fields = family.fields(frame, start);
      const next = fields.map(({ value, set }) => set(value + 1));
      const edits = family.edits?.(frame, start).map(({ option }) => option) ?? [];
      const sized = [family.more?.(start), family.less?.(start)].filter(
        (each) => each !== undefined,
      );
      for (const position of [...next, ...edits, ...sized]) {
        expect(() => rules.check(position), rules.print(position)).not.toThrow();
      }
      fields.forEach(({ value, set }) => expect(rules.print(set(value))).toBe(rules.print(start)));
    }
  });
});
