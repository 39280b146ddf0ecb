import { useMemo } from "preact/hooks";
import { boardWords } from "../../src/i18n/board-words.ts";
import { boardData, type BoardData } from "../../src/kernel/board-data.ts";
import type { HeapGame, SumGame } from "../../src/laboratory/lab-game.ts";
import { readGame } from "../../src/laboratory/read-game.ts";
import { BoardOutput } from "../boards/BoardOutput.tsx";
import { nameMove } from "../boards/sayings.ts";
import { boardId, heapRules, sumRules } from "./small-rules.ts";

/** Sizes of heaps to begin with: the largest for which all positions can be listed. */
const SIZES = [9, 7, 6, 5, 4, 3, 2, 1] as const;

interface Props {
  readonly text: string;
  readonly language: string;
}

/** A board for a game of the laboratory, against an opponent that makes no mistake. */
export function PlayIt({ text, language }: Props) {
  const data = useMemo(() => {
    const game = readGame(text);
    return game.kind === "graph" ? undefined : dataOf(game, language);
  }, [text, language]);
  return data && <BoardOutput key={text} data={data} language={language} />;
}

function dataOf(game: HeapGame | SumGame, language: string): BoardData | undefined {
  const id = game.kind === "heaps" ? boardId(game) : undefined;
  if (id !== undefined) return { kind: "named", ruleset: id, position: "5 7" };
  const words = boardWords(language);
  let data: BoardData | undefined;
  for (const size of SIZES) {
    data =
      game.kind === "heaps"
        ? boardData(heapRules(game), [size, size], (...move) => nameMove(words, ...move))
        : boardData(sumRules(game), game.parts.map(() => [size]), (...move) => nameMove(words, ...move)); // prettier-ignore
    if (data.kind === "reachable") return data;
  }
  return data;
}
