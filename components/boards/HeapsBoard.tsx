import "./board.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { dealHeaps, type DealBounds } from "../../src/match/deal-heaps.ts";
import { putForward, takeBack } from "../../src/match/duel.ts";
import { previous } from "../../src/match/match.ts";
import { outcome } from "../../src/theory/outcome.ts";
import type { Words } from "../../src/words/words.ts";
import { BoardControls, StartControls } from "./BoardControls.tsx";
import { Heaps } from "./Heaps.tsx";
import { heapsOf, takeBetween, takes, type HeapGame } from "./heap-game.ts";
import { ignoreHeldKey } from "./ignore-held-key.ts";
import { narrate, narrateHint, narrateWhy } from "./narrate.ts";
import { useDuel } from "./use-duel.ts";
import { useHeapKeys, type Stone } from "./use-heap-keys.ts";
import { ValuesPanel } from "./ValuesPanel.tsx";

export interface HeapsBoardProps {
  readonly words: Words["board"];
  /** The positions to choose from; the first is on the board at the beginning. */
  readonly starts: readonly [readonly number[], ...(readonly number[])[]];
  /** Whether Grundy values are shown from the beginning. */
  readonly showValues?: boolean;
}

const DEAL: DealBounds = { heaps: [3, 5], stones: [1, 6] };

/** A board for games whose moves take stones from one heap: the reader against a perfect opponent. */
export function HeapsBoard({
  game,
  words,
  starts,
  showValues = false,
}: HeapsBoardProps & { readonly game: HeapGame }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [start, setStart] = useState(0);
  const [values, setValues] = useState(showValues);
  const [hinted, setHinted] = useState(false);
  const [pointed, point] = useState<Stone>();
  const newGame = useRef<HTMLButtonElement>(null);
  const { duel, forward, position, waits, intent, send } = useDuel(game, starts[0], "first");

  const moves = useMemo(() => takes(game, position), [game, position]);
  const { area, cursor, wish, onArrow } = useHeapKeys(moves, () => newGame.current);
  const before = previous(duel.match);
  const trace = before === undefined ? undefined : takeBetween(before, position);
  const planned = intent === undefined ? undefined : takeBetween(position, intent);
  const hint = hinted
    ? moves.find(({ option }) => outcome(game.ruleset, option) === "P")
    : undefined;
  const marked =
    waits === "reader"
      ? moves.find(({ heap, take }) => heap === pointed?.heap && take === pointed.take)
      : undefined;

  const shown = marked?.option ?? position;
  const [from, to] = hint ? [position, hint.option] : [before, position];
  const why = from === undefined ? words.pairs : narrateWhy(words, game.explain(from, to));
  const act = (event: Parameters<typeof send>[0]): void => {
    setHinted(false);
    point(undefined);
    send(event);
  };
  const begin = (chosen: number, readerBegins: boolean): void => {
    setStart(chosen);
    const dealt = starts[chosen] ?? dealHeaps(DEAL, Math.random);
    act({ kind: "start", position: dealt, reader: readerBegins ? "first" : "second" });
  };
  const onKey = (event: KeyboardEvent): void => {
    ignoreHeldKey(event);
    onArrow(event);
    if (event.key !== "Escape") return;
    point(undefined);
    setHinted(false);
  };

  const tallest = Math.max(DEAL.stones[1], ...starts.flat());
  return (
    <div
      class="board"
      role="group"
      aria-label={words.board}
      data-ready={ready}
      data-values={values}
    >
      <Heaps
        game={game}
        words={words}
        heaps={heapsOf(position)}
        moves={moves}
        marks={{ trace, marked, intent: planned, winning: hint, cursor }}
        forward={forward}
        showsValues={values}
        tallest={tallest}
        mode={!ready ? "disabled" : waits === "reader" ? "open" : "waiting"}
        area={area}
        onKeyDown={onKey}
        onMark={point}
        onTake={(move) => {
          wish({ heap: move.heap, take: 1 });
          act({ kind: "move", by: "reader", option: move.option });
        }}
      />
      <p class="board-status" role="status">
        {hinted ? narrateHint(words, hint, waits === "nobody") : narrate(words, game, duel)}
      </p>
      <BoardControls
        words={words}
        ready={ready}
        canUndo={takeBack(duel) !== undefined}
        canRedo={putForward(duel) !== undefined}
        canHint={waits !== "opponent"}
        showsValues={values}
        onUndo={() => act({ kind: "undo" })}
        onRedo={() => act({ kind: "redo" })}
        onHint={() => setHinted(true)}
        onShowValues={setValues}
      />
      <StartControls
        words={words}
        ready={ready}
        starts={[...starts.map((each) => each.join(" · ")), words.startRandom]}
        start={start}
        readerBegins={duel.reader === "first"}
        newGame={newGame}
        onStart={begin}
      />
      {values ? (
        <ValuesPanel
          words={words}
          ruleset={game.ruleset}
          position={shown}
          foreseen={marked !== undefined}
          largest={tallest}
          why={why}
        />
      ) : null}
    </div>
  );
}
