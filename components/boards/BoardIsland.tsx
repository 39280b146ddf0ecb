import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { boardWords } from "../../src/i18n/board-words.ts";
import type { Language } from "../../src/i18n/words.ts";
import { useLatest } from "../chrome/use-latest.ts";
import { onVisit } from "./address.ts";
import { arrivalIn } from "./arrival.ts";
import { Board, type BoardProps } from "./Board.tsx";
import { readSetup, type BoardSetup } from "./board-setup.ts";
import { gameTitle } from "./game-words.ts";

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
  const said = useRef<HTMLParagraphElement>(null);
  const [arrivals, setArrivals] = useState(0);

  const read = useLatest((): void => {
    const arrival = arrivalIn(words, setup, location.search);
    if (arrival === undefined) return;
    const { name, game, found } = arrival;
    const moved = game !== undefined && found.kind === "match";
    const table = moved ? { game, starts: [found.match.positions[0]] as const, visiting: name } : own; // prettier-ignore
    setBoard({ ...table, arrival: found });
    if (found.kind === "match") setArrivals((before) => before + 1);
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
