import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { boardWords } from "../../src/i18n/board-words.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import { useLatest } from "../ui/use-latest.ts";
import { onVisit } from "./address.ts";
import { Board, type BoardProps } from "./Board.tsx";
import type { BoardGames } from "./board-games.ts";
import { readSetup, type BoardSetup } from "./board-setup.ts";
import { gameTitle } from "./game-words.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import { gameId } from "../../src/games/rulesets/game-id.ts";
import { readQuery } from "../ui/bound-text.ts";
import { readPosition, type ReadPosition } from "./read-position.ts";

/** The position or match in the page's address. */
interface Arrival {
  /** The game's id, which may be another than the board's own. */
  readonly name: string;
  /** Undefined for the board's own game. */
  readonly game: AnyGame | undefined;
  readonly found: ReadPosition;
}

/** What a query asks of a board: a position, in a game that may be another than the board's own. */
interface Asked {
  readonly game: string;
  readonly text: string;
}

/**
 * What a query asks of the board of this setup. A query without a board's name means the page's first board; undefined
 * when it does not mean this one. It never means a board without a name.
 */
export function askedIn(setup: BoardSetup, query: string): Asked | undefined {
  const wanted = readQuery(query);
  const text = wanted.get("position");
  if (text === null || (wanted.get("board") ?? "1") !== setup.name) return undefined;
  return { game: wanted.get("game") ?? setup.game, text };
}

/** The position or match that is asked for, read with the rules of its game, which must be among these. */
export function arrivalOf(
  words: Words["board"],
  setup: BoardSetup,
  { game: asked, text }: Asked,
  games: BoardGames,
): Arrival {
  const own = setup.game;
  const game = games.gameOf(asked);
  if (game === undefined) {
    const found = { kind: "fault", message: fill(words.unknownGame, { game: asked }) } as const;
    return { name: own, game: undefined, found };
  }
  const name = gameId(game.rules) ?? asked;
  const found = readPosition(words, game, (start) => games.familyOf(game, start, setup.grid), text);
  const stays = name === own || found.kind === "fault";
  return stays ? { name: own, game: undefined, found } : { name, game, found };
}

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
