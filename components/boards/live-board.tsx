import { hydrate, render } from "preact";
import { readBoard } from "../../src/kernel/board-data.ts";
import type { Language } from "../../src/i18n/words.ts";
import { OutputBoard } from "./BoardOutput.tsx";

/** Brings a board to life that was made at build: the same markup, now with its script. */
export function liveBoard(root: HTMLElement): void {
  const data = readBoard(JSON.parse(root.dataset["board"] ?? "null"));
  if (data === undefined || !root.isConnected) return;
  const board = <OutputBoard data={data} language={document.documentElement.lang as Language} />;
  // A copy of a board that was played on is no longer what the build made.
  const played = root.querySelector('.board[data-ready="true"]') !== null;
  if (!played) return hydrate(board, root);
  root.replaceChildren();
  render(board, root);
}
