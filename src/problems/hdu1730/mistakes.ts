import { itemAt } from "../../games/theory/item-at.ts";
import { listsOf, sum, upTo } from "../small-cases.ts";
import { problemTask, shorterLists } from "../task.ts";
import { hdu1730, limits, type Case } from "./problem.ts";
import { gap } from "./solve.ts";

/** Returns the exclusive or, also of negative numbers. */
const xor = (heaps: readonly number[]): number => heaps.reduce((all, heap) => all ^ heap, 0);

/** Returns a program that combines a heap for each row, by default with exclusive or. */
const byHeaps =
  (heap: (own: number, other: number, squares: number) => number, add = xor) =>
  ({ own, other, squares }: Case): boolean =>
    add(Array.from(own, (square, row) => heap(square, itemAt(other, row), squares))) !== 0;

/** The squares of the two pieces of a row, the mover's first. */
type Row = readonly [own: number, other: number];

/** Maximum number of squares in the small boards with one, two and three rows. */
const SMALL = [8, 5, 4];

const { rows: heights, squares: widths } = limits;

const board = (squares: number, rows: readonly Row[]): Case => ({
  squares,
  own: Uint8Array.from(rows, ([own]) => own),
  other: Uint8Array.from(rows, ([, other]) => other),
});

const rowsOf = ({ own, other }: Case): readonly Row[] =>
  Array.from(own, (square, row) => [square, other[row] ?? 0]);

/** Returns all rows of this width, those with a small gap first. */
const allRows = (squares: number): readonly Row[] =>
  upTo(squares - 1).flatMap((distance) =>
    upTo(squares - distance).flatMap((left): Row[] => [
      [left, left + distance],
      [left + distance, left],
    ]),
  );

/** Returns a lost board of maximum width whose three gaps are `gap`, its lowest bit, and the rest. */
function wideBoard(gap: number): Case {
  const low = gap & -gap;
  return board(widths.max, [
    [1, gap + 2],
    [widths.max, widths.max - 1 - low],
    [gap - low + 2, 1],
  ]);
}

export const task = problemTask(hdu1730, {
  pass: (one) => [one.squares, rowsOf(one)],
  *small() {
    for (const [before, most] of SMALL.entries()) {
      for (let squares = widths.min; squares <= most; squares++) {
        for (const rows of listsOf(allRows(squares), before + 1)) yield board(squares, rows);
      }
    }
  },
  edges: [
    ...Array.from({ length: widths.max - 1 }, (_, gap) => wideBoard(gap)),
    board(widths.max, new Array<Row>(heights.max).fill([1, widths.max])),
    board(widths.max, new Array<Row>(heights.max - 1).fill([widths.max, 1])),
  ],
  *simpler(one) {
    const rows = rowsOf(one);
    const { squares } = one;
    for (const fewer of shorterLists(rows)) yield board(squares, fewer);
    const last = Math.max(widths.min, ...rows.flat());
    if (last < squares) yield board(last, rows);
    for (const [at, [own, other]] of rows.entries()) {
      // The row moved to the left end with half its distance, with one square less, and unchanged.
      const distance = Math.abs(own - other);
      for (const less of [Math.ceil(distance / 2), distance - 1, distance]) {
        const [left, right] = [1, 1 + less];
        const row: Row = own < other ? [left, right] : [right, left];
        const isSimpler = less > 0 && (less < distance || Math.min(own, other) > 1);
        if (isSimpler) yield board(squares, rows.with(at, row));
      }
    }
  },
  numbers: () => [],
  mistakes: {
    distance: byHeaps((own, other) => Math.abs(own - other)),
    "no-absolute-value": byHeaps((own, other) => other - own - 1),
    "plain-nim": byHeaps((own, other) => own ^ other),
    "magic-number": byHeaps((own, other) => gap(own, other) + 105 ** 2 + 1),
    added: byHeaps(gap, sum),
    "one-step": byHeaps(gap, (gaps) => sum(gaps) % 2),
    retreats: byHeaps((own, other, squares) => (own < other ? other - 2 : squares - other - 1)),
  },
});
