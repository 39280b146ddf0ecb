import { explainMove } from "./explain-move.ts";
import type { Game } from "./game.ts";
import type { Reason } from "./explanation.ts";

/**
 * Who answers the reader: an opponent that never loses a won position, one that moves by chance (the same for the
 * same seed), or nobody, when two people share the board.
 */
export type Opponent =
  | { readonly kind: "perfect" }
  | { readonly kind: "random"; readonly seed: number }
  | { readonly kind: "none" };

/** A move and why it is as good or bad as it is. */
export interface Reply<Position> {
  readonly option: Position;
  readonly reason: Reason;
}

/** From a lost position with more moves than this, only so many are looked at, evenly spread; fewer of very many. */
const LOOKED_AT = 40;
const ANSWERS = 16_000;

/**
 * The opponent's move from a position after so many moves; undefined when there is none, or nobody to make it.
 *
 * The perfect one takes a winning move wherever there is one, the quickest if that can be found out; from a lost position
 * it makes the win take as long as it can, and where that cannot be found out leaves the fewest winning answers.
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
  const most = Math.max(4, Math.min(LOOKED_AT, ANSWERS / options.length));
  const step = Math.max(1, options.length / most);
  const looked = options.filter((_, at) => at % step < 1);
  return trickiest(game, looked);
}

/** Whether a heap of Nim becomes smaller. A move that makes one larger may be reversed, and play might not end. */
function shrinks<Position>(game: Game<Position>, from: Position, to: Position): boolean {
  const { change } = explainMove(game, from, to);
  return change !== undefined && change.to < change.from;
}

/** The option with the fewest winning answers, and among those one with the most answers. */
function trickiest<Position>(
  { rules, judge }: Game<Position>,
  options: readonly Position[],
): Position | undefined {
  const answers = options.map((option) => ({ option, answers: rules.options(option) }));
  const fewest = least(answers, (each) => each.answers.filter((at) => judge(at) === "P").length);
  return least(fewest, (each) => -each.answers.length)[0]?.option;
}

/** Those items whose measure is the smallest. */
function least<Item>(items: readonly Item[], measure: (item: Item) => number | undefined): Item[] {
  const measured = items.map((item) => ({ item, size: measure(item) ?? Infinity }));
  const smallest = measured.reduce((found, { size }) => Math.min(found, size), Infinity);
  return measured.filter(({ size }) => size === smallest).map(({ item }) => item);
}

/** A number in [0, 1) from two integers: mixed as in the generator splitmix32. */
function chance(seed: number, moves: number): number {
  let mixed = (seed + Math.imul(moves + 1, 0x9e3779b9)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
