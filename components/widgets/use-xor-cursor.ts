import { useRef, useState } from "preact/hooks";

/** A digit of a table of heaps: its row from 0, and its power of two. */
export interface Digit {
  readonly row: number;
  readonly place: number;
}

const STEPS: Readonly<Record<string, readonly [rows: number, places: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
};

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The one digit that Tab reaches; arrow keys walk from it to the others. */
export function useXorCursor(rows: number, places: number) {
  const table = useRef<HTMLDivElement>(null);
  const [digit, setDigit] = useState<Digit>({ row: 0, place: places - 1 });
  const here = { row: within(digit.row, rows), place: within(digit.place, places) };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const row = within(here.row + step[0], rows);
    const place = within(here.place + step[1], places);
    setDigit({ row, place });
    table.current?.querySelector<HTMLElement>(`[data-digit="${row} ${place}"]`)?.focus();
  };
  return { table, here, put: setDigit, onKeyDown };
}
