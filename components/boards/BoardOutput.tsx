import { useMemo } from "preact/hooks";
import { gameOfGraph } from "../../src/games/match/game-of-graph.ts";
import { boardText, type BoardData } from "../../src/notebook/board-data.ts";
import { boardWords } from "../../src/i18n/board-words.ts";
import { Board } from "./Board.tsx";
import { fitsBoard, readSetup } from "./games.ts";

interface Props {
  readonly data: BoardData;
  readonly language: string;
}

/** The output of `show.board` as a board; a game or a position that is not in the library is shown as text. */
export function BoardOutput({ data, language }: Props) {
  const setup = useMemo(() => read(data), [data]);
  const words = boardWords(language);
  if (setup === undefined) {
    return (
      <div class="board-figure">
        <pre class="output-text">{boardText(data)}</pre>
        <p>{data.kind === "crowded" ? words.crowded : words.unreadable}</p>
      </div>
    );
  }
  return (
    <div class="board-figure">
      <Board words={words} {...setup} />
    </div>
  );
}

function read(data: BoardData): ReturnType<typeof readSetup> | undefined {
  if (data.kind === "crowded") return undefined;
  try {
    const setup =
      data.kind === "reachable"
        ? ({ game: gameOfGraph(data), starts: [0] } as const)
        : readSetup({ game: data.ruleset, positions: [data.position] });
    return fitsBoard(setup.game, setup.starts[0]) ? setup : undefined;
  } catch {
    return undefined; // the data names no game, or no position of it
  }
}
