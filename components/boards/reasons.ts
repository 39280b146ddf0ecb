import {
  type Seen,
  type SeenOptions,
  seeOptions,
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
 * The first sentence of a text, which a screen reader is told at once; the rest stands on the page.
 *
 * @example
 * firstSentence("3 is N. So leave 2."); // "3 is N."
 */
export const firstSentence = (text: string): string =>
  /^.*?(?:[.!?](?=\s|$)|[。！？])/s.exec(text)?.[0] ?? text;

type BoardWords = Words["board"];

/** At most so many positions, values or moves are listed. */
export const MOST_LISTED = 8;

/** Positions whose names are longer together are counted. */
const MOST_LETTERS = 80;

/** Items as a list in a sentence, “9, 8 or 7”; of more than {@link MOST_LISTED} the first ones, and how many follow. */
export function formatList(
  words: BoardWords,
  items: readonly (string | number)[],
  joint: "or" | "and",
): string {
  const listed = items.length > MOST_LISTED ? items.slice(0, MOST_LISTED) : items;
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

/** How the options of a position are told of. */
interface ListStyle {
  /** Whether the reader is to move there; otherwise the position is named before its options. */
  readonly yours: boolean;
  /** Whether Grundy values are told, and not outcomes alone. */
  readonly values: boolean;
}

/** Why a position with an option is P or N: which options there are, and which of them are P. */
function explainOptions(words: BoardWords, seen: SeenOptions, style: ListStyle): string {
  const { name, value, options } = seen;
  const w = words.options;
  const n = options.length;
  const lost = options.filter(({ outcome }) => outcome === "P").map((each) => each.name);
  const counts = (forms: Plural, count: number, values = {}): string =>
    fill(plural(words.language, forms, count), { n: count, ...values });

  const names = options.map((each) => each.name);
  const isLong = n > MOST_LISTED || names.join("").length > MOST_LETTERS;
  const list = isLong ? undefined : formatList(words, names, "or");
  const from = style.yours ? w.yours : w.from;
  const leave =
    list === undefined ? fill(from.many, { name, n }) : fill(from.leave, { name, list });
  const notice = style.values && value !== undefined ? explainMex(words, seen) : [];
  const verdict =
    lost.length === 0
      ? [counts(w.allN, n), fill(w.soP, { name })]
      : [
          counts(w.theseP, lost.length, { list: formatList(words, lost, "and") }),
          ...(list === undefined && n > lost.length ? [counts(w.restN, n - lost.length)] : []),
          fill(from.soN, { name, list: formatList(words, lost, "or") }),
        ];
  return [leave, ...notice, ...verdict].join(" ");
}

/** The values of the options, and the mex; of many options each value once. */
function explainMex(
  words: BoardWords,
  { name, value = 0, options }: SeenOptions,
): readonly string[] {
  const w = words.options;
  const each = options.map((option: Seen) => option.value ?? 0);
  const notice = each.length > MOST_LISTED ? [...new Set(each)].sort((a, b) => a - b) : each;
  const list = formatList(words, notice, "and");
  return [
    fill(plural(words.language, w.values, notice.length), { list }),
    fill(w.mex, { name, value }),
  ];
}

/** A sum of at most so many values is kept on one line. */
const SHORT = 5;

/** The values of a sum with the sign between them, “3 ⊕ 4 ⊕ 5”. */
function formatSum(terms: readonly Term[]): string {
  const sign = terms.length > SHORT ? " ⊕\u00a0" : "\u00a0⊕\u00a0";
  return terms.map(({ value }) => value).join(sign);
}

/** The numbers that the reason of a theory tells, where it is not told from the options. */
function valuesOf(theory: Exclude<Theory, { readonly kind: "options" }>) {
  if (theory.kind === "sum") return { values: formatSum(theory.terms), sum: theory.nimSum };
  if (theory.kind === "digits") return { modulus: theory.modulus, odd: theory.odd.join(", ") };
  const [a, b] = theory.cold;
  return { difference: b - a, a, b };
}

/** What a reader looks at: the position on the board, or the one after a marked move. */
interface Look<Position> {
  readonly position: Position;
  readonly marked: boolean;
  /** Whether the reader is to move there. */
  readonly yours: boolean;
  readonly values: boolean;
}

/**
 * Why a position is P or N: from its options, or, where it is a sum of several values, from them and from the move that
 * brings their nim-sum to 0. Never from a move of the past.
 */
export function explainPosition<Position>(
  words: BoardWords,
  game: Game<Position>,
  { position, marked, yours, values }: Look<Position>,
): string {
  const theory = game.explain(position);
  const options = game.rules.options(position);
  if (options.length === 0) return words.terminal;
  if (theory.kind === "options" || (theory.kind === "sum" && theory.terms.length < 2)) {
    return explainOptions(words, seeOptions(game, position), { yours, values });
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

/** How a winning move brings the nim-sum to 0: which heap, which bit, and what it becomes; undefined for other games. */
export function explainHint(words: BoardWords, { change, before }: Reason): string | undefined {
  if (change === undefined || before.kind !== "sum" || before.terms.length < 2) return undefined;
  const { from, to, bit } = change;
  const form = to < from ? "winning" : "winningLarger";
  const place = termName(words, change.term);
  return fill(words.whyHint[form], { from, to, bit, place, before: before.nimSum });
}

/** Winning moves as commands, each once; of many the first ones, and in words how many more there are. */
export function listWinningMoves<Position>(
  words: Words["board"],
  rules: Rules<Position>,
  position: Position,
  options: readonly Position[],
) {
  const moves = [...new Set(options.map((option) => nameWinning(words, rules, position, option)))];
  const more = moves.length - MOST_LISTED;
  if (more <= 0) return { moves, more: "" };
  const message = fill(plural(words.language, words.moreMoves, more), { n: more });
  return { moves: moves.slice(0, MOST_LISTED), more: message };
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

/** The winning moves of the position on a board. */
export const winningMovesOf = ({ words, game, position, winning }: BoardState) =>
  listWinningMoves(
    words,
    game.rules,
    position,
    winning.map(({ option }) => option),
  );

/** Winning moves in one sentence, to be read aloud; where there is none, it says so. */
export function winningMovesText(board: BoardState): string {
  const { words } = board;
  const { moves, more } = winningMovesOf(board);
  if (moves.length === 0) return words.noWinningMoves;
  return `${words.winningMoves} ${moves.join(", ")}${more === "" ? "" : ` ${more}`}.`;
}
