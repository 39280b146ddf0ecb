import "./heap.css";
import type { Words } from "../../src/words/words.ts";
import { fill } from "../../src/words/fill.ts";
import type { Stone } from "./use-heap-keys.ts";
import type { HeapTake } from "./heap-game.ts";

interface Props {
  readonly words: Words["board"];
  /** The heap's place, counted from 0. */
  readonly heap: number;
  readonly size: number;
  /** Its Grundy value, when values are shown. */
  readonly value: number | undefined;
  /** The moves in this heap. */
  readonly moves: readonly HeapTake[];
  /** How many stones the last move took from here, and whether to show them leave. */
  readonly trace: number;
  readonly forward: boolean;
  /** How many stones are marked from the top: by the reader, by the opponent, by the hint. */
  readonly marked: number;
  readonly intent: number;
  readonly winning: number;
  /** The stone of the board's single tab stop, as a number of stones; 0 when it is elsewhere. */
  readonly cursor: number;
  /** `disabled` before the script runs, `waiting` while it is not the reader's turn. */
  readonly mode: "disabled" | "waiting" | "open";
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onMark: (stone: Stone | undefined) => void;
  readonly onTake: (move: HeapTake) => void;
}

/** One heap: a column of stones, each the move that takes it and all above, and its size below. */
export function Heap(props: Props) {
  const { words, heap, size, moves, trace, forward, marked, value } = props;
  return (
    <div class="heap" role="group" aria-label={fill(words.heap, { heap: heap + 1, size })}>
      <div class="heap-stones">
        {Array.from({ length: trace }, (_, index) => (
          <span key={`gone-${size}-${index}`} class="stone stone-gone" data-leaving={forward} />
        ))}
        {Array.from({ length: size }, (_, index) => {
          const move = moves.find(({ take }) => take === index + 1);
          return <StoneButton key={size - index} {...props} take={index + 1} move={move} />;
        })}
      </div>
      <p class="heap-size" aria-hidden="true">
        {size}
        {marked > 0 ? <span class="heap-becomes">→{size - marked}</span> : null}
      </p>
      <p class="heap-name" aria-hidden="true">
        {fill(words.heapShort, { heap: heap + 1 })}
      </p>
      <div class="heap-value">{value === undefined ? "" : fill(words.value, { n: value })}</div>
    </div>
  );
}

/** A stone; where the rules let nobody take just so many, a stone that is no button. */
function StoneButton(props: Props & { take: number; move: HeapTake | undefined }) {
  const { words, heap, take, move, mode, cursor, onKeyDown, onMark, onTake } = props;
  const mark = take <= props.marked ? "marked" : take <= props.intent ? "intent" : undefined;
  const winning = take === props.winning;
  if (move === undefined) return <span class="stone" data-mark={mark} />;
  return (
    <button
      type="button"
      class="stone"
      data-mark={mark}
      data-winning={take <= props.winning ? (winning ? "move" : "with") : undefined}
      aria-label={fill(words.take, { n: take, heap: heap + 1 })}
      title={winning ? words.winningMove : undefined}
      aria-disabled={mode === "waiting"}
      disabled={mode === "disabled"}
      tabIndex={cursor === take ? 0 : -1}
      onClick={() => mode === "open" && onTake(move)}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onMark(move)}
      onBlur={() => onMark(undefined)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onMark(move)}
      onPointerLeave={() => onMark(undefined)}
    />
  );
}
