import { explainMove } from "./explain-move.ts";
import type { Game, Reason } from "./game.ts";

/**
 * The reader's opponent: `perfect` never loses a won position, `random` moves at random, reproducibly for the same
 * seed, and `none` never moves, for two people who share the board.
 */
export type Opponent =
  | { readonly kind: "perfect" }
  | { readonly kind: "random"; readonly seed: number }
  | { readonly kind: "none" };

/** A move, and the reason why it is good or bad. */
export interface Reply<Position> {
  readonly option: Position;
  readonly reason: Reason;
}

/** Maximum number of moves, evenly spread, and of their answers that are compared in a lost position. */
const MAX_COMPARED = 40;
const MAX_ANSWERS = 16_000;

/**
 * Returns the opponent's move from a position after `moves` moves; undefined without a move or for the opponent `none`.
 *
 * The perfect opponent makes a winning move if there is one, the quickest if the length of play can be computed. In a
 * lost position it delays the end or, if the length cannot be computed, leaves the fewest winning answers.
 */
export function reply<Position>(
  game: Game<Position>,
  opponent: Opponent,
  position: Position,
  moves: number,
): Reply<Position> | undefined {
  if (opponent.kind === "none") return undefined;
  const options = game.rules.options(position);
  const option =
    opponent.kind === "perfect"
      ? best(game, position, options)
      : options[Math.floor(chance(opponent.seed, moves) * options.length)];
  if (option === undefined) return undefined;
  return { option, reason: explainMove(game, position, option) };
}

function best<Position>(
  game: Game<Position>,
  position: Position,
  options: readonly Position[],
): Position | undefined {
  const winning = options.filter((option) => game.judge(option) === "P");
  const small = game.length(position) !== undefined;
  if (winning.length > 0) {
    if (small) return least(winning, game.length)[0];
    return winning.find((option) => shrinks(game, position, option)) ?? winning[0];
  }
  if (small)
    return trickiest(
      game,
      least(options, (option) => -(game.length(option) ?? 0)),
    );
  const most = Math.max(4, Math.min(MAX_COMPARED, MAX_ANSWERS / options.length));
  const step = Math.max(1, options.length / most);
  const compared = options.filter((_, at) => at % step < 1);
  return trickiest(game, compared);
}

/** Reports whether the move makes a heap of Nim smaller. A reply could undo an increase, so that play might not end. */
function shrinks<Position>(game: Game<Position>, from: Position, to: Position): boolean {
  const { change } = explainMove(game, from, to);
  return change !== undefined && change.to < change.from;
}

/** Returns an option with the fewest winning answers, and among those one with the most answers. */
function trickiest<Position>(
  { rules, judge }: Game<Position>,
  options: readonly Position[],
): Position | undefined {
  const answers = options.map((option) => ({ option, answers: rules.options(option) }));
  const fewest = least(answers, (each) => each.answers.filter((at) => judge(at) === "P").length);
  return least(fewest, (each) => -each.answers.length)[0]?.option;
}

/** Returns the items with the smallest measure. */
function least<Item>(items: readonly Item[], measure: (item: Item) => number | undefined): Item[] {
  const measured = items.map((item) => ({ item, size: measure(item) ?? Infinity }));
  const smallest = measured.reduce((found, { size }) => Math.min(found, size), Infinity);
  return measured.filter(({ size }) => size === smallest).map(({ item }) => item);
}

/** Returns a number in [0, 1) from two integers, mixed as in the generator splitmix32. */
function chance(seed: number, moves: number): number {
  let mixed = (seed + Math.imul(moves + 1, 0x9e3779b9)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
