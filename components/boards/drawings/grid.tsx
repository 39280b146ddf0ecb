import type { RefObject, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import { type BoardDrawing, type Field, type PicturedBoard, numbersOf, upTo } from "../drawing.ts";
import { wythoff } from "../../../src/games/rulesets/wythoff.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { Spot } from "../Spot.tsx";
import { sizeFields } from "./heaps.tsx";

type Two = readonly [number, number];

const LARGEST = 24;

/** Two heaps as a square grid: heap 1 is the distance from the left edge, heap 2 from the lower one. */
export const gridDrawing: BoardDrawing<Two> = {
  Picture: GridPicture,
  fits: (heaps) => (heaps as readonly number[]).length === 2 && Math.max(...heaps) <= LARGEST,
  boardMoves: (_, _before, option, name) => {
    const target = `${option[0]}:${option[1]}`;
    return { option, name, how: "", fields: [], spots: [target], target };
  },
  at: (spot) => {
    const [a, b] = numbersOf(spot);
    return [a, -b];
  },
  touches: ([a, b]) => ["queen", `${a}:${b}`],
  deal: (like, random) => {
    const most = Math.max(8, ...like);
    return [Math.ceil(random() * most), Math.ceil(random() * most)];
  },
  fields: ({ words }, heaps) =>
    sizeFields(heaps, (at) => fill(words.heapName, { heap: at + 1 })) as readonly Field<Two>[],
  // Rotated, because thumbnails are wider than high.
  sketch: ([a, b]) => ({
    squares: upTo(a + 1).flatMap((i) => upTo(b + 1).map((j) => [j, -i] as const)),
    discs: [[b, -a]],
  }),
};

/** Minimum side of the grid, in squares. */
const LEAST = 6;

/** The grid with the square (0, 0), the target of the piece, at the lower left. */
function GridPicture({ board }: { readonly board: PicturedBoard<Two> }) {
  const { words, position, start, theory, trace } = board;
  const side = Math.max(LEAST, ...start) + 1;
  const all = upTo(side);
  const values = theory === undefined ? undefined : valuesOf(board, side);
  const scroller = useInSight(start);
  const square = (a: number, b: number) => {
    const id = `${a}:${b}`;
    const value = values?.[a]?.[b];
    return (
      <span
        key={id}
        class="grid-cell"
        data-drop={id}
        data-cold={value === 0 || undefined}
        data-trace={trace.has(id) || undefined}
      >
        {position[0] === a && position[1] === b ? (
          <Spot board={board} id="queen" piece="queen" class="stone" />
        ) : (
          <Spot board={board} id={id} class="square-free">
            {value === undefined ? null : <span class="grid-value">{value}</span>}
          </Spot>
        )}
      </span>
    );
  };
  return (
    <div class="grid-scroll scroller" ref={scroller}>
      <NumberedGrid
        class="grid"
        label={fill(words.gridHolds, { a: position[0], b: position[1] })}
        rows={all.toReversed().map((b) => ({ name: b, squares: all.map((a) => square(a, b)) }))}
      />
    </div>
  );
}

interface NumberedGridProps {
  readonly class: string;
  readonly label: string;
  readonly rows: readonly { readonly name: number | ""; readonly squares: readonly VNode[] }[];
  /** Whether the grid is a single row without a number. */
  readonly line?: boolean;
}

/** Rows of squares, with the number of each row on its left and of each column below it. */
export const NumberedGrid = ({ label, rows, line = false, ...rest }: NumberedGridProps) => {
  const columns = rows[0]?.squares ?? [];
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-line={line || undefined}
      style={{ "--squares": columns.length }}
    >
      {rows.map(({ name, squares }) => [<GridNumber key={`row${name}`} n={name} />, ...squares])}
      <span />
      {columns.map((_, column) => (
        <GridNumber key={`column${column}`} n={column} />
      ))}
    </div>
  );
};

const GridNumber = ({ n }: { readonly n: number | "" }) => (
  <span class="grid-number" aria-hidden="true">
    {n}
  </span>
);

/** Scrolls an element, if not all its squares fit, so that the first piece of a new start is in sight. */
export function useInSight(start: unknown): RefObject<HTMLDivElement> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = scroller;
    const piece = current?.querySelector<HTMLElement>(":is(.square, .grid-cell) > .stone");
    if (!current || !piece) return;
    const right = piece.getBoundingClientRect().right - current.getBoundingClientRect().right;
    if (right > 0) current.scrollLeft += right + current.clientWidth / 2;
  }, [start]);
  return scroller;
}

/** Returns the Grundy value of every square. */
function valuesOf({ game, theory }: PicturedBoard<Two>, side: number) {
  const valueOf = (heaps: Two): number | undefined => {
    if (theory?.kind === "pair") return grundyValue(wythoff, heaps);
    const found = game.explain(heaps);
    return found.kind === "options" ? found.value : undefined;
  };
  return upTo(side).map((a) => upTo(side).map((b) => valueOf([a, b])));
}
