import {
  type NamedOutcome,
  type PositionWithOptions,
  optionsWithOutcomes,
  explainMove,
} from "../../src/games/match/explain-move.ts";
import { fill, plural, type Plural, translate, type Phrase } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import type { Reason, Theory, Game } from "../../src/games/match/game.ts";
import type { Term, MoveFact, Rules } from "../../src/games/theory/ruleset.ts";
import { termName, nameMove } from "./names.ts";
import type { BoardState } from "./use-board.ts";

/**
 * Returns the first sentence of a text, which screen readers announce; the whole text is on the page.
 *
 * @example
 * firstSentence("3 is N. So leave 2."); // "3 is N."
 */
export const firstSentence = (text: string): string =>
  /^.*?(?:[.!?](?=\s|$)|[。！？])/s.exec(text)?.[0] ?? text;

type BoardWords = Words["board"];

/** Maximum number of positions, values or moves in a list. */
export const MAX_LISTED = 8;

/** Maximum total length of the names of listed positions; if they are longer, only their number is shown. */
const MAX_LETTERS = 80;

/** Formats items as “9, 8 or 7”; of more than {@link MAX_LISTED} items the first ones and the number of the others. */
export function formatList(
  words: BoardWords,
  items: readonly (string | number)[],
  joint: "or" | "and",
): string {
  const listed = items.length > MAX_LISTED ? items.slice(0, MAX_LISTED) : items;
  const more = items.length - listed.length;
  const ends = more === 0 ? joint : "comma";
  const phrase = listed.slice(0, -1).reduceRight<string | number | Phrase>(
    (rest, first, at) => ({
      id: at === listed.length - 2 ? ends : "comma",
      values: { first, rest },
    }),
    itemAt(listed, listed.length - 1),
  );
  const list = typeof phrase === "object" ? translate(words.lists, phrase) : String(phrase);
  return more === 0 ? list : fill(plural(words.language, words.andMore, more), { list, n: more });
}

/** The style of a description of options. */
interface ListStyle {
  /** Whether the reader is to move; otherwise the position is named before its options. */
  readonly yours: boolean;
  /** Whether Grundy values are included, and not only outcomes. */
  readonly values: boolean;
}

/** Explains why a position with options is P or N: lists its options, and those of them that are P. */
function explainOptions(words: BoardWords, seen: PositionWithOptions, style: ListStyle): string {
  const { name, value, options } = seen;
  const w = words.options;
  const n = options.length;
  const losing = options.filter(({ outcome }) => outcome === "P").map((each) => each.name);
  const counts = (forms: Plural, count: number, values = {}): string =>
    fill(plural(words.language, forms, count), { n: count, ...values });

  const names = options.map((each) => each.name);
  const isLong = n > MAX_LISTED || names.join("").length > MAX_LETTERS;
  const list = isLong ? undefined : formatList(words, names, "or");
  const from = style.yours ? w.yours : w.from;
  const leave =
    list === undefined ? fill(from.many, { name, n }) : fill(from.leave, { name, list });
  const mexText = style.values && value !== undefined ? explainMex(words, seen) : [];
  const verdict =
    losing.length === 0
      ? [counts(w.allN, n), fill(w.soP, { name })]
      : [
          counts(w.theseP, losing.length, { list: formatList(words, losing, "and") }),
          ...(list === undefined && n > losing.length ? [counts(w.restN, n - losing.length)] : []),
          fill(from.soN, { name, list: formatList(words, losing, "or") }),
        ];
  return [leave, ...mexText, ...verdict].join(" ");
}

/** Returns sentences with the values of the options and with the mex; of many options each value is listed once. */
function explainMex(
  words: BoardWords,
  { name, value = 0, options }: PositionWithOptions,
): readonly string[] {
  const w = words.options;
  const each = options.map((option: NamedOutcome) => option.value ?? 0);
  const listed = each.length > MAX_LISTED ? [...new Set(each)].sort((a, b) => a - b) : each;
  const list = formatList(words, listed, "and");
  return [
    fill(plural(words.language, w.values, listed.length), { list }),
    fill(w.mex, { name, value }),
  ];
}

/** Maximum number of values of a sum that is kept on one line. */
const SHORT = 5;

/** Formats the values of a sum as “3 ⊕ 4 ⊕ 5”. */
function formatSum(terms: readonly Term[]): string {
  const separator = terms.length > SHORT ? " ⊕\u00a0" : "\u00a0⊕\u00a0";
  return terms.map(({ value }) => value).join(separator);
}

/** Returns the numbers in the reason of a theory that is not explained by options. */
function valuesOf(theory: Exclude<Theory, { readonly kind: "options" }>) {
  if (theory.kind === "sum") return { values: formatSum(theory.terms), sum: theory.nimSum };
  if (theory.kind === "digits") return { modulus: theory.modulus, odd: theory.odd.join(", ") };
  const [a, b] = theory.cold;
  return { difference: b - a, a, b };
}

/** A position to explain: the one on the board, or the one after a marked move. */
interface Explained<Position> {
  readonly position: Position;
  readonly marked: boolean;
  /** Whether the reader is to move in this position. */
  readonly yours: boolean;
  readonly values: boolean;
}

/**
 * Explains why a position is P or N: by its options or, if it is a sum of several values, by these values and the move
 * that makes their nim-sum 0. The explanation does not depend on past moves.
 */
export function explainPosition<Position>(
  words: BoardWords,
  game: Game<Position>,
  { position, marked, yours, values }: Explained<Position>,
): string {
  const theory = game.explain(position);
  const options = game.rules.options(position);
  if (options.length === 0) return words.terminal;
  if (theory.kind === "options" || (theory.kind === "sum" && theory.terms.length < 2)) {
    return explainOptions(words, optionsWithOutcomes(game, position), { yours, values });
  }
  const best = marked ? undefined : options.find((option) => game.judge(option) === "P");
  const how =
    best === undefined ? undefined : explainHint(words, explainMove(game, position, best));
  const known = valuesOf(theory);
  if (how === undefined) {
    const id = `${theory.kind}${theory.outcome}` as const;
    const turns = id === "sumP" && "coinValue" in game.rules;
    return fill(words.theory[turns ? "coinsP" : id], known);
  }
  return `${fill(words.theory.sumIs, known)} ${how}`;
}

/** Explains how a winning move makes the nim-sum 0: the heap, the bit and the new value; undefined for other games. */
export function explainHint(words: BoardWords, { change, before }: Reason): string | undefined {
  if (change === undefined || before.kind !== "sum" || before.terms.length < 2) return undefined;
  const { from, to, bit } = change;
  const form = to < from ? "winning" : "winningLarger";
  const place = termName(words, change.term);
  return fill(words.whyHint[form], { from, to, bit, place, before: before.nimSum });
}

/** Returns winning moves as distinct commands: the first {@link MAX_LISTED}, and a text that counts the others. */
export function listWinningMoves<Position>(
  words: Words["board"],
  rules: Rules<Position>,
  position: Position,
  options: readonly Position[],
) {
  const moves = [...new Set(options.map((option) => nameWinning(words, rules, position, option)))];
  const more = moves.length - MAX_LISTED;
  if (more <= 0) return { moves, more: "" };
  const message = fill(plural(words.language, words.moreMoves, more), { n: more });
  return { moves: moves.slice(0, MAX_LISTED), more: message };
}

/** Names a winning move. A heap that is the only one of its size is named by its size: “Take 2 from the heap of 10”. */
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

/** Returns the size of the heap that a move takes from, if no other heap has this size. */
function sizeIn(position: unknown, { values = {} }: MoveFact): number | undefined {
  const heaps = [position].flat() as readonly number[];
  const size = heaps[Number(values["heap"]) - 1];
  return heaps.filter((each) => each === size).length === 1 ? size : undefined;
}

/** Returns the winning moves of the position on a board. */
export const winningMovesOf = ({ words, game, position, winning }: BoardState) =>
  listWinningMoves(
    words,
    game.rules,
    position,
    winning.map(({ option }) => option),
  );

/** Returns a sentence for screen readers that lists the winning moves, or that says there are none. */
export function winningMovesText(board: BoardState): string {
  const { words } = board;
  const { moves, more } = winningMovesOf(board);
  if (moves.length === 0) return words.noWinningMoves;
  return `${words.winningMoves} ${moves.join(", ")}${more === "" ? "" : ` ${more}`}.`;
}
