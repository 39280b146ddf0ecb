import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { boardWords } from "../../src/i18n/board-words.ts";
import type { Language } from "../../src/i18n/words.ts";
import { useLatest } from "../chrome/use-latest.ts";
import { onVisit } from "./address.ts";
import { arrivalOf, askedIn } from "./arrival.ts";
import { Board, type BoardProps } from "./Board.tsx";
import type { BoardGames } from "./board-games.ts";
import { readSetup, type BoardSetup } from "./board-setup.ts";
import { gameTitle } from "./game-words.ts";

export interface BoardIslandProps {
  readonly setup: BoardSetup;
  readonly language: Language;
}

interface Props extends BoardIslandProps {
  /** The games that are loaded with the board. */
  readonly games: BoardGames;
}

/**
 * A board from text: props of an island must be data, so rules are found by id. The page's address may put another
 * position on it, and with it another game, which is loaded then. The status of that is outside the board, which another
 * game remounts.
 */
export function BoardIsland({ setup, language, games }: Props) {
  const words = boardWords(language);
  const own = useMemo(() => ({ games, ...readSetup(setup, games) }), [setup, games]);
  const [board, setBoard] = useState<Omit<BoardProps, "words">>(own);
  const said = useRef<HTMLParagraphElement>(null);
  const [arrivals, setArrivals] = useState(0);

  const read = useLatest((): void => {
    const query = location.search;
    const asked = askedIn(setup, query);
    if (asked === undefined) return;
    const show = (among: BoardGames): void => {
      if (location.search !== query) return; // the reader has gone on meanwhile
      const { name, game, found } = arrivalOf(words, setup, asked, among);
      const moved = game !== undefined && found.kind === "match";
      const table = moved
        ? { games: among, game, starts: [found.match.positions[0]] as const, visiting: name }
        : own;
      setBoard({ ...table, arrival: found });
      if (found.kind === "match") setArrivals((before) => before + 1);
    };
    if (games.gameOf(asked.game) !== undefined) return show(games);
    import("./all-games.ts").then(
      ({ allGames }) => show(allGames),
      () => setBoard({ ...own, arrival: { kind: "fault", message: words.lost } }),
    );
  });
  useEffect(() => {
    read();
    return onVisit(read);
  }, [read]);

  // Another game may change the board's height and so its place in the window: scroll it back into view.
  useLayoutEffect(() => {
    const figure = said.current?.closest("figure");
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
        ref={said}
        class={visiting === undefined ? "visually-hidden" : "board-visit"}
        role="status"
      >
        {arrivals === 0 ? null : <span key={arrivals}>{text}</span>}
      </p>
    </>
  );
}
