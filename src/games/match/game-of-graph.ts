import { InputError, type Fault } from "../theory/input-error.ts";
import type { Ruleset } from "../theory/ruleset.ts";
import type { AnyGame } from "./game.ts";
import { impartialGame } from "./impartial-game.ts";
import { itemAt } from "../theory/item-at.ts";

/** A whole game as data: position 0 is the start; a move has the index of its option and its name in a language. */
export interface GameGraph {
  readonly ruleset: string;
  readonly positions: readonly {
    readonly text: string;
    readonly moves: readonly { readonly to: number; readonly say: string }[];
  }[];
}

/**
 * Creates a game whose positions are the indices of a graph. The graph must not have a cycle.
 *
 * @example
 * const moves = [{ to: 1, say: "Stop" }];
 * gameOfGraph({ ruleset: "Mine", positions: [{ text: "on", moves }, { text: "off", moves: [] }] }).judge(0); // "N"
 */
export function gameOfGraph({ ruleset: name, positions }: GameGraph): AnyGame {
  const movesOf = (at: number) => itemAt(positions, at).moves;
  const rules: Ruleset<number> = {
    name,
    check: (at) => {
      if (positions[at] !== undefined) return;
      throw new RangeError(
        `Cannot read position: it must be one of the game, current value is ${at}`,
      );
    },
    options: (at) => movesOf(at).map(({ to }) => to),
    key: (at) => at,
    print: (at) => itemAt(positions, at).text,
    parse: (text) => {
      const at = positions.findIndex((position) => position.text === text.trim());
      if (at >= 0) return at;
      const fault: Fault = { id: "unknownPosition", values: { found: JSON.stringify(text) } };
      throw new InputError(fault, 1, 1);
    },
    say: (at, option) => movesOf(at).find(({ to }) => to === option)?.say ?? "",
  };
  return impartialGame(rules) as AnyGame;
}
