import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { boardWords } from "../../src/i18n/board-words.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import { readQuery } from "../ui/bound-text.ts";
import { useLatest } from "../ui/use-latest.ts";
import { boardGames, type BoardGames } from "./board-games.ts";
import { Board, type BoardView } from "./Board.tsx";
import { gameTitle, ruleOf } from "./game-words.ts";
import { heapGames } from "./games/heap-games.ts";
import { addressIn, placeOf, startOf, type Place, type RoomGame } from "./room-place.ts";
import { isReaders } from "../../src/games/match/duel.ts";
import { opponentOf, turn } from "../../src/games/match/match.ts";
import { fill } from "../../src/i18n/fill.ts";
import { nameMove } from "./sayings.ts";

/** The moves of a match, numbered; each leads back to the position after it. Moves that were taken back stay listed. */
function MovesPlayed({ words, game, duel, goTo }: BoardView) {
  const { rules } = game;
  const { positions, present } = duel.match;
  const w = words.played;
  const whoMoved = (after: number): string => {
    const player = opponentOf(turn({ positions, present: after }));
    if (duel.reader === "both") return w.who[player];
    return isReaders(duel, player) ? w.who.reader : w.who.opponent;
  };
  const step = (text: string, at: number) => (
    <button
      type="button"
      aria-current={at === present ? "step" : undefined}
      onClick={() => goTo(at)}
    >
      {text}
    </button>
  );
  return (
    <section class="board-moves" aria-label={w.title}>
      <h3>{w.title}</h3>
      {positions.length === 1 ? (
        <p>{w.none}</p>
      ) : (
        step(fill(w.start, { position: rules.print(positions[0]) }), 0)
      )}
      <ol>
        {positions.slice(1).map((after, index) => {
          const move = nameMove(words, rules, positions[index], after);
          return (
            <li key={index}>{step(fill(w.move, { who: whoMoved(index + 1), move }), index + 1)}</li>
          );
        })}
      </ol>
    </section>
  );
}

/** The article that explains a game. */
interface ArticleLink {
  readonly href: string;
  readonly title: string;
  /** Its language where that is not the page's. */
  readonly lang?: string | undefined;
}

/** The games of the first board; the others are loaded when one of them is asked for. */
const firstGames = boardGames(heapGames);

interface Props {
  readonly families: readonly {
    readonly title: string;
    readonly games: readonly (RoomGame & { readonly article?: ArticleLink })[];
  }[];
  readonly words: Words["boards"];
  readonly language: Language;
}

/**
 * One large board with its panel, and the list of the games that can be put on it. The page's address names the game
 * and the position: a new game is a new entry of the history, a move changes the entry.
 */
export function BoardRoom({ families, words: w, language }: Props) {
  const words = boardWords(language);
  const list = useMemo(
    () => families.flatMap(({ games }) => games) as unknown as readonly [RoomGame, ...RoomGame[]],
    [families],
  );
  const [place, setPlace] = useState<Place>(() => startOf(firstGames, list[0]));
  const heading = useRef<HTMLHeadingElement>(null);
  const here = useRef<string>();
  /** The query that the board shows: links within the page leave it as it is. */
  const query = useRef("");
  const [position, setPosition] = useState(place.game.rules.print(place.starts[0]));

  const show = (games: BoardGames): void => {
    query.current = location.search;
    const next = placeOf(words, games, list, location.search);
    const { rules } = next.game;
    const start = { kind: "match", match: { positions: [next.starts[0]], present: 0 } } as const;
    // A board that stays goes to the position; a new one begins there.
    const stays = next.id === place.id && next.entry?.name === place.entry?.name;
    here.current = undefined;
    setPlace(stays ? { ...place, found: next.found ?? start } : next);
    if (next.found?.kind !== "match") setPosition(rules.print(next.starts[0]));
  };
  const showLatest = useLatest(show);
  const read = useLatest((then?: () => void): void => {
    import("./all-games.ts").then(
      ({ allGames }) => {
        showLatest(allGames);
        then?.();
      },
      () => setPlace({ ...place, found: { kind: "fault", message: words.lost } }),
    );
  });
  /** At once where the games that are here have the one asked for, so that no move is made before the board is set. */
  const readFirst = useLatest((): void => {
    const wanted = readQuery(location.search);
    const id = wanted.get("game") ?? list[0].game;
    if (!wanted.has("board") && firstGames.gameOf(id)) show(firstGames);
    else read();
  });
  // Before any press is handled, since a move changes the address.
  useLayoutEffect(() => {
    if (location.search !== "") readFirst();
    const returned = (): void => {
      if (location.search !== query.current) read();
    };
    addEventListener("popstate", returned);
    return () => removeEventListener("popstate", returned);
  }, [read, readFirst]);

  const keep = (text: string): void => {
    setPosition(text);
    // What a board shows first is what the address says, or has no need to. A reader may have gone on to another meanwhile.
    const isHere = location.search === query.current;
    if (isHere && here.current !== undefined && here.current !== text) {
      history.replaceState(history.state, "", addressIn(place, text));
      query.current = location.search;
    }
    here.current = text;
  };
  const titleOf = ({ title, game }: RoomGame): string => title ?? gameTitle(words, game);
  const { entry, id } = place;
  const article = families
    .flatMap(({ games }) => games)
    .find(({ name }) => name === entry?.name)?.article;

  return (
    <>
      <section class="room" id="board" aria-labelledby="room-game">
        <div class="room-head">
          <h2 id="room-game" ref={heading} tabIndex={-1}>
            {entry ? titleOf(entry) : gameTitle(words, id)}
          </h2>
          <p>{ruleOf(words, id)}</p>
          <p class="room-links">
            {article ? (
              <span>
                {w.explained}{" "}
                <a href={article.href} lang={article.lang}>
                  {article.title}
                </a>
              </span>
            ) : null}
            <a href="#games">{w.otherGames}</a>
          </p>
        </div>
        <figure class="board-figure">
          <Board
            key={`${id} ${entry?.name ?? ""}`}
            words={words}
            games={place.games}
            game={place.game}
            starts={place.starts}
            grid={entry?.grid ?? false}
            arrival={place.found}
            onPosition={keep}
            side={(view) => (
              <>
                <MovesPlayed {...view} />
                <p class="room-link">
                  <a href={addressIn(place, position)}>{words.link}</a>
                </p>
              </>
            )}
          />
        </figure>
      </section>
      <nav class="room-games" id="games" aria-label={w.games}>
        <h2>{w.games}</h2>
        {families.map(({ title, games }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {games.map((each) => (
                <li key={each.name}>
                  <a
                    href={`${addressIn({ entry: each, id: each.game })}#board`}
                    aria-current={each.name === entry?.name ? "true" : undefined}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      history.pushState(null, "", addressIn({ entry: each, id: each.game }));
                      read(() => heading.current?.focus());
                    }}
                  >
                    {titleOf(each)}
                  </a>
                  <span>{ruleOf(words, each.game)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
