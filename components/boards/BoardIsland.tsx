import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { gameId } from "../../src/games/rulesets/game-kind.ts";
import { boardWords } from "../../src/i18n/board-words.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import { readQuery } from "../ui/bound-text.ts";
import { useLatest } from "../ui/use-latest.ts";
import { onVisit } from "./address.ts";
import { Board } from "./Board.tsx";
import { gameOf, readPosition, readSetup, type BoardSetup, type ReadPosition } from "./games.ts";
import { gameTitle } from "./names.ts";
import type { BoardProps } from "./use-board.ts";

/** The position or match in the page's address, with the game where it is not the board's own. */
interface Arrival extends Partial<Pick<BoardProps, "game" | "starts" | "visiting">> {
  readonly found: ReadPosition;
}

/**
 * What a query puts on the board of this setup: a position, perhaps of another game. A query without a board's name
 * means the page's first board; undefined when it means another board, or none.
 */
export function arrivalOf(
  words: Words["board"],
  setup: BoardSetup,
  query: string,
): Arrival | undefined {
  const wanted = readQuery(query);
  const text = wanted.get("position");
  if (text === null || (wanted.get("board") ?? "1") !== setup.name) return undefined;
  const asked = wanted.get("game") ?? setup.game;
  const game = gameOf(asked, setup);
  if (game === undefined) {
    return { found: { kind: "fault", message: fill(words.unknownGame, { game: asked }) } };
  }
  const id = gameId(game.rules) ?? asked;
  const found = readPosition(words, game, text, setup.grid);
  if (id === setup.game || found.kind === "fault") return { found };
  return { found, game, starts: [found.match.positions[0]], visiting: id };
}

interface Props {
  readonly setup: BoardSetup;
  readonly language: Language;
}

/**
 * A board from text: props of an island must be data, so rules are found by id. The page's address may put another
 * position on it, and with it another game. The status of that is outside the board, which another game remounts.
 */
export function BoardIsland({ setup, language }: Props) {
  const words = boardWords(language);
  const own = useMemo(() => readSetup(setup), [setup]);
  const [board, setBoard] = useState<Omit<BoardProps, "words">>(own);
  const status = useRef<HTMLParagraphElement>(null);
  const [arrivals, setArrivals] = useState(0);

  const read = useLatest((): void => {
    const arrival = arrivalOf(words, setup, location.search);
    if (arrival === undefined) return;
    const { found, ...other } = arrival;
    setBoard({ ...own, ...other, arrival: found });
    if (found.kind === "match") setArrivals((before) => before + 1);
  });
  useEffect(() => {
    read();
    return onVisit(read);
  }, [read]);

  // Another game may change the board's height and so its place in the window: scroll it back into view.
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
        class={visiting === undefined ? "visually-hidden" : "board-visit"}
        role="status"
      >
        {arrivals === 0 ? null : <span key={arrivals}>{text}</span>}
      </p>
    </>
  );
}
