import type { FunctionComponent } from "preact";
import { fill } from "../../../src/i18n/fill.ts";
import { heapsOf, type Heaps } from "../columns/heaps.ts";
import type { Scene } from "../family.ts";
import { Spot } from "../Spot.tsx";
import { numbersOf } from "../spot.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { readRowMove } from "./read-row-move.ts";

/** Where a row stands: in the line of the row that it is left of, with its first place there. */
interface PlacedRow {
  readonly line: number;
  readonly first: number;
  readonly size: number;
}

/**
 * The places of the rows of the last position: what stands keeps its place through a match, and what was taken leaves a
 * gap. O(moves · rows).
 */
export function placeRows(past: readonly Heaps[]): readonly PlacedRow[] {
  const [start = []] = past;
  return past.slice(1).reduce<readonly PlacedRow[]>(
    (placed, option, at) => {
      const { row, left } = readRowMove(itemAt(past, at), option);
      const { line, first } = itemAt(placed, row);
      const parts = left.map(({ from, size }) => ({ line, first: first + from, size }));
      return placed.toSpliced(row, 1, ...parts);
    },
    heapsOf(start).map((size, line) => ({ line, first: 0, size })),
  );
}

/**
 * What stands in a row, and how a press says what to take: a pin alone, or two by pressing between them; a pawn with its
 * neighbours; a cross with two squares on each side of its own.
 */
export type Standing = "pin" | "pawn" | "cross";

interface Props {
  readonly scene: Scene<Heaps>;
}

/** The picture of rows in which these stand: a line for each row of the start, with gaps where something was taken. */
export function rowsPicture(standing: Standing): FunctionComponent<Props> {
  return function RowsPicture({ scene }: Props) {
    const { start, past } = scene;
    const rows = placeRows(past).map((placed, row) => ({ ...placed, row }));
    const before = placeRows(past.slice(0, -1));
    const gone = [...scene.trace].flatMap((piece) => {
      const [row, at] = numbersOf(piece);
      const placed = before[row];
      return placed === undefined ? [] : [{ line: placed.line, place: placed.first + at }];
    });
    return (
      <div class="rows scroller" data-drop="rows" data-standing={standing}>
        {heapsOf(start).map((length, line) => (
          <div key={line} class="rows-line" style={{ "--length": Math.max(1, length) }}>
            <span class="rows-ground" aria-hidden="true" />
            {gone
              .filter((each) => each.line === line)
              .map(({ place }) => (
                <span
                  key={`gone-${past.length}-${place}`}
                  class="stone stone-gone"
                  style={{ "--place": place }}
                  data-leaving={scene.forward}
                />
              ))}
            {rows
              .filter((each) => each.line === line && each.size > 0)
              .map((each) => (
                <OneRow key={each.first} scene={scene} row={each.row} placed={each} />
              ))}
          </div>
        ))}
      </div>
    );
  };
}

interface RowProps extends Props {
  readonly row: number;
  readonly placed: PlacedRow;
}

/** One row: what stands in it, the spots between, its number, name and value. */
function OneRow({ scene, row, placed: { first, size } }: RowProps) {
  const { words, theory } = scene;
  const value = theory?.kind === "sum" ? theory.terms[row]?.value : undefined;
  return (
    <div
      class="rows-row"
      role="group"
      aria-label={fill(words.row, { row: row + 1, size })}
      style={{ "--first": first, "--halves": 2 * size }}
    >
      {Array.from({ length: size }, (_, at) => {
        const id = `${row}:${at}`;
        const between = `${row}:${at + 0.5}`;
        return [
          <Spot key={id} scene={scene} id={id} piece={id} class="stone" />,
          scene.spot(between) === undefined ? null : (
            <Spot key={between} scene={scene} id={between} class="rows-between" />
          ),
        ];
      })}
      <p class="column-size" aria-hidden="true">
        {size}
      </p>
      <p class="column-name" aria-hidden="true">
        {fill(words.rowShort, { row: row + 1 })}
      </p>
      <div class="column-value">{value === undefined ? "" : fill(words.value, { n: value })}</div>
    </div>
  );
}
