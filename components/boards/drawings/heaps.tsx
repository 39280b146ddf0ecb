import type { ComponentChildren } from "preact";
import {
  type DrawingContext,
  type BoardDrawing,
  type BoardMove,
  type Field,
  type PicturedBoard,
  numbersOf,
  upTo,
} from "../drawing.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { Spot } from "../Spot.tsx";
import type { BoardState } from "../use-board.ts";

/** A position of the drawings with columns: sizes of heaps, or numbers of coins on steps. */
export type Heaps = readonly number[];

/** Maximum size of a column that is drawn stone by stone, each a touch target. */
const LARGEST = 15;

/** Maximum height of a column that is one stone wide; a larger heap is drawn in rows if there is room. */
const TALLEST = 8;

/** Maximum number of stones in a row of a heap, so that they can be counted at a glance. */
const WIDEST = 5;

/** Number of stones that fit side by side on the narrowest screen. */
const NARROWEST = 6;

/** Maximum number of rows of a heap that is drawn stone by stone although it is larger than {@link LARGEST}. */
const MAX_ROWS = 6;

/** Maximum number of stones that a pile shows; its label contains their number. */
export const MAX_DRAWN = 60;

/** Returns the heaps of a position; a single heap may be a number. */
export const heapsOf = (position: Heaps | number): Heaps => [position].flat();

/** Reports whether heaps are drawn small, as piles. Heaps never grow, so this depends on the start of the match. */
export const areHeapsSmall = ({ start }: Pick<DrawingContext<Heaps>, "start">): boolean =>
  Math.max(0, ...heapsOf(start)) > Math.max(LARGEST, MAX_ROWS * stonesAcross({ start }));

/** Returns the number of stones in a row of a heap. Rows are filled from below; the last stone is the top one. */
export function stonesAcross({ start }: Pick<DrawingContext<Heaps>, "start">): number {
  const heaps = heapsOf(start);
  if (Math.max(0, ...heaps) <= TALLEST) return 1;
  return Math.max(1, Math.min(WIDEST, Math.floor(NARROWEST / heaps.length)));
}

/** Returns the number of all stones. */
export const sumOf = (heaps: Heaps): number => heaps.reduce((sum, size) => sum + size, 0);

/** Reports whether stairs are drawn small. All coins may be moved to one step, so this depends on their total. */
export const areStairsSmall = ({ start }: Pick<DrawingContext<Heaps>, "start">): boolean =>
  sumOf(start) > LARGEST;

const MAX_HEAPS = 16;
const MAX_STONES = 1000;

const columnOf = (spot: string): number => Number(spot.split(":")[0]);

/** A part of a heap after a move, and the number of stones that were below it before the move. */
export interface Part {
  readonly from: number;
  readonly size: number;
}

/** Returns the heap that a move changes, the heaps that replace it, its size, and the number of stones taken. */
export function readMove(before: Heaps, option: Heaps) {
  const [from, to] = [heapsOf(before), heapsOf(option)];
  const heap = from.findIndex((size, index) => size !== to[index]);
  const parts = to.slice(heap, heap + 1 + to.length - from.length);
  const size = itemAt(from, heap);
  return { heap, parts, size, taken: size - sumOf(parts) };
}

/** Places the parts of a heap from the first stone on, with a gap for the stones that were taken. */
export function placeParts(parts: Heaps, gap = { after: Infinity, taken: 0 }): readonly Part[] {
  let passed = 0;
  return parts.map((size) => {
    const from = passed < gap.after ? passed : passed + gap.taken;
    passed += size;
    return { from, size };
  });
}

/** Maps the new names of stones to their old ones, after a move that leaves these parts of a heap. */
export function renamedStones(
  before: Heaps,
  heap: number,
  left: readonly Part[],
): ReadonlyMap<string, string> {
  const names = (is: number, was: number, { from, size }: Part): [string, string][] =>
    upTo(size).map((index) => [`${is}:${index}`, `${was}:${from + index}`]);
  const later = heapsOf(before).slice(heap + 1);
  return new Map([
    ...left.flatMap((part, at) => names(heap + at, heap, part)),
    ...later.flatMap((size, at) =>
      names(heap + left.length + at, heap + 1 + at, { from: 0, size }),
    ),
  ]);
}

/** Returns a field for each size. */
export const sizeFields = (sizes: Heaps, label: (at: number) => string): readonly Field<Heaps>[] =>
  sizes.map((value, at) => ({ label: label(at), value, set: (size) => sizes.with(at, size) }));

/** Heaps in which a move changes one heap: it takes stones, splits the heap, or both. */
export const heapsDrawing: BoardDrawing<Heaps> = {
  Picture: HeapsPicture,
  fits: (heaps) =>
    heapsOf(heaps).length <= MAX_HEAPS && Math.max(0, ...heapsOf(heaps)) <= MAX_STONES,
  boardMoves: (context, before, option, name) => {
    const { heap, parts, size, taken } = readMove(before, option);
    const own = taken === 0 ? `${heap}:split` : `${heap}:${size - taken}`;
    const how = parts.length > 1 ? parts.join(" + ") : "";
    const spots = [areHeapsSmall(context) ? `${heap}` : own];
    return { option, name, how, fields: [taken], spots };
  },
  fieldNames: ({ words }) => [words.howMany],
  spotName: ({ words }, spot, moves) => {
    const heap = columnOf(spot) + 1;
    if (spot.endsWith(":split")) return fill(words.splitSpot, { heap });
    if (!spot.includes(":")) return fill(words.pileSpot, { heap });
    return fill(words.takeSpot, { n: itemAt(itemAt(moves, 0).fields, 0), heap });
  },
  at: (spot, context) => {
    const [heap = 0, index = 0] = spot.split(":").map(Number);
    if (spot.endsWith(":split")) return [1000 * heap, 1];
    const across = stonesAcross(context);
    return [1000 * heap + (index % across), -Math.floor(index / across)];
  },
  touches: (before, option) => {
    const { heap, size, taken } = readMove(before, option);
    return upTo(taken).map((above) => `${heap}:${size - taken + above}`);
  },
  origins: (before, option) => {
    const { heap, parts } = readMove(before, option);
    return renamedStones(before, heap, placeParts(parts));
  },
  // Each size is at least 1 and at most 6, or the largest size if that is greater.
  deal: (like, random) => {
    const most = Math.max(6, ...heapsOf(like));
    return heapsOf(like).map(() => 1 + Math.floor(random() * most));
  },
  fields: ({ words }, heaps) =>
    sizeFields(heapsOf(heaps), (heap) => fill(words.heapName, { heap: heap + 1 })),
  sketch: (heaps) => ({
    discs: heapsOf(heaps).flatMap((size, i) =>
      upTo(size).map((level) => [1.4 * i, -level] as const),
    ),
    lines: [
      [
        [-0.7, 0.7],
        [1.4 * heapsOf(heaps).length - 0.7, 0.7],
      ],
    ],
  }),
  part: "heap",
  more: (heaps) => [...heapsOf(heaps), 1],
  less: (heaps) => (heapsOf(heaps).length > 1 ? heapsOf(heaps).slice(0, -1) : undefined),
};

/** Heaps in which a move may take from several at once. */
export const mooreDrawing: BoardDrawing<Heaps> = {
  ...heapsDrawing,
  shared: true,
  boardMoves: (context, before, option, name): BoardMove<Heaps> => {
    const fields = before.map((size, heap) => size - itemAt(option, heap));
    const spots = fields.flatMap((taken, heap) => {
      if (taken === 0) return [];
      return [areHeapsSmall(context) ? `${heap}` : `${heap}:${itemAt(before, heap) - taken}`];
    });
    return { option, name, how: "", fields, spots };
  },
  fieldNames: ({ words, start }) =>
    start.map((_, heap) => fill(words.heapName, { heap: heap + 1 })),
  spotName: ({ words }, spot, moves) => {
    const heap = columnOf(spot);
    if (!spot.includes(":")) return fill(words.pileSpot, { heap: heap + 1 });
    return fill(words.takeSpot, { n: itemAt(itemAt(moves, 0).fields, heap), heap: heap + 1 });
  },
  touches: (before, option) =>
    before.flatMap((size, heap) => {
      const left = itemAt(option, heap);
      return upTo(size - left).map((above) => `${heap}:${left + above}`);
    }),
  origins: () => new Map(),
};

/** Minimum height of the picture, in stones. */
const LOWEST = 3;

/** The heaps side by side. */
function HeapsPicture({ board }: { readonly board: PicturedBoard<Heaps> }) {
  const { words, position, start, theory } = board;
  const compact = areHeapsSmall(board);
  const values = theory?.kind === "sum" ? theory.terms.map(({ value }) => value) : [];
  const across = compact ? 1 : stonesAcross(board);
  const largest = Math.min(MAX_DRAWN, Math.max(LOWEST, ...heapsOf(start)));
  return (
    <div
      class="columns"
      style={{ "--tallest": Math.ceil(largest / across), "--across": across }}
      data-compact={compact || undefined}
      data-wide={across > 1 || undefined}
    >
      {heapsOf(position).map((size, heap) => (
        <Column
          key={heap}
          {...{ board, size, compact, across, id: heap }}
          label={fill(words.heap, { heap: heap + 1, size })}
          name={fill(words.heapShort, { heap: heap + 1 })}
          value={values[heap] === undefined ? "" : fill(words.value, { n: values[heap] })}
        >
          {board.spots.has(`${heap}:split`) ? (
            <Spot board={board} id={`${heap}:split`} class="split">
              {words.split}
            </Spot>
          ) : null}
        </Column>
      ))}
    </div>
  );
}

interface Props {
  readonly board: BoardState;
  /** The first part of the names of the column's spots and pieces. */
  readonly id: number;
  readonly label: string;
  /** The short name below the column. */
  readonly name: string;
  readonly size: number;
  /** The Grundy value, while values are shown. */
  readonly value: string;
  /** Whether the column is drawn small, as one spot. */
  readonly compact: boolean;
  /** Number of stones in a row. */
  readonly across?: number;
  readonly children?: ComponentChildren;
}

/** A column of stones, each a spot for itself and all stones above it, possibly in rows; or a pile that is one spot. */
export function Column(props: Props) {
  const { board, id, label, name, size, value, compact, across = 1, children } = props;
  const stones = compact ? [] : upTo(size).reverse();
  const gone = [...(compact ? [] : board.trace)].filter((piece) => {
    const [column, index] = numbersOf(piece);
    return column === id && index >= size;
  });
  // Only the highest row may be incomplete. Its last stone, the top one, is rendered first.
  const first = ((size + gone.length - 1) % across) + 1;
  const marked = stones.filter((index) => board.marked.has(`${id}:${index}`)).length;
  return (
    <div class="column" role="group" aria-label={label} data-drop={`${id}`}>
      <div class="column-stones" {...(across > 1 && { style: { "--top": across - first + 1 } })}>
        {gone.map((_, at) => (
          <span key={`gone-${size}-${at}`} class="stone stone-gone" data-leaving={board.forward} />
        ))}
        {stones.map((index) => (
          <Spot
            key={index}
            board={board}
            id={`${id}:${index}`}
            piece={`${id}:${index}`}
            class="stone"
          />
        ))}
        {compact ? (
          <Spot board={board} id={`${id}`} class="pile">
            <span class="pile-stones" aria-hidden="true">
              {upTo(Math.min(size, MAX_DRAWN)).map((index) => (
                <i key={index} />
              ))}
            </span>
          </Spot>
        ) : null}
      </div>
      {children}
      <p class="column-size" aria-hidden="true">
        {size}
        {marked > 0 ? <span>→{size - marked}</span> : null}
      </p>
      <p class="column-name pieces-note" aria-hidden="true">
        {name}
      </p>
      <div class="column-value pieces-note">{value}</div>
    </div>
  );
}
