import type { HeapRuleset } from "../theory/ruleset.ts";
import type { TakeAndBreak } from "../theory/take-and-break.ts";
import { ofPins, ofRows } from "./describe-move.ts";
import { defineFamily, defineGame, heaps, identified, sums } from "./game-kind.ts";
import { takeAndBreak, heapRuleset } from "./heap-ruleset.ts";

/** A take-and-break game, with the code it was made from. */
export interface OctalRuleset extends HeapRuleset {
  readonly octalCode: string;
  readonly law: TakeAndBreak;
}

/**
 * The take-and-break game of a code d0.d1d2d3…: digit dk says what taking k stones from a heap may leave. It is the sum
 * of 1 when it may leave nothing (the heap is taken as a whole), 2 when it may leave one heap, and 4 when it may
 * leave two, none of them empty. So 0.77 is Kayles, 0.137 Dawson's Chess, 0.3033 the subtraction game of {1, 3, 4}.
 *
 * Before the point, d0 says what a move may do without taking: 0, or 4 to split a heap in two. Any number of digits
 * may follow the point. Digits in brackets at the end repeat for ever: 4.[3] is Lasker's Nim, 0.[3] is Nim. The
 * hexadecimal digits 8 … f, which add 8 when three heaps may be left, are accepted too.
 *
 * @param code such a code as a string: `"0.77"`, `"4.[3]"`
 * @cost A digit below 4 gives a heap one option, a digit with 4 about half as many as it has stones. Tables are those of
 * {@link grundyTable}; with the digits 8 … f they take O(limit³) time.
 * @throws {TypeError} when the code is not a string.
 * @throws {RangeError} when it is not such a code, or when it allows a move that takes nothing and splits nothing.
 * @throws {TypeError | RangeError} later, for a position with a heap that is not an integer 0 … 2^53 − 1, and where the
 * options of a heap above 1 000 000 would be listed, or more than 1 000 000 of them.
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
  formerly: /^(?:Take-and-break|Octal) (\S+)$/,
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
 * Kayles: in a row of pins a ball knocks down one pin or two neighbours, which may leave two rows. The code is 0.77;
 * a heap is a row. Its Grundy values have period 12 from n = 71 on.
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
 * Dawson's Kayles: a move knocks down exactly two neighbouring pins of a row. The code is 0.07. It is Dawson's Chess
 * with one more pin, so its Grundy values have period 34 too, from n = 53 on.
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
 * Dawson's Chess: two facing ranks of n pawns that must capture when they can. Advancing a pawn settles its file and
 * its neighbours, which makes the code 0.137: take one stone if it is the whole heap, two if they leave at most one
 * heap, or three. The last player to move wins here; Dawson's own question was the misère one. The Grundy values have
 * period 34 from n = 52 on.
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
 * code is 4.[3]. It claims g(n) = n + 1 when n leaves 3 on division by 4, n − 1 when n > 0 is a multiple of 4, and n
 * otherwise, for every n up to 2^53 − 2.
 *
 * @cost An option for each stone of a heap, and for each way to split it.
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
 * Grundy's game: a move splits one heap into two that differ in size; heaps of 1 and 2 cannot be split. No closed form
 * is known, nor whether the Grundy values are periodic at last: the first 2^35 of them show no period.
 *
 * @cost An option for each unequal split of a heap: about half its stones.
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
 * Treblecross: both players write crosses into a row of squares, and three crosses next to each other win. A
 * player who leaves two crosses with at most one square between them loses to the third. So a cross takes its own square
 * and up to two on each side, and splits what is left; who cannot move any more has lost. A heap is a row of free squares.
 *
 * Its values are those of the code 0.007 with two squares more: g(n) = g₀.₀₀₇(n + 2). No period is known.
 *
 * @cost An option for each free square. A table takes O(limit²) time.
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
