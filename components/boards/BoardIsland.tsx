import { useMemo } from "preact/hooks";
import { boardWords } from "../../src/words/board-words.ts";
import type { Language } from "../../src/words/words.ts";
import { Board } from "./Board.tsx";
import { readSetup, type BoardSetup } from "./board-setup.ts";

interface Props {
  readonly setup: BoardSetup;
  readonly language: Language;
}

/** A board from text: rules cannot be handed over as props, so they are found by name. */
export function BoardIsland({ setup, language }: Props) {
  const { game, starts } = useMemo(() => readSetup(setup), [setup]);
  return <Board {...setup} words={boardWords(language)} game={game} starts={starts} />;
}
