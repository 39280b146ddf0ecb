import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { gameId } from "../../src/games/rulesets/game-kind.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import type { Words, Language } from "../../src/i18n/words.ts";
import { readQuery } from "../ui/bound-text.ts";
import { boardFromQuery, gameOf, readSetup, type ReadPosition } from "./games.ts";
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
  /** The article's language, if it is not the page's. */
  readonly lang?: string | undefined;
}

/** A game in the list of the boards page. */
export interface ListedGame {
  /** The game's id. */
  readonly game: string;
  /** Start positions in the game's notation; the first is the initial one. */
  readonly positions: readonly [string, ...string[]];
  readonly picture: Thumbnail;
  readonly article?: ArticleLink;
}

/** The content of the page's board. */
interface Shown {
  /** The game's entry in the list; undefined for another game of the library. */
  readonly entry: ListedGame | undefined;
  readonly id: string;
  readonly game: AnyGame;
  readonly starts: readonly [unknown, ...unknown[]];
  /** The position in the address, or its fault. */
  readonly found: ReadPosition | undefined;
}

/** Returns the game of a list's entry, with its start position. */
const startOf = (entry: ListedGame): Shown => ({
  ...readSetup(entry),
  entry,
  id: entry.game,
  found: undefined,
});

/**
 * Returns the board that a query specifies: `?game=kayles`, or with a position `?game=kayles&position=4+5`. A fault is
 * reported on the board of that game if the list has it, otherwise on the first board of the list.
 */
function shownFor(
  words: Words["board"],
  list: readonly [ListedGame, ...ListedGame[]],
  query: string,
): Shown {
  const requested = gameOf(readQuery(query).get("game") ?? "");
  const id = requested && gameId(requested.rules);
  const entry = list.find(({ game }) => game === id);
  const place = startOf(entry ?? list[0]);
  const arrival = boardFromQuery(words, entry ?? list[0], query);
  if (arrival?.game === undefined) return { ...place, found: arrival?.found };
  const { found, game, starts = place.starts, visiting = "" } = arrival;
  return { entry: undefined, id: visiting, game, starts, found };
}

/** Returns the address of a position, or of the start of a game: `?game=kayles&position=4+5`. */
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
 * One large board with its panel, and the list of its games. The page's address contains the game and the position: a
 * new game adds a history entry, and a move replaces the present entry.
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
    // The board of the same game receives the position; the board of another game starts with it.
    here.current = undefined;
    setPlace(next.id === place.id ? { ...place, found: next.found ?? start } : next);
  });
  // A layout effect runs before any press is handled; a move would change the address.
  useLayoutEffect(() => {
    if (location.search !== "") read();
    return onVisit(read);
  }, [read]);

  const updateAddress = (text: string): void => {
    // The board's first position is in the address already, or is the game's start.
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
            onPosition={updateAddress}
            side={(board) => (
              <p class="boards-link small unprinted">
                <a class="target" href={addressIn(place.id, board.positionText)}>
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
