import type { RefObject } from "preact";
import { grundyValue } from "../../src/theory/grundy-value.ts";
import type { Words } from "../../src/words/words.ts";
import { Heap } from "./Heap.tsx";
import type { HeapGame, HeapTake } from "./heap-game.ts";
import type { Stone } from "./use-heap-keys.ts";

/** What is marked on the heaps: each mark is a move, and its stones are the topmost of its heap. */
export interface Marks {
  /** The last move; its stones are gone. */
  readonly trace: Stone | undefined;
  /** What the reader points at. */
  readonly marked: Stone | undefined;
  /** What the opponent is about to take. */
  readonly intent: Stone | undefined;
  /** The winning move that the hint shows. */
  readonly winning: Stone | undefined;
  /** The single tab stop. */
  readonly cursor: Stone | undefined;
}

interface Props {
  readonly game: HeapGame;
  readonly words: Words["board"];
  readonly heaps: readonly number[];
  readonly moves: readonly HeapTake[];
  readonly marks: Marks;
  /** Whether the last move was made just now, so that its stones are shown leaving. */
  readonly forward: boolean;
  readonly showsValues: boolean;
  /** The height that is kept free, in stones. */
  readonly tallest: number;
  /** `disabled` before the script runs, `waiting` while it is not the reader's turn. */
  readonly mode: "disabled" | "waiting" | "open";
  readonly area: RefObject<HTMLDivElement>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onMark: (stone: Stone | undefined) => void;
  readonly onTake: (move: HeapTake) => void;
}

/** The heaps side by side on their ground. */
export function Heaps(props: Props) {
  const { game, words, heaps, moves, marks, showsValues, tallest, area, onKeyDown } = props;
  const { forward, mode, onMark, onTake } = props;
  return (
    <div class="heaps" ref={area} style={{ "--tallest": tallest }}>
      {heaps.map((size, heap) => {
        const stones = (mark: Stone | undefined): number => (mark?.heap === heap ? mark.take : 0);
        return (
          <Heap
            key={heap}
            words={words}
            heap={heap}
            size={size}
            value={showsValues ? grundyValue(game.ruleset, size) : undefined}
            moves={moves.filter((move) => move.heap === heap)}
            trace={stones(marks.trace)}
            marked={stones(marks.marked)}
            intent={stones(marks.intent)}
            winning={stones(marks.winning)}
            cursor={stones(marks.cursor)}
            {...{ forward, mode, onKeyDown, onMark, onTake }}
          />
        );
      })}
    </div>
  );
}
