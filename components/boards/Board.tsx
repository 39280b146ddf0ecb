import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { byOutcomes } from "../../src/games/match/impartial-game.ts";
import { awaits, putForward, takeBack, type Duel, type Side } from "../../src/games/match/duel.ts";
import type { AnyGame, Theory } from "../../src/games/match/game.ts";
import type { Match } from "../../src/games/match/match.ts";
import type { Opponent } from "../../src/games/match/opponent.ts";
import { gameId } from "../../src/games/rulesets/game-id.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { useLatest } from "../ui/use-latest.ts";
import { isServer } from "../ui/is-server.ts";
import type { BoardOptions, ReadPosition } from "./games.ts";
import { BeforeChange, useDraggedMoves, useTravel } from "./moving-pieces.ts";
import { BoardControls, Chooser, SetUp } from "./BoardControls.tsx";
import { pictureState, NO_OPPONENT, type Strategy, useBoard } from "./use-board.ts";
import {
  listsWinning,
  extraAnnouncements,
  explanationText,
  statusText,
  useReasons,
} from "./status-text.ts";
import { TheoryPanel } from "./TheoryPanel.tsx";
import { useCursor } from "./cursor.ts";
import { useMirror } from "./peers.ts";

/** What a panel beside a board shows of it. */
export interface BoardView {
  readonly words: Words["board"];
  readonly game: AnyGame;
  readonly duel: Duel<unknown>;
  /** Goes to a position of the match, by its number from the start; nothing is lost of what follows. */
  readonly goTo: (present: number) => void;
}

export interface BoardProps extends BoardOptions {
  readonly words: Words["board"];
  readonly game: AnyGame;
  /** The positions to choose from; the first is on the board at the beginning. */
  readonly starts: readonly [unknown, ...unknown[]];
  /** Replies that the perfect opponent prefers to its own. */
  readonly strategy?: Strategy<unknown>;
  /** The game's name for an address, where it is not the game that this board has on the page. */
  readonly visiting?: string;
  /** The position or match in the address. */
  readonly arrival?: ReadPosition | undefined;
  /** Begins a panel in which reasons, values and the form to set up stand beside the board, where there is room. */
  readonly side?: (view: BoardView) => ComponentChildren;
  /** Called with the position on the board, in the game's notation, at first and whenever it has changed. */
  readonly onPosition?: (position: string) => void;
}

/** A board to play any game on: the reader against an opponent, or two readers against each other. */
export function Board(props: BoardProps) {
  const { words, starts, first = "reader", grid = false, shows = "values", arrival } = props;
  const outcomes = shows === "outcomes";
  const game = useMemo(
    () => (outcomes ? byOutcomes(props.game) : props.game),
    [outcomes, props.game],
  );
  const [values, setValues] = useState(props.values ?? false);
  const [why, setWhy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [opponent, setOpponent] = useState<Opponent>(
    props.opponent === "random"
      ? { kind: "random", seed: 1 }
      : { kind: props.opponent ?? (props.follows === undefined ? "perfect" : "none") },
  );
  const opening: Side = opponent.kind === "none" ? "both" : first === "reader" ? "first" : "second";
  // On a page that has just come up the opponent waits until it is asked to begin.
  const [opensSecond] = useState(opening === "second");
  const [begun, setBegun] = useState(!opensSecond);
  const strategy = opponent.kind === "perfect" ? props.strategy : undefined;
  const setup = { words, game, start: starts[0], side: opening, asGrid: grid };
  const board = useBoard({ ...setup, opponent: begun ? opponent : NO_OPPONENT, strategy });
  const { duel, position, waits, drawing, context, pending, spots, editing } = board;
  const newGame = useRef<HTMLButtonElement>(null);
  const names = useMemo(() => [...spots.keys()], [spots]);
  const at = useCallback((spot: string) => drawing.at(spot, context), [drawing, context]);
  const { area, cursor, onArrow, put, rememberFocus } = useCursor(names, at, () => newGame.current);
  const rememberPlaces = useTravel(area, position, board.forward, () =>
    board.before === undefined ? new Map() : drawing.origins(board.before, position),
  );

  const resume = (match: Match<unknown>): void => {
    setFault(undefined);
    setBegun(true);
    board.act({ kind: "resume", match, reader: duel.reader });
  };
  const arrive = useLatest(() => {
    if (arrival?.kind === "match") {
      board.setEditing(false);
      resume(arrival.match);
    } else if (arrival) setFault(fill(words.badLink, { message: arrival.message }));
  });
  useEffect(arrive, [arrival, arrive]);
  const here = game.rules.print(position);
  const report = useLatest(() => props.onPosition?.(here));
  useEffect(report, [here, report]);
  useEffect(() => {
    if (waits !== "opponent") setBegun(true);
  }, [waits]);
  // What the pointer or the focus was on when the script came has been entered unheard.
  const lookWhereReaderIs = useLatest(() => {
    const at = area.current?.querySelector<HTMLElement>("[data-spot]:is(:hover, :focus-visible)");
    const [move] = spots.get(at?.dataset["spot"] ?? "") ?? [];
    if (waits === "reader" && move) board.point(move);
  });
  useEffect(lookWhereReaderIs, [lookWhereReaderIs]);

  const open = waits === "reader" || editing;
  const press = (spot: string): void => {
    if (!open) return;
    setFault(undefined);
    board.offer(spot, spots.get(spot) ?? []);
  };
  const cancel = (): void => {
    const chosen = pending.kind === "none" ? undefined : pending.spot;
    board.clear();
    if (chosen !== undefined) put(chosen, true);
  };
  useDraggedMoves(area, board);
  const picture = pictureState(board, {
    words,
    mode: isServer ? "disabled" : open ? "open" : "waiting",
    showsValues: values,
    cursor,
    onArrow,
    onPress: press,
    onCancel: cancel,
  });

  const pointed = editing ? undefined : board.pointed;
  const theoryOf = (at: unknown): Theory => game.explain(at);
  const shown = pointed?.option ?? position;
  const reasons = useReasons(why || board.allWinning);
  const result = { words, game, board, reasons, values };
  const status = fault ?? statusText(result);
  const { Picture } = drawing;
  const begin = (start: unknown, side: Side = duel.reader): void => {
    setFault(undefined);
    setBegun(true);
    board.act({ kind: "start", position: start, reader: side });
  };
  const letBegin = (): void => {
    setBegun(true);
    if (cursor !== undefined) put(cursor, true);
  };
  const mirrors = useMirror(props, game, board, begin);
  const explained = values || why;
  const whyId = `why-${useId()}-${props.name ?? ""}`;
  const goTo = (present: number): void => {
    const match = { ...duel.match, present };
    setFault(undefined);
    board.setEditing(false);
    // There the opponent waits, so that the reader can look.
    setBegun(awaits(game.rules, { ...duel, match }) !== "opponent");
    board.act({ kind: "resume", match, reader: duel.reader });
  };
  const details = (
    <>
      {listsWinning(board) ? (
        <div class="board-winning row">
          {reasons === "lost" ? <p>{words.lost}</p> : null}
          {typeof reasons === "object" ? (
            <reasons.WinningMoves
              words={words}
              game={game}
              position={position}
              options={board.winning.map(({ option }) => option)}
            />
          ) : null}
        </div>
      ) : null}
      {explained ? (
        <TheoryPanel
          words={words}
          theory={theoryOf(shown)}
          foreseen={pointed !== undefined}
          largest={largestIn(theoryOf(duel.match.positions[0]))}
          why={why ? explanationText(result, pointed) : undefined}
          whyId={whyId}
        />
      ) : null}
      {props.side?.({ words, game, duel: board.duel, goTo })}
      <SetUp
        words={words}
        game={game}
        drawing={drawing}
        asGrid={grid}
        context={context}
        duel={duel}
        position={position}
        starts={starts}
        opponent={opponent}
        editing={editing}
        name={props.name}
        visiting={props.visiting}
        onBegin={begin}
        onResume={resume}
        onOpponent={(next) => {
          setOpponent(next);
          const alone = duel.reader === "both" ? "first" : duel.reader;
          begin(duel.match.positions[0], next.kind === "none" ? "both" : alone);
        }}
        onEditing={board.setEditing}
      />
    </>
  );

  return (
    <div
      class="board small"
      role="group"
      aria-label={words.board}
      data-name={props.name}
      data-follows={props.follows}
      data-game={gameId(game.rules)}
      data-position={here}
      data-values={explained}
      data-panel={props.side !== undefined || undefined}
      data-begins={opensSecond || undefined}
    >
      <BeforeChange look={[rememberFocus, rememberPlaces]}>
        <div class="board-picture" ref={area}>
          <Picture picture={picture} />
        </div>
      </BeforeChange>
      <div class="board-below needs-script">
        {/* Only what has changed is read: the status first, then what was asked for beside it. */}
        <p
          class="board-status"
          role="status"
          aria-atomic="false"
          aria-live={mirrors ? "off" : undefined}
        >
          <span key={status}>{status}</span>
          {extraAnnouncements(result, why).map((aside) => (
            <span key={aside} class="visually-hidden">{` ${aside}`}</span>
          ))}
        </p>
        {begun ? null : (
          <button type="button" disabled={isServer} onClick={letBegin}>
            {duel.match.present === 0 ? words.letBegin : words.letMove}
          </button>
        )}
        {pending.kind === "choosing" ? (
          <Chooser
            key={pending.spot}
            words={words}
            moves={pending.moves}
            names={drawing.fieldNames(context)}
            fields={pending.fields}
            winning={board.shown}
            onPoint={board.point}
            onChoose={(move) => {
              put(pending.spot, true);
              board.play(move);
            }}
            onCancel={cancel}
          />
        ) : null}
      </div>
      <BoardControls
        words={words}
        canUndo={takeBack(duel) !== undefined}
        canRedo={putForward(duel) !== undefined}
        canHint={waits !== "opponent"}
        why={why}
        whyId={whyId}
        allWinning={board.allWinning}
        values={values}
        valuesName={
          outcomes
            ? words.showOutcomes
            : gameId(game.rules) === "nim"
              ? words.showNimSum
              : words.showValues
        }
        newGame={newGame}
        onNewGame={() => {
          board.setEditing(false);
          begin(duel.match.positions[0]);
        }}
        onUndo={() => board.act({ kind: "undo" })}
        onRedo={() => board.act({ kind: "redo" })}
        onHint={board.hint}
        onWhy={setWhy}
        onAllWinning={board.setAllWinning}
        onValues={setValues}
      />
      {props.side === undefined ? details : <div class="board-side">{details}</div>}
    </div>
  );
}

function largestIn(theory: Theory): number {
  if (theory.kind === "sum") return Math.max(1, ...theory.terms.map(({ value }) => value));
  return theory.kind === "digits" ? Math.max(1, ...theory.heaps) : 1;
}
