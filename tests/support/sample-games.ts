import { games } from "../../src/games/rulesets/find-game.ts";
import type { Convention, Outcome, Ruleset } from "../../src/games/theory/ruleset.ts";

/** A game as the laws take it: with positions small enough for brute force. */
interface SampleGame {
  readonly id: string;
  readonly ruleset: Ruleset<unknown>;
  readonly smallPositions: readonly unknown[];
}

/** Every impartial game of the library. */
export const sampleGames: readonly SampleGame[] = games.flatMap(({ id, make, samples }) =>
  samples.map(({ of, small }) => ({
    id: of === "" ? id : `${id}:${of}`,
    ruleset: make(of) as Ruleset<unknown>,
    smallPositions: small(),
  })),
);

/** What was settled of each game, in normal and in misère play. */
const settled = new WeakMap<object, Record<"normal" | "misere", Map<string, Outcome>>>();

/**
 * The outcome by the definition alone, as `bruteForce` finds it, which forgets each search: this one is asked for the same
 * positions again and again.
 */
export function byDefinition<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
  { misere = false }: Convention = {},
): Outcome {
  const known = settled.get(ruleset) ?? {
    normal: new Map<string, Outcome>(),
    misere: new Map<string, Outcome>(),
  };
  settled.set(ruleset, known);
  const outcomes = known[misere ? "misere" : "normal"];
  const judge = (at: Position): Outcome => {
    const name = ruleset.print(at);
    const before = outcomes.get(name);
    if (before !== undefined) return before;
    const options = ruleset.options(at);
    const wins = options.length === 0 ? misere : options.some((option) => judge(option) === "P");
    outcomes.set(name, wins ? "N" : "P");
    return wins ? "N" : "P";
  };
  return judge(position);
}
