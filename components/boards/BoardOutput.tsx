import { useMemo } from "preact/hooks";
import { gameOfGraph } from "../../src/match/game-of-graph.ts";
import type { BoardData } from "../../src/kernel/board-data.ts";
import { boardWords } from "../../src/words/board-words.ts";
import type { Language } from "../../src/words/words.ts";
import { Board } from "./Board.tsx";
import { readSetup } from "./board-setup.ts";

interface Props {
  readonly data: BoardData;
  readonly language: Language;
}

/**
 * What `show.board` has sent, as a board. Made at build it is a picture that carries its data; `wake-boards.ts` brings it
 * to life when it is seen. A game or position that the library does not know is shown as text.
 */
export function BoardOutput({ data, language }: Props) {
  const setup = useMemo(() => read(data), [data]);
  const words = boardWords(language);
  if (setup === undefined) return <p class="board-unread">{words.unreadable}</p>;
  return (
    <div class="board-figure" data-board={JSON.stringify(data)}>
      <Board words={words} {...setup} />
    </div>
  );
}

function read(data: BoardData): ReturnType<typeof readSetup> | undefined {
  try {
    if (data.kind === "named") {
      return readSetup({ game: data.ruleset, positions: [data.position] });
    }
    return { game: gameOfGraph(data), starts: [0] };
  } catch {
    return undefined; // the data names no game, or no position of it: the border lets only such data in
  }
}
