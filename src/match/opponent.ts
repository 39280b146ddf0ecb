import type { Ruleset } from "../theory/ruleset.ts";
import { winningMoves } from "../theory/winning-moves.ts";

/** A move and why it was chosen. */
export interface Reply<Position, Reason> {
  readonly option: Position;
  readonly reason: Reason;
}

/** Says as data why a move from one position to another is good or bad. */
export type Explain<Position, Reason> = (from: Position, to: Position) => Reason;

/**
 * An opponent that never loses a won position: from an N-position it takes a winning move. From a
 * P-position it resists as long as it can: it keeps the most options on the board, and among such
 * moves leaves the fewest winning answers.
 *
 * @returns the reply to a position, or undefined when the position is terminal
 */
export function perfectOpponent<Position, Reason>(
  ruleset: Ruleset<Position>,
  explain: Explain<Position, Reason>,
): (position: Position) => Reply<Position, Reason> | undefined {
  return (position) => {
    const option = winningMoves(ruleset, position)[0] ?? stubbornest(ruleset, position);
    return option === undefined ? undefined : { option, reason: explain(position, option) };
  };
}

function stubbornest<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
): Position | undefined {
  const roomy = most(ruleset.options(position), (option) => ruleset.options(option).length);
  return most(roomy, (option) => -winningMoves(ruleset, option).length)[0];
}

/** Those items whose measure is the greatest. */
function most<Item>(items: readonly Item[], measure: (item: Item) => number): Item[] {
  const measured = items.map((item) => ({ item, size: measure(item) }));
  const greatest = Math.max(...measured.map(({ size }) => size));
  return measured.filter(({ size }) => size === greatest).map(({ item }) => item);
}
