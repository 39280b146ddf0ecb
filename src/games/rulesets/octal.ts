import type { HeapRuleset } from "../theory/ruleset.ts";
import type { TakeAndBreak } from "../theory/take-and-break.ts";
import { ofPins, ofRows } from "./describe-move.ts";
import { defineFamily, defineGame, heaps, identified, sums } from "./game-kind.ts";
import { takeAndBreak, heapRuleset } from "./heap-ruleset.ts";

/** A take-and-break game with its code. */
export interface OctalRuleset extends HeapRuleset {
  readonly octalCode: string;
  readonly law: TakeAndBreak;
}

/**
 * Creates the take-and-break game of a code d0.d1d2d3…: digit dk defines what a move that takes k stones from a heap
 * may leave. It is the sum of 1 if it may leave nothing (the whole heap is taken), 2 if it may leave one heap, and 4 if
 * it may leave two, none of them empty. 0.77 is Kayles, 0.137 is Dawson's Chess, 0.3033 is the subtraction game
 * {1, 3, 4}.
 *
 * The digit d0 before the point defines the moves that take nothing: 0 for none, 4 to split a heap in two. Any number
 * of digits may follow the point. Digits in brackets at the end repeat indefinitely: 4.[3] is Lasker's Nim, 0.[3] is
 * Nim. Hexadecimal digits are accepted: 8 is added if the move may leave three heaps.
 *
 * @param code the code, for example `"0.77"` or `"4.[3]"`
 * @cost A digit below 4 gives a heap one option; a digit that includes 4 gives about half as many options as stones.
 * For tables see {@link grundyTable}; with the digits 8 … f they take O(limit³) time.
 * @throws {TypeError} if the code is not a string.
 * @throws {RangeError} if the string is not a code, or the code allows a move that takes nothing and splits nothing.
 * @throws {TypeError | RangeError} later, for a position with a heap that is not an integer 0 … 2^53 − 1, and from
 * `options` for a heap above 1 000 000 or more than 1 000 000 options.
 * @source R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical
 * Society 52 (1956).
 * @example
 * options(octal("0.07"), 5); // [3, [1, 2]]
 * grundyTable(octal("4.3"), 7); // [0, 1, 2, 0, 2, 0, 2, 0]
 * octal("0.137").octalCode; // "0.137"
 */
export function octal(code: string): OctalRuleset {
  const law = readCode(code);
  const name = `Take-and-break ${code}`;
  const rules = { ...takeAndBreak({ name, law }), octalCode: code, law };
  return identified(Object.freeze(rules), `octal:${code}`);
}

defineFamily(octal, {
  id: "octal",
  make: octal,
  formerNames: /^(?:Take-and-break|Octal) (\S+)$/,
  rule: "Take stones from a heap, or split it, as the code {of} allows.",
  drawing: "heaps",
  samples: [
    { of: "0.6", small: () => [...heaps(12), ...sums(5, 5)] },
    { of: "0.127", small: () => [...heaps(14), ...sums(6, 6)] },
    { of: "4.3", small: () => [...heaps(9), ...sums(4, 4)] },
    { of: "8.f", small: () => [...heaps(8), ...sums(4, 3)] },
  ],
});

function readCode(code: unknown): TakeAndBreak {
  if (typeof code !== "string") {
    throw new TypeError(
      `Cannot read octal code: code must be a string, current value is ${typeof code}`,
    );
  }
  const found = /^([048c])\.([\da-f]*)(?:\[([\da-f]+)\])?$/.exec(code);
  if (found === null) {
    throw new RangeError(
      "Cannot read octal code: code must be 0, 4, 8 or c, a point, digits 0 … f, " +
        `and digits in brackets if they repeat, like 0.77 or 4.[3], current value is ${JSON.stringify(code)}`,
    );
  }
  const [, before = "", after = "", repeated = ""] = found;
  const takes = digits(before + after)
    .map((leaves, stones) => ({ stones, leaves }))
    .filter(({ leaves }) => leaves > 0);
  if (/^0*$/.test(repeated)) return { takes };
  const leaves = digits(repeated).map((bits) => ({ leaves: bits }));
  return { takes, onward: { from: after.length + 1, leaves } };
}

function digits(text: string): readonly number[] {
  return Array.from(text, (digit) => parseInt(digit, 16));
}

/**
 * Kayles: a move knocks down one pin of a row, or two adjacent pins; the rest of the row may become two rows. The code
 * is 0.77; a heap is a row. The Grundy values have period 12 from n = 71 on.
 *
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source H. E. Dudeney, The Canterbury Puzzles (1907); values in Guy and Smith (1956), OEIS A002186.
 * @example
 * options(kayles, 4); // [3, [1, 2], 2, [1, 1]]
 * grundyTable(kayles, 8); // [0, 1, 2, 3, 1, 4, 3, 2, 1]
 */
export const kayles = defineGame(Object.freeze({ ...octal("0.77"), ...ofPins, name: "Kayles" }), {
  id: "kayles",
  rule: "Knock down one pin of a row, or two that stand side by side.",
  drawing: "pins",
  samples: () => [...heaps(12), ...sums(5, 5)],
});

/**
 * Dawson's Kayles: a move knocks down exactly two adjacent pins of a row. The code is 0.07. A row of n + 1 pins has the
 * value of n in Dawson's Chess, so the Grundy values also have period 34, from n = 53 on.
 *
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source R. K. Guy and C. A. B. Smith, The G-values of various games (1956).
 * @example
 * options(dawsonsKayles, 5); // [3, [1, 2]]
 * grundyTable(dawsonsKayles, 8); // [0, 0, 1, 1, 2, 0, 3, 1, 1]
 */
export const dawsonsKayles = defineGame(
  Object.freeze({ ...octal("0.07"), ...ofRows, name: "Dawson's Kayles" }),
  {
    id: "dawsons-kayles",
    rule: "Knock down two pins of a row that stand side by side.",
    drawing: "pins",
    samples: () => [...heaps(16), ...sums(7, 7)],
  },
);

/**
 * Dawson's Chess: two facing ranks of n pawns, with compulsory capture. Advancing a pawn removes its file and the
 * adjacent files from play, which gives the code 0.137: a move takes one stone if it is the whole heap, two if they
 * leave at most one heap, or three. In normal play the last player to move wins; Dawson asked about misère play. The
 * Grundy values have period 34 from n = 52 on.
 *
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source T. R. Dawson, Caissa's Wild Roses (1935); values in Guy and Smith (1956), OEIS A002187.
 * @example
 * options(dawsonsChess, 4); // [2, 1]
 * grundyTable(dawsonsChess, 8); // [0, 1, 1, 2, 0, 3, 1, 1, 0]
 */
export const dawsonsChess = defineGame(
  Object.freeze({ ...octal("0.137"), ...ofRows, name: "Dawson's Chess" }),
  {
    id: "dawsons-chess",
    rule: "Advance a pawn: it goes, and with it those beside it in its row.",
    drawing: "pawns",
    samples: () => [...heaps(16), ...sums(7, 7)],
  },
);

/**
 * Lasker's Nim: a move takes any positive number of stones from one heap, or splits a heap in two without taking. The
 * code is 4.[3]. `claim` is g(n) = n + 1 if n mod 4 = 3, n − 1 if n > 0 is a multiple of 4, else n, up to 2^53 − 2.
 *
 * @cost One option per stone of a heap, and one per way to split it.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source E. Lasker, Brettspiele der Völker (1931).
 * @example
 * options(laskersNim, 3); // [[1, 2], 2, 1, 0]
 * grundyTable(laskersNim, 8); // [0, 1, 2, 4, 3, 5, 6, 8, 7]
 */
export const laskersNim = defineGame(
  takeAndBreak({
    name: "Lasker's Nim",
    law: octal("4.[3]").law,
    claim: (size) => {
      if (size % 4 === 3) return size + 1;
      return size > 0 && size % 4 === 0 ? size - 1 : size;
    },
  }),
  {
    id: "laskers-nim",
    rule: "Take any number of stones from a heap, or split it in two.",
    drawing: "heaps",
    samples: () => [...heaps(8), ...sums(4, 4)],
  },
);

/**
 * Grundy's game: a move splits one heap into two heaps of different sizes; heaps of 1 and 2 cannot be split. No closed
 * form is known. Whether the values are ultimately periodic is an open question; the first 2^35 show no period.
 *
 * @cost One option per unequal split of a heap: about half as many as stones.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source P. M. Grundy, Mathematics and games, Eureka 2 (1939); OEIS A002188.
 * @example
 * options(grundysGame, 7); // [[1, 6], [2, 5], [3, 4]]
 * grundyTable(grundysGame, 8); // [0, 0, 0, 1, 0, 2, 1, 0, 2]
 */
export const grundysGame = defineGame(
  takeAndBreak({
    name: "Grundy's game",
    law: { takes: [{ stones: 0, leaves: 4, parts: "unequal" }] },
  }),
  {
    id: "grundys-game",
    rule: "Split a heap into two that differ.",
    drawing: "heaps",
    samples: () => [...heaps(14), ...sums(6, 6)],
  },
);

/**
 * Treblecross: both players write crosses into a row of squares, and three adjacent crosses win. After a move that
 * leaves two crosses with at most one square between them, the opponent wins with a third. So a cross takes its own
 * square and up to two on each side, and the rest may become two rows. A heap is a row of free squares.
 *
 * The values are those of the code 0.007 with two squares more: g(n) = g₀.₀₀₇(n + 2). No period is known.
 *
 * @cost One option per free square. A table takes O(limit²) time.
 * @throws {TypeError | RangeError} for a position with a row that is not an integer 0 … 2^53 − 1.
 * @source E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 4.
 * @example
 * options(treblecross, 7); // [4, 3, 2, [1, 1], 2, 3, 4]
 * grundyTable(treblecross, 5); // [0, 1, 1, 1, 2, 2]
 */
export const treblecross = defineGame(
  Object.freeze({
    ...heapRuleset({
      name: "Treblecross",
      heapOptions: (size) =>
        Array.from({ length: size }, (_, before) =>
          [before - 2, size - before - 3].filter((free) => free > 0),
        ),
    }),
    ...ofRows,
  }),
  {
    id: "treblecross",
    rule: "Put a cross on a square: it takes that square, and up to two on each side of it in its row.",
    drawing: "crosses",
    samples: () => [...heaps(14), ...sums(7, 7)],
  },
);
