import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { boardWords } from "../../src/i18n/board-words.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Language } from "../../src/i18n/words.ts";
import { readQuery } from "../ui/bound-text.ts";
import { useLatest } from "../ui/hooks.ts";
import { onVisit } from "./address.ts";
import { Board } from "./Board.tsx";
import { boardFromQuery, readSetup, type BoardSetup, fitsBoard } from "./games.ts";
import { gameTitle } from "./names.ts";
import type { BoardProps } from "./use-board.ts";
import { gameOfGraph } from "../../src/games/match/game-of-graph.ts";
import { boardText, type BoardData } from "../../src/notebook/board-data.ts";

interface IslandProps {
  readonly setup: BoardSetup;
  readonly language: Language;
}

/**
 * A board whose game is given by its id, because the props of an island must be data. The page's address may specify
 * another position or game. The message about this is outside the board, because another game remounts the board.
 */
export function BoardIsland({ setup, language }: IslandProps) {
  const words = boardWords(language);
  const own = useMemo(() => readSetup(setup), [setup]);
  const [board, setBoard] = useState<Omit<BoardProps, "words">>(own);
  const status = useRef<HTMLParagraphElement>(null);
  const [arrivals, setArrivals] = useState(0);

  const read = useLatest((): void => {
    const named = readQuery(location.search).get("board") ?? "1";
    const arrival = boardFromQuery(words, setup, location.search);
    if (named !== setup.name || arrival === undefined) return;
    const { found, ...other } = arrival;
    setBoard({ ...own, ...other, arrival: found });
    if (found.kind === "position") setArrivals((before) => before + 1);
  });
  useEffect(() => {
    read();
    return onVisit(read);
  }, [read]);

  // Another game may change the board's height and its place in the window: scrolls it back into view.
  useLayoutEffect(() => {
    const figure = status.current?.closest("figure");
    if (arrivals > 0 && figure === document.activeElement) figure?.scrollIntoView();
  }, [arrivals]);

  const { visiting } = board;
  const text =
    visiting === undefined
      ? words.arrived
      : fill(words.arrivedIn, { game: gameTitle(words, visiting) });
  return (
    <>
      <Board key={visiting ?? ""} {...setup} {...board} words={words} />
      <p
        ref={status}
        class={visiting === undefined ? "visually-hidden" : "board-visit small soft"}
        role="status"
      >
        {arrivals === 0 ? null : <span key={arrivals}>{text}</span>}
      </p>
    </>
  );
}

interface OutputProps {
  readonly data: BoardData;
  readonly language: string;
}

/** The output of `show.board` as a board; an unknown game, or a position that does not fit, is shown as text. */
export function BoardOutput({ data, language }: OutputProps) {
  const setup = useMemo(() => readData(data), [data]);
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

function readData(data: BoardData): ReturnType<typeof readSetup> | undefined {
  if (data.kind === "crowded") return undefined;
  try {
    const setup =
      data.kind === "reachable"
        ? ({ game: gameOfGraph(data), starts: [0] } as const)
        : readSetup({ game: data.ruleset, positions: [data.position] });
    return fitsBoard(setup.game, setup.starts[0]) ? setup : undefined;
  } catch {
    return undefined; // an unknown game or an invalid position
  }
}
