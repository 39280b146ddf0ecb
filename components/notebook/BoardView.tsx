import type { BoardData } from "../../src/kernel/board-data.ts";
import { late } from "./late.ts";

// At build a board is an island of its cell.
const useBoard = late(() => import("../boards/BoardOutput.tsx"), undefined);

interface Props {
  readonly board: BoardData;
  /** The position as text, until the board's script is there. */
  readonly text: string;
  readonly language: string;
}

/** A board to play on; where a run shows another position, another game begins. */
export function BoardView({ board, text, language }: Props) {
  const part = useBoard();
  if (part === undefined) return <pre class="output-text">{text}</pre>;
  return <part.BoardOutput key={text} data={board} language={language} />;
}
