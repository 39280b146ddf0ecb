import type { ComponentChildren } from "preact";
import {
  type DrawingContext,
  type BoardDrawing,
  type BoardMove,
  type PictureState,
  type SpotStates,
  numbersOf,
} from "../drawing.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { Spot } from "../Spot.tsx";

/** The positions of the families of columns: sizes of heaps, or coins on steps. */
export type Heaps = readonly number[];

/** Up to so many stones a column is drawn stone by stone, each a touch target. */
const LARGEST = 15;

/** A column up to this height is one stone wide; a higher one is built in rows, as far as there is room beside it. */
const TALLEST = 8;

/** The most stones in a row of a heap, which is still counted at a glance. */
const WIDEST = 5;

/** How many stones stand side by side on the narrowest screen. */
const NARROWEST = 6;

/** So many rows are drawn stone by stone where a heap of them is larger than {@link LARGEST}. */
const MOST_ROWS = 6;

/** The most stones that a pile shows; its label has their number. */
export const MOST_DRAWN = 60;

/** The heaps of a position; a single heap may be a number. */
export const heapsOf = (position: Heaps | number): Heaps => [position].flat();

/** Whether heaps are drawn small, as piles. They never grow, so the start of the match decides. */
export const areHeapsSmall = ({ start }: Pick<DrawingContext<Heaps>, "start">): boolean =>
  Math.max(0, ...heapsOf(start)) > Math.max(LARGEST, MOST_ROWS * stonesAcross({ start }));

/** How many stones a heap has in a row: the lowest row is filled first, and the last stone of the highest one is on top. */
export function stonesAcross({ start }: Pick<DrawingContext<Heaps>, "start">): number {
  const heaps = heapsOf(start);
  if (Math.max(0, ...heaps) <= TALLEST) return 1;
  return Math.max(1, Math.min(WIDEST, Math.floor(NARROWEST / heaps.length)));
}

/** Whether stairs are drawn small: coins may gather on one step, so their total decides. */
export const areStairsSmall = ({ start }: DrawingContext<Heaps>): boolean =>
  start.reduce((sum, coins) => sum + coins, 0) > LARGEST;

const MOST_HEAPS = 16;
const MOST_STONES = 1000;

const columnOf = (spot: string): number => Number(spot.split(":")[0]);

/** The heap that a move changes, what it becomes, and how many stones go. */
function readMove(before: Heaps, option: Heaps) {
  const [from, to] = [heapsOf(before), heapsOf(option)];
  const heap = from.findIndex((size, index) => size !== to[index]);
  const parts = to.slice(heap, heap + 1 + to.length - from.length);
  const size = itemAt(from, heap);
  return { heap, parts, size, taken: size - parts.reduce((total, part) => total + part, 0) };
}

/** Heaps in which a move changes one heap: it takes stones, splits the heap, or both. */
export const heapsDrawing: BoardDrawing<Heaps> = {
  Picture: HeapsPicture,
  fits: (heaps) =>
    heapsOf(heaps).length <= MOST_HEAPS && Math.max(0, ...heapsOf(heaps)) <= MOST_STONES,
  boardMoves: (context, before, option, name) => {
    const { heap, parts, size, taken } = readMove(before, option);
    const own = taken === 0 ? `${heap}:split` : `${heap}:${size - taken}`;
    const how = parts.length > 1 ? parts.join(" + ") : "";
    return {
      option,
      name,
      how,
      fields: [taken],
      spots: [areHeapsSmall(context) ? `${heap}` : own],
    };
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
    return Array.from({ length: taken }, (_, above) => `${heap}:${size - taken + above}`);
  },
  origins: (before, option) => {
    const { heap, parts } = readMove(before, option);
    const found = new Map<string, string>();
    let base = 0;
    parts.forEach((part, at) => {
      for (let index = 0; index < part; index++)
        found.set(`${heap + at}:${index}`, `${heap}:${base + index}`);
      base += part;
    });
    heapsOf(before)
      .slice(heap + 1)
      .forEach((size, at) => {
        const [was, is] = [heap + 1 + at, heap + Math.max(1, parts.length) + at];
        for (let index = 0; index < size; index++) found.set(`${is}:${index}`, `${was}:${index}`);
      });
    return found;
  },
  deal: (like, random) => dealHeaps(heapsOf(like), random),
  fields: ({ words }, heaps) =>
    heapsOf(heaps).map((value, heap) => ({
      label: fill(words.heapName, { heap: heap + 1 }),
      value,
      set: (size) => heapsOf(heaps).with(heap, size),
    })),
  part: "heap",
  more: (heaps) => [...heapsOf(heaps), 1],
  less: (heaps) => (heapsOf(heaps).length > 1 ? heapsOf(heaps).slice(0, -1) : undefined),
};

/** Each heap from 1 to the largest there is, or to 6. */
export function dealHeaps(like: Heaps, random: () => number): Heaps {
  const most = Math.max(6, ...like);
  return like.map(() => 1 + Math.floor(random() * most));
}

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
      return Array.from({ length: size - left }, (_, above) => `${heap}:${left + above}`);
    }),
  origins: () => new Map(),
};

/** The least height of the picture, in stones. */
const LOWEST = 3;

/** The heaps side by side. */
export function HeapsPicture({ picture }: { readonly picture: PictureState<Heaps> }) {
  const { words, position, start, theory, trace } = picture;
  const compact = areHeapsSmall(picture);
  const values = theory?.kind === "sum" ? theory.terms.map(({ value }) => value) : [];
  const across = stonesAcross(picture);
  const largest = Math.min(MOST_DRAWN, Math.max(LOWEST, ...heapsOf(start)));
  const gone = (heap: number, size: number): number =>
    [...trace].filter((piece) => {
      const [at, index] = numbersOf(piece);
      return at === heap && index >= size;
    }).length;
  return (
    <div
      class="columns"
      style={{ "--tallest": compact ? largest : Math.ceil(largest / across), "--across": across }}
      data-compact={compact || undefined}
      data-wide={across > 1 || undefined}
    >
      {heapsOf(position).map((size, heap) => (
        <Column
          key={heap}
          picture={picture}
          id={heap}
          label={fill(words.heap, { heap: heap + 1, size })}
          name={fill(words.heapShort, { heap: heap + 1 })}
          size={size}
          value={values[heap] === undefined ? "" : fill(words.value, { n: values[heap] })}
          compact={compact}
          trace={gone(heap, size)}
          across={across}
        >
          {picture.spot(`${heap}:split`) === undefined ? null : (
            <Spot picture={picture} id={`${heap}:split`} class="split">
              {words.split}
            </Spot>
          )}
        </Column>
      ))}
    </div>
  );
}

interface Props {
  readonly picture: SpotStates;
  /** The first part of the names of its spots and pieces. */
  readonly id: number;
  readonly label: string;
  /** The short name beneath it. */
  readonly name: string;
  readonly size: number;
  /** Its Grundy value, when values are shown. */
  readonly value: string;
  /** Whether it is drawn small, as one spot. */
  readonly compact: boolean;
  /** How many stones the last move took from here. */
  readonly trace: number;
  /** How many stones are side by side in a row; in a column of one they may be lower, where there are many. */
  readonly across?: number;
  readonly children?: ComponentChildren;
}

/** A column of stones, each a spot for itself and all stones above it, in rows where there is more than one across; or a pile that is one spot. */
export function Column(props: Props) {
  const { picture, id, label, name, size, value, compact, trace, across = 1, children } = props;
  const stones = Array.from({ length: compact ? 0 : size }, (_, index) => size - 1 - index);
  // The highest row is the only one that may have room; its first stone, which is the top one, is the last in it.
  const first = ((size + trace - 1) % across) + 1;
  const marked = stones.filter((index) => picture.mark(`${id}:${index}`) === "marked").length;
  return (
    <div class="column" role="group" aria-label={label} data-drop={`${id}`}>
      <div class="column-stones" {...(across > 1 && { style: { "--top": across - first + 1 } })}>
        {Array.from({ length: compact ? 0 : trace }, (_, at) => (
          <span
            key={`gone-${size}-${at}`}
            class="stone stone-gone"
            data-leaving={picture.forward}
          />
        ))}
        {stones.map((index) => (
          <Spot
            key={index}
            picture={picture}
            id={`${id}:${index}`}
            piece={`${id}:${index}`}
            class="stone"
          />
        ))}
        {compact ? (
          <Spot
            picture={picture}
            id={`${id}`}
            class="pile"
            data={{ "data-empty": size === 0 ? "" : undefined }}
          >
            <span class="pile-stones" aria-hidden="true">
              {Array.from({ length: Math.min(size, MOST_DRAWN) }, (_, index) => (
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
