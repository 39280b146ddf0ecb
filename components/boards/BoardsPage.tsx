import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { gameId } from "../../src/games/rulesets/game-kind.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import type { Words, Language } from "../../src/i18n/words.ts";
import { readQuery } from "../ui/bound-text.ts";
import { arrivalOf, gameOf, readSetup, type ReadPosition } from "./games.ts";
import { boardWords } from "../../src/i18n/board-words.ts";
import { useLatest } from "../ui/hooks.ts";
import { onVisit, rewriteAddress, visit } from "./address.ts";
import { Board } from "./Board.tsx";
import { gameTitle, ruleOf } from "./names.ts";
import { SIZE, type Thumbnail } from "./thumbnail.ts";

/** The article that explains a game. */
interface ArticleLink {
  readonly href: string;
  readonly title: string;
  /** Its language where that is not the page's. */
  readonly lang?: string | undefined;
}

/** A game that the page of boards offers. */
export interface ListedGame {
  /** The game's id. */
  readonly game: string;
  /** Positions in its notation; the first is on the board at the beginning. */
  readonly positions: readonly [string, ...string[]];
  readonly picture: Thumbnail;
  readonly article?: ArticleLink;
}

/** What is on the page's board. */
interface Shown {
  /** The game that the list offers; undefined for another game of the library. */
  readonly entry: ListedGame | undefined;
  readonly id: string;
  readonly game: AnyGame;
  readonly starts: readonly [unknown, ...unknown[]];
  /** The position that the address names, or what is wrong with it. */
  readonly found: ReadPosition | undefined;
}

/** The game of a list's entry, at its start. */
const startOf = (entry: ListedGame): Shown => ({
  ...readSetup(entry),
  entry,
  id: entry.game,
  found: undefined,
});

/**
 * What an address asks for: `?game=kayles`, or with a position `?game=kayles&position=4+5`. What cannot be read is reported
 * on the first game of the list.
 */
function shownFor(
  words: Words["board"],
  list: readonly [ListedGame, ...ListedGame[]],
  query: string,
): Shown {
  const asked = gameOf(readQuery(query).get("game") ?? "");
  const id = asked && gameId(asked.rules);
  const entry = list.find(({ game }) => game === id);
  const place = startOf(entry ?? list[0]);
  const arrival = arrivalOf(words, entry ?? list[0], query);
  if (arrival?.game === undefined) return { ...place, found: arrival?.found };
  const { found, game, starts = place.starts, visiting = "" } = arrival;
  return { entry: undefined, id: visiting, game, starts, found };
}

/** The address of a position, or of the start of a game: `?game=kayles&position=4+5`. */
function addressIn(game: string, position?: string): string {
  const all = position === undefined ? { game } : { game, position };
  return `?${new URLSearchParams(all).toString()}`;
}

interface Props {
  readonly families: readonly { readonly title: string; readonly games: readonly ListedGame[] }[];
  readonly words: Words["boards"];
  readonly language: Language;
}

/**
 * One large board with its panel, and the list of the games that can be put on it. The page's address names the game
 * and the position: a new game is a new entry of the history, a move changes the entry.
 */
export function BoardsPage({ families, words: w, language }: Props) {
  const words = boardWords(language);
  const list = useMemo(
    () =>
      families.flatMap(({ games }) => games) as unknown as readonly [ListedGame, ...ListedGame[]],
    [families],
  );
  const [place, setPlace] = useState<Shown>(() => startOf(list[0]));
  const heading = useRef<HTMLHeadingElement>(null);
  const here = useRef<string>();

  const read = useLatest((): void => {
    const next = shownFor(words, list, location.search);
    const start = { kind: "position", position: next.starts[0] } as const;
    // A board that stays goes to the position; a new one begins there.
    here.current = undefined;
    setPlace(next.id === place.id ? { ...place, found: next.found ?? start } : next);
  });
  // Before any press is handled, since a move changes the address.
  useLayoutEffect(() => {
    if (location.search !== "") read();
    return onVisit(read);
  }, [read]);

  const showAddress = (text: string): void => {
    // What a board shows first is what the address says, or has no need to.
    if (here.current !== undefined && here.current !== text)
      rewriteAddress(addressIn(place.id, text));
    here.current = text;
  };
  const { entry, id } = place;

  return (
    <>
      <nav class="boards-games scroller unprinted" id="games" aria-label={w.games}>
        {families.map(({ title, games }) => (
          <section key={title}>
            <h2 class="small soft">{title}</h2>
            <ul>
              {games.map((each) => (
                <li key={each.game}>
                  <a
                    class="small"
                    href={`${addressIn(each.game)}#board`}
                    aria-current={each.game === id ? "true" : undefined}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      visit(addressIn(each.game));
                      heading.current?.focus();
                    }}
                  >
                    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
                      <path d={each.picture.filled} fill="currentColor" />
                      <path
                        d={each.picture.lines}
                        fill="none"
                        stroke="currentColor"
                        stroke-width="0.75"
                      />
                    </svg>
                    {gameTitle(words, each.game)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <section class="boards-play" id="board" aria-labelledby="boards-game">
        <div class="boards-head row">
          <h2 id="boards-game" ref={heading} tabIndex={-1}>
            {gameTitle(words, id)}
          </h2>
          <p class="soft">{ruleOf(words, id)}</p>
          <p class="boards-links row small soft unprinted">
            {entry?.article ? (
              <span>
                {w.explained}{" "}
                <a class="target" href={entry.article.href} lang={entry.article.lang}>
                  {entry.article.title}
                </a>
              </span>
            ) : null}
          </p>
        </div>
        <figure class="board-figure">
          <Board
            key={id}
            words={words}
            game={place.game}
            starts={place.starts}
            arrival={place.found}
            onPosition={showAddress}
            side={(board) => (
              <p class="boards-link small unprinted">
                <a class="target" href={addressIn(place.id, board.here)}>
                  {words.link}
                </a>
              </p>
            )}
          />
        </figure>
      </section>
    </>
  );
}
