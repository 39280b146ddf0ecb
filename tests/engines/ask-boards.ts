import { expect, test } from "vitest";
import { whole } from "../support/extent.ts";
import type { Visits } from "./ask-engine.ts";
import { first } from "./look.ts";

/** A board of each family. */
const names = ["nim", "staircase", "stair-tree", "sliding-strip", "northcott", "wythoff", "own"];

/** What can be pressed on a board to make a move: one that is offered, or else a spot. */
const next = (board: string) =>
  document.querySelector(`${board} .chooser-moves button:not(.chooser-cancel)`) ??
  [...document.querySelectorAll(`${board} [data-spot]:not([data-picked])`)].at(-1);

/** The position of a board, and what it says, when it is the reader's turn or nobody's. */
const turn = (board: string, before: string) => {
  const on = document.querySelector<HTMLElement>(board);
  const message = on?.querySelector(".board-status")?.textContent ?? "";
  const position = on?.dataset["position"] ?? "";
  if (message.startsWith("Choose a square") || on?.querySelector(".chooser")) return { more: true };
  if (position === before || !/Your move|No move is left/.test(message)) return null;
  return { more: false, position, said: message };
};

/** A game on a board of each family; in short, on one. */
export function askBoards({ revisit }: Visits): void {
  test.each(whole ? names : names.slice(0, 1))(
    "a game on the board %s is played to its end",
    async (name) => {
      const reader = await revisit(name === "own" ? "/boards/" : `/boards/?game=${name}`);
      const section = name === "own" ? ".room-own" : `.boards-page:has([data-game="${name}"])`;
      const board = name === "own" ? `${section} .board` : `${section} .room .board`;
      await reader.see((board) => document.querySelector(board)?.scrollIntoView(), board);
      await reader.until(first, `${section} astro-island:not([ssr]) [data-spot]:enabled`);
      let position = "";
      for (let presses = 0; ; presses++) {
        expect(presses).toBeLessThan(100);
        await reader.press(next, board);
        const now = await reader.until(turn, board, position);
        if (now.position !== undefined) position = now.position;
        if (now.said?.includes("No move is left")) break;
      }
      expect(await reader.see(first, `${board} [data-spot]`)).toBeNull();
    },
  );
}
