import { hydrate } from "preact";
import { readBoard } from "../../src/kernel/board-data.ts";
import type { Language } from "../../src/words/words.ts";
import { BoardOutput } from "./BoardOutput.tsx";

/** Brings a board to life that was made at build: the same markup, now with its script. */
export function liveBoard(figure: HTMLElement): void {
  const data = readBoard(JSON.parse(figure.dataset["board"] ?? "null"));
  const home = figure.parentElement;
  if (data === undefined || home === null || !figure.isConnected) return;
  // A root of its own around the figure, so that what else stands in the output is left alone.
  const root = document.createElement("div");
  figure.replaceWith(root);
  root.append(figure);
  hydrate(<BoardOutput data={data} language={document.documentElement.lang as Language} />, root);
}
