import { useEffect, useId, useState, useRef } from "preact/hooks";
import { nimSum } from "../../../src/games/theory/numbers.ts";
import { Button, isServer } from "../../ui/controls.tsx";
import { OutcomeMark } from "../../ui/marks.tsx";
import { XorColumns } from "../../charts/XorColumns.tsx";
import { fill, translate } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { type NumberText, readNumberText } from "../exercises/numbers.ts";
import { TextField } from "../exercises/TextField.tsx";
import { useCursor } from "../../boards/cursor.ts";
import { usePeer } from "../../boards/peers.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";

/** Maximum number of heaps, and maximum number of stones in a heap. */
export const HEAP_LIMITS = { most: 8, largest: 255 } as const;

/** Parses one or more heap sizes within {@link HEAP_LIMITS}, separated by white space or commas. */
export function readHeapText(text: string): NumberText {
  const read = readNumberText(text, HEAP_LIMITS.most);
  if ("fault" in read) return read;
  if (read.numbers.length === 0) return { fault: { id: "empty" } };
  const size = read.numbers.find((each) => each > HEAP_LIMITS.largest);
  return size === undefined ? read : { fault: { id: "tooLarge", values: { size } } };
}

/** Returns all moves of Nim to nim-sum 0, by heap index (Bouton's theorem); none if the nim-sum is 0. */
export function zeroMoves(heaps: readonly number[]) {
  const sum = nimSum(heaps);
  return heaps.flatMap((from, heap) => {
    const to = nimSum([from, sum]);
    return to < from ? [{ heap, from, to }] : [];
  });
}

/** Returns the exponent of the highest column with an odd number of 1s; undefined if there is none. */
export function leadingPlace(heaps: readonly number[]): number | undefined {
  const sum = nimSum(heaps);
  return sum === 0 ? undefined : Math.floor(Math.log2(sum));
}

/** Milliseconds per corrected column in the animation of a move. */
const STEP_DELAY = 250;

/**
 * Returns the animation steps of a change of one heap to nim-sum 0 that corrects several columns: the heaps before it, and
 * then with one digit after another flipped, from the left. Other changes have no steps.
 */
export function columnSteps(
  before: readonly number[],
  after: readonly number[],
): readonly (readonly number[])[] {
  const row = before.findIndex((size, heap) => size !== after[heap]);
  const size = before[row];
  if (size === undefined || nimSum(after) !== 0) return [];
  if (before.with(row, after[row] ?? 0).join() !== after.join()) return [];
  const steps = [before];
  for (let [shown, place] = [before, leadingPlace(before)]; place !== undefined;) {
    shown = shown.with(row, nimSum([itemAt(shown, row), 2 ** place]));
    place = leadingPlace(shown);
    steps.push(shown);
  }
  return steps.length > 2 ? steps.slice(0, -1) : [];
}

/** Explains the columns: the nim-sum, the outcome, and the column that a winning move must correct. */
function formatColumns(heaps: readonly number[], words: Words["lesson"]["xorPlay"]): string {
  const leading = leadingPlace(heaps);
  const known = { sum: nimSum(heaps), heaps: heaps.join(" ⊕ ") };
  if (leading === undefined) {
    return fill(heaps.every((size) => size === 0) ? words.empty0 : words.zero, known);
  }
  return fill(words.odd, { ...known, power: 2 ** leading });
}

interface Props {
  readonly heaps: readonly number[];
  readonly follows?: string | undefined;
  readonly words: Words["lesson"]["xorPlay"];
}

/** Minimum of the largest heap, so that there are always columns for 4, 2 and 1. */
const MIN_LARGEST = 7;

const largestOf = (heaps: readonly number[]): number => Math.max(MIN_LARGEST, ...heaps);

/** Shows heaps in binary. The reader flips digits; pairs of 1s cancel, and the remaining 1s form the nim-sum. */
export function XorPlay({ heaps: first, follows, words }: Props) {
  const [heaps, setHeaps] = useState(first);
  const [text, setText] = useState(first.join(" "));
  const [fault, setFault] = useState("");
  // Columns are not removed when a heap becomes smaller, so that the layout does not shift between clicks.
  const [largest, setLargest] = useState(largestOf(first));
  // A change that follows a board's move is not announced, because the board announces the move.
  const [isOwnChange, setOwnChange] = useState(false);
  const [steps, setSteps] = useState<readonly (readonly number[])[]>([]);
  useEffect(() => {
    if (steps.length === 0) return undefined;
    const next = setTimeout(() => setSteps(steps.slice(1)), STEP_DELAY);
    return () => clearTimeout(next);
  }, [steps]);
  const shown = steps[0] ?? heaps;
  const message = useId();
  const places = Math.floor(Math.log2(largest)) + 1;
  const table = useRef<HTMLDivElement>(null);
  const digits = heaps.flatMap((_, row) =>
    Array.from({ length: places }, (_, column) => `${row}:${places - 1 - column}`),
  );
  const {
    cursor = "",
    onArrow,
    put,
  } = useCursor(
    table,
    digits,
    (digit) => [-Number(digit.split(":")[1]), Number(digit.split(":")[0])],
    { first: [-places, 0] },
  );

  const write = (written: string, isOwn = true): void => {
    setOwnChange(isOwn);
    setText(written);
    const read = readHeapText(written);
    if ("fault" in read) {
      const kept = fill(words.kept, { heaps: heaps.join(", ") });
      return setFault(`${translate(words, read.fault)} ${kept}`);
    }
    setFault("");
    setHeaps(read.numbers);
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setSteps(isReduced ? [] : columnSteps(heaps, read.numbers));
    setLargest(largestOf(read.numbers));
  };
  const resize = (row: number, size: number): void => {
    if (size < 0 || size > HEAP_LIMITS.largest) return;
    write(heaps.with(row, size).join(" "));
    setLargest(Math.max(largest, size));
  };
  usePeer(undefined, follows, ({ position }) => {
    if (position === heaps.join(" ") || "fault" in readHeapText(position)) return;
    write(position, false);
  });

  const sum = nimSum(heaps);
  const outcome = sum === 0 ? "P" : "N";
  const moves = zeroMoves(heaps);
  /** A button that takes one stone from a heap, or adds one. */
  const sizeStep = (row: number, size: number, by: 1 | -1) => (
    <Button
      text={by < 0 ? "−" : "+"}
      class="xor-play-step"
      aria-label={fill(by < 0 ? words.less : words.more, { heap: row + 1 })}
      off={size === (by < 0 ? 0 : HEAP_LIMITS.largest)}
      onPress={() => resize(row, size + by)}
    />
  );
  return (
    <div
      class="xor-play small"
      role="group"
      aria-label={words.label}
      data-follows={follows}
      data-position={heaps.join(" ")}
    >
      {/* The buttons in the table handle their keys; the table only moves the focus between them. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        class="scroller xor-play-table"
        ref={table}
        onKeyDown={(event) => onArrow(event, cursor)}
      >
        <XorColumns
          values={shown}
          labels={heaps.map((_, row) => fill(words.heap, { heap: row + 1 }))}
          largest={largest}
          caption={isServer ? words.caption : words.pressable}
          sumLabel={words.nimSum}
          totalLabel={words.size}
          cancels
          leading={leadingPlace(shown)}
          digit={(row, place, bit) => (
            <Button
              text={bit}
              class="xor-play-digit"
              tabIndex={cursor === `${row}:${place}` ? 0 : -1}
              aria-pressed={bit === 1}
              aria-label={fill(words.digit, { power: 2 ** place, heap: row + 1 })}
              onFocus={() => put(`${row}:${place}`)}
              onPress={() => resize(row, itemAt(heaps, row) + (bit === 1 ? -1 : 1) * 2 ** place)}
            />
          )}
          total={(row) => (
            <span class="xor-play-size">
              {sizeStep(row, itemAt(heaps, row), -1)}
              <span class="xor-play-heap">{shown[row]}</span>
              {sizeStep(row, itemAt(heaps, row), 1)}
            </span>
          )}
        />
      </div>
      <div class="stack">
        <p class="xor-play-status" role="status" aria-live={isOwnChange ? "polite" : "off"}>
          <OutcomeMark outcome={outcome} /> {formatColumns(heaps, words)}
        </p>
        {/* Collapsed, so that the reader first looks for a move. */}
        <details class="xor-play-moves">
          <summary>{words.moves}</summary>
          <ul class="row">
            {moves.map(({ heap, from, to }) => (
              <li key={heap}>
                <Button
                  text={fill(words.move, { heap: heap + 1, from, to })}
                  onPress={() => resize(heap, to)}
                />
              </li>
            ))}
          </ul>
          {moves.length === 0 ? words.noMoves : null}
        </details>
        <TextField
          label={words.field}
          hint={words.hint}
          value={text}
          onText={write}
          invalid={fault !== ""}
          messageId={message}
        >
          <span id={message} class="error xor-play-fault status" role="status" aria-live="polite">
            {fault}
          </span>
        </TextField>
      </div>
    </div>
  );
}
