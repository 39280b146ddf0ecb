import { wakeByHand } from "../waking/wake-by-hand.ts";

/** Boards that were made at build in the outputs of cells come to life when a hand comes near. */
export function wakeBoards(within: ParentNode): void {
  for (const board of within.querySelectorAll<HTMLElement>(".board-output[data-board]")) {
    wakeByHand(board, async () => {
      const { liveBoard } = await import("./live-board.tsx");
      return () => liveBoard(board);
    });
  }
}
