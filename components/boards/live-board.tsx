import { hydrate, render } from "preact";
import { readBoard } from "../../src/kernel/board-data.ts";
import { OutputBoard } from "./BoardOutput.tsx";

/** Brings a board to life that was made at build: the same markup, now with its script. */
export function liveBoard(root: HTMLElement): void {
  const data = readBoard(JSON.parse(root.dataset["board"] ?? "null"));
  if (data === undefined || !root.isConnected) return;
  // Of the article, which may stand in another language's page.
  const language = root.closest<HTMLElement>("[lang]")?.lang ?? "";
  const board = <OutputBoard data={data} language={language} />;
  // A copy of a board that was played on is no longer what the build made.
  const played = root.querySelector('.board[data-ready="true"]') !== null;
  if (!played) return hydrate(board, root);
  root.replaceChildren();
  render(board, root);
}
