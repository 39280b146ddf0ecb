import { useMemo } from "preact/hooks";
import { boardWords } from "../../src/i18n/board-words.ts";
import { readGame } from "../../src/octal/read-game.ts";
import { BoardOutput } from "../boards/BoardIsland.tsx";
import { nameMove } from "../boards/names.ts";
import { boardOf } from "./small-rules.ts";
import { useLab } from "./use-laboratory.ts";

/** A board for a game of the laboratory, against the perfect opponent. */
export function BoardPanel({ text }: { readonly text: string }) {
  const { language } = useLab().formats;
  const data = useMemo(() => {
    const game = readGame(text);
    const words = boardWords(language);
    return game.kind === "graph" ? undefined : boardOf(game, (...move) => nameMove(words, ...move));
  }, [text, language]);
  return data && <BoardOutput key={text} data={data} language={language} />;
}
