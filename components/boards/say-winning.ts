import type { MoveFact, Rules } from "../../src/games/theory/ruleset.ts";
import { fill } from "../../src/i18n/fill.ts";
import { plural } from "../../src/i18n/plural.ts";
import type { Words } from "../../src/i18n/words.ts";
import { MOST_LISTED } from "./say-options.ts";
import { nameMove } from "./sayings.ts";

/** Winning moves in words; of many the first ones, and in words how many more there are. */
interface SaidMoves {
  readonly moves: readonly string[];
  readonly more: string;
}

/** Winning moves as commands, each once. */
export function sayAllWinning<Position>(
  words: Words["board"],
  rules: Rules<Position>,
  position: Position,
  options: readonly Position[],
): SaidMoves {
  const moves = [...new Set(options.map((option) => nameWinning(words, rules, position, option)))];
  const more = moves.length - MOST_LISTED;
  if (more <= 0) return { moves, more: "" };
  const said = fill(plural(words.language, words.moreMoves, more), { n: more });
  return { moves: moves.slice(0, MOST_LISTED), more: said };
}

/** A heap that is alone, or the only one of its size, is named by its size: “Take 2 from the heap of 10”. */
function nameWinning<Position>(
  words: Words["board"],
  rules: Rules<Position>,
  position: Position,
  option: Position,
): string {
  const fact = rules.describe?.(position, option);
  const size = fact?.id === "take" ? sizeIn(position, fact) : undefined;
  const n = fact?.values?.["n"];
  if (size === undefined || typeof n !== "number") return nameMove(words, rules, position, option);
  return fill(words.takeFromSize, { n, size });
}

/** The size of the heap that a move takes from, if no other heap has it. */
function sizeIn(position: unknown, { values = {} }: MoveFact): number | undefined {
  const heaps = [position].flat() as readonly number[];
  const size = heaps[Number(values["heap"]) - 1];
  return heaps.filter((each) => each === size).length === 1 ? size : undefined;
}

/** Winning moves in one sentence, to be read aloud; where there is none, it says so. */
export function sayWinningMoves<Position>(
  words: Words["board"],
  rules: Rules<Position>,
  position: Position,
  ways: readonly { readonly option: Position }[],
): string {
  const options = ways.map(({ option }) => option);
  const { moves, more } = sayAllWinning(words, rules, position, options);
  if (moves.length === 0) return words.noWinningMoves;
  return `${words.winningMoves} ${moves.join(", ")}${more === "" ? "" : ` ${more}`}.`;
}
