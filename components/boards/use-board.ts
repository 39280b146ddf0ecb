import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import {
  type DuelEvent,
  type Side,
  nextToMove,
  readerWon,
  startDuel,
  step,
  type Duel,
} from "../../src/games/match/duel.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import { byOutcomes } from "../../src/games/match/impartial-game.ts";
import { previous, present } from "../../src/games/match/match.ts";
import { type Opponent, reply } from "../../src/games/match/opponent.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { useLatest } from "../ui/hooks.ts";
import { useCursor } from "./cursor.ts";
import type { BoardDrawing, DrawingContext, BoardMove } from "./drawing.ts";
import { sumOf, type Heaps } from "./drawings/heaps.tsx";
import { carryFurther } from "./drawings/stairs.tsx";
import { drawingOf, type BoardOptions, type ReadPosition } from "./games.ts";
import { usePieces, useTravel } from "./moving-pieces.ts";
import { gameRule, nameMove, wordsFor } from "./names.ts";

/** Returns the moves that a board offers in a position, in the order of its options; equal options are listed once. */
export function movesFrom<Position>(
  drawing: BoardDrawing<Position>,
  context: DrawingContext<Position>,
  position: Position,
): readonly BoardMove<Position>[] {
  const { rules } = context.game;
  const distinct = new Map(rules.options(position).map((each) => [rules.print(each), each]));
  return [...distinct.values()].flatMap((option) =>
    drawing.boardMoves(context, position, option, nameMove(context.words, rules, position, option)),
  );
}

/** Reports whether a move begins with the first chosen spot and includes the other chosen spots. */
const matches = ({ spots, also = [] }: BoardMove<unknown>, [first, ...more]: readonly string[]) =>
  first === undefined || (spots.includes(first) && more.every((spot) => also.includes(spot)));

/**
 * Returns the spots that can be pressed, each with its moves, in the order of the moves: the spots that begin a move;
 * after a piece was picked up, its targets; after pieces were chosen, these and all that can be chosen with them.
 */
export function movesBySpot<Position>(
  moves: readonly BoardMove<Position>[],
  chosen: readonly string[] = [],
): ReadonlyMap<string, readonly BoardMove<Position>[]> {
  const spots = new Map<string, BoardMove<Position>[]>();
  for (const move of moves) {
    if (!matches(move, chosen)) continue;
    const next = move.also === undefined ? [move.target] : [...move.spots, ...move.also];
    for (const spot of chosen.length === 0 ? move.spots : next) {
      if (spot !== undefined) spots.set(spot, [...(spots.get(spot) ?? []), move]);
    }
  }
  return spots;
}

/** Milliseconds until the opponent's next move is marked; the reader's move is rendered first. */
const MARK_DELAY = 60;

/** Milliseconds until the marked move is made, so that the reader sees both moves one after the other. */
const REPLY_DELAY = 840;

export interface BoardProps extends BoardOptions {
  readonly words: Words["board"];
  readonly game: AnyGame;
  /** The start positions to choose from; the first is the initial one. */
  readonly starts: readonly [unknown, ...unknown[]];
  /** The game's id for an address, if it is not the board's own game. */
  readonly visiting?: string;
  /** The position in the address. */
  readonly arrival?: ReadPosition | undefined;
  /** Renders a part of a panel with reasons, values and the setup form, which is next to the board if there is room. */
  readonly side?: (board: BoardState) => ComponentChildren;
  /** Called with the position on the board, in the game's notation, initially and after every change. */
  readonly onPosition?: (position: string) => void;
}

/** The reader's unfinished action on a spot: carrying its piece, choosing more pieces, or choosing among its moves. */
export interface PendingMove {
  readonly spot: string;
  /** The spots chosen so far, if a move is chosen piece by piece. */
  readonly chosen?: readonly string[];
  readonly choice?: {
    readonly moves: readonly BoardMove<unknown>[];
    /** The initial values of the fields. */
    readonly fields: readonly number[];
  };
}

/** The variable state of a board: the duel, the panels that are shown, and the reader's unfinished action. */
interface State {
  readonly duel: Duel<unknown>;
  /** Whether the last event was a move and not an undo: only then are pieces animated. */
  readonly forward: boolean;
  readonly opponent: Opponent;
  /** Whether the opponent may move: on a newly loaded page, it moves first only after the reader presses a button. */
  readonly begun: boolean;
  /** The option that the opponent is about to choose. */
  readonly intent?: unknown;
  readonly values: boolean;
  readonly why: boolean;
  readonly allWinning: boolean;
  readonly editing: boolean;
  /** Numbers of won and ended games against the opponent, and whether this game is counted, at its first end only. */
  readonly tally: { readonly won: number; readonly games: number; readonly counted: boolean };
  /** The stage of the hint: 0 for none, 1 for where to look, 2 for the move. */
  readonly hinted: 0 | 1 | 2;
  /** The move that the reader points at. */
  readonly pointed: BoardMove<unknown> | undefined;
  readonly pending: PendingMove | undefined;
  /** The error in the address, or the message for a pressed piece that has no move. */
  readonly fault: string | undefined;
}

const NO_ACTION = {
  hinted: 0,
  pointed: undefined,
  pending: undefined,
  fault: undefined,
} as const;

function initialState(props: BoardProps): State {
  const kind = props.opponent ?? (props.follows === undefined ? "perfect" : "none");
  const side = props.first === "opponent" ? "second" : "first";
  const reader = kind === "none" ? "both" : side;
  return {
    ...NO_ACTION,
    duel: startDuel(props.starts[0], reader),
    forward: false,
    opponent: { kind },
    begun: reader !== "second",
    values: props.values ?? false,
    why: false,
    allWinning: false,
    editing: false,
    tally: { won: 0, games: 0, counted: false },
  };
}

export type BoardState = ReturnType<typeof useBoard>;

/** Returns the state of a board and the actions on it, which its parts read. */
export function useBoard(props: BoardProps) {
  const { arrival, onPosition } = props;
  const game = useMemo(
    () => (props.shows === "outcomes" ? byOutcomes(props.game) : props.game),
    [props.shows, props.game],
  );
  const { rules } = game;
  const [state, update] = useState(() => initialState(props));
  const { duel, opponent, editing, pointed, pending, allWinning, hinted } = state;
  const position = present(duel.match);
  const words = useMemo(
    () => wordsFor(props.words, position, props.game),
    [props.words, position, props.game],
  );
  const before = previous(duel.match);
  const toMove = nextToMove(rules, duel);
  const begun = state.begun || toMove !== "opponent";
  const open = toMove === "reader" || editing;

  const set = useCallback((change: Partial<State>) => update((now) => ({ ...now, ...change })), []);
  /** Shows where to look; the next call shows the move. */
  const hint = (): void =>
    update((now) => ({ ...now, ...NO_ACTION, hinted: now.hinted === 0 ? 1 : 2 }));
  /** Applies an event, and ends the reader's unfinished action, which may not apply to another position. */
  const act = useCallback(
    (event: DuelEvent<unknown>, change?: Partial<State>) =>
      update((now) => {
        const next = step(rules, now.duel, event);
        const forward = event.kind === "move";
        const won = forward && !now.tally.counted ? readerWon(rules, next, game) : undefined;
        const tally =
          won === undefined
            ? { ...now.tally, counted: now.tally.counted && event.kind !== "start" }
            : { won: now.tally.won + Number(won), games: now.tally.games + 1, counted: true };
        const moved = { duel: next, forward, tally, intent: undefined, begun: true };
        return { ...now, ...NO_ACTION, ...(next === now.duel ? {} : moved), ...change };
      }),
    [rules, game],
  );
  const begin = (start: unknown, reader: Side = duel.reader, change?: Partial<State>): void =>
    act({ kind: "start", position: start, reader }, change);
  const restart = (): void => begin(start, duel.reader, { editing: false });
  /** Returns to a position of the match, by its number from the start; the positions after it are kept. */
  const goTo = (at: number): void => act({ kind: "goTo", at }, { editing: false });

  const replies = begun && !editing && toMove === "opponent";
  const carriesOn = opponent.kind === "perfect" && props.carriesOn && before !== undefined;
  useEffect(() => {
    if (!replies) return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    const soon = setTimeout(() => {
      const carried = carriesOn ? carryFurther(before as Heaps, position as Heaps) : undefined;
      const option = carried ?? reply(game, opponent, position, duel.match.present)?.option;
      if (option === undefined) return;
      set({ intent: option });
      later = setTimeout(() => act({ kind: "move", by: "opponent", option }), REPLY_DELAY);
    }, MARK_DELAY);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [replies, duel, opponent, carriesOn, before, position, game, act, set]);

  const arrive = useLatest(() => {
    if (arrival?.kind === "position") begin(arrival.position, duel.reader, { editing: false });
    else if (arrival) set({ fault: fill(words.badLink, { message: arrival.message }) });
  });
  useEffect(arrive, [arrival, arrive]);
  const positionText = rules.print(position);
  const report = useLatest(() => onPosition?.(positionText));
  useEffect(report, [positionText, report]);

  const start = duel.match.positions[0];
  const drawing = useMemo(() => drawingOf(game, start), [game, start]);
  const context = useMemo(() => ({ game, words, start }), [game, words, start]);
  const moves = useMemo(() => movesFrom(drawing, context, position), [drawing, context, position]);
  const winning = useMemo(
    () =>
      hinted > 0 || allWinning ? moves.filter(({ option }) => game.judge(option) === "P") : [],
    [hinted, allWinning, moves, game],
  );
  const pickedUp = pending?.choice === undefined ? pending?.spot : undefined;
  const chosen = useMemo(
    () => pending?.chosen ?? (pickedUp === undefined ? [] : [pickedUp]),
    [pending, pickedUp],
  );
  const spots = useMemo(
    () =>
      editing ? movesBySpot(drawing.edits?.(context, position) ?? []) : movesBySpot(moves, chosen),
    [editing, drawing, context, position, moves, chosen],
  );

  const play = ({ option }: BoardMove<unknown>): void =>
    editing ? begin(option, duel.reader, { begun }) : act({ kind: "move", by: "reader", option });
  /** Chooses pieces, and offers the move whose pieces are part of every move with the chosen ones, if there is one. */
  const choose = (spots: readonly string[]): void => {
    const [spot] = spots;
    if (spot === undefined) return cancel();
    const found = moves.filter((move) => matches(move, spots));
    const least = found.filter(({ also = [] }) =>
      found.every((move) => matches(move, [spot, ...also])),
    );
    set({ ...NO_ACTION, pending: { spot, chosen: spots, choice: { moves: least, fields: [] } } });
  };
  /** Removes a piece from the choice; removing the first one cancels the choice. */
  const unchoose = (spot: string): void =>
    choose(spot === chosen[0] ? [] : chosen.filter((each) => each !== spot));
  /** Plays the only move of a spot; if there are several, picks up the piece, chooses it, or opens the choice. */
  const offer = (spot: string, found: readonly BoardMove<unknown>[]): void => {
    const [first, second] = found;
    if (first === undefined) return;
    if (second === undefined) return play(first);
    if (first.also !== undefined) return choose([...chosen, spot]);
    const { fields } = found.reduce((a, b) => (sumOf(b.fields) < sumOf(a.fields) ? b : a), first);
    const carries = drawing.picksUp === true && pickedUp === undefined;
    const choice = carries ? {} : { choice: { moves: drawing.shared ? moves : found, fields } };
    set({ fault: undefined, pending: { spot, ...choice } });
  };

  // A spot that receives the focus because of a move is not pointed at.
  useEffect(
    () => update((now) => (now.pointed ? { ...now, pointed: undefined } : now)),
    [position],
  );

  const newGame = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { cursor, onArrow, put } = useCursor(
    area,
    [...spots.keys()],
    (spot) => drawing.at(spot, context),
    { fallback: newGame },
  );
  const cancel = (): void => {
    set(NO_ACTION);
    if (pending) put(pending.spot);
  };
  useTravel(area, position, state.forward, () =>
    before === undefined ? new Map() : (drawing.origins?.(before, position) ?? new Map()),
  );
  /** Returns the moves of a piece: those that its spot begins or, if there are none, those that move it. */
  const movesOf = (piece: string): readonly BoardMove<unknown>[] => {
    if (toMove !== "reader" || editing) return [];
    const own = moves.filter(({ also, spots }) => also === undefined && spots.includes(piece));
    const carries = ({ target, option }: BoardMove<unknown>): boolean =>
      target !== undefined && drawing.touches(position, option).includes(piece);
    return own.length > 0 ? own : moves.filter(carries);
  };
  const refuse = (): void => {
    if (toMove !== "reader" || editing) return;
    const fault = fill(words.noMoveThere, { rule: gameRule(words, rules, position) });
    set({ ...NO_ACTION, pending: pending?.chosen && pending, fault });
  };
  usePieces(area, { movesOf, offer, refuse });

  const touched = (option: unknown, from = position): ReadonlySet<string> =>
    new Set(option === undefined ? [] : drawing.touches(from, option));
  const shown = new Set(allWinning ? winning : winning.slice(0, hinted === 2 ? 1 : 0));
  return {
    ...props,
    ...state,
    ...{ words, game, position, before, start, positionText, toMove, begun },
    ...{ drawing, context, moves, winning, shown, spots, pickedUp, newGame, area },
    ...{ cursor, onArrow, put, set, hint, act, begin, restart, goTo, play, offer, cancel },
    ...{ chosen, unchoose },
    /** `disabled` before the script runs, `waiting` while it is not the reader's turn. */
    mode: import.meta.env.SSR ? "disabled" : open ? "open" : "waiting",
    /** The positions of the match from its start to the present. */
    past: duel.match.positions.slice(0, duel.match.present + 1) as readonly unknown[],
    /** The theory of the position, while Grundy values are shown. */
    theory: state.values ? game.explain(position) : undefined,
    whyId: `why-${useId()}-${props.name ?? ""}`,
    /** The pieces that the last move removed or moved, by their names before it. */
    trace: before === undefined ? new Set<string>() : touched(position, before),
    /** The pieces of the move that the reader points at, of the opponent's next move, and of the hint. */
    marked: touched(open && !editing ? pointed?.option : undefined),
    intended: touched(state.intent),
    ringed: touched(hinted === 2 ? winning[0]?.option : undefined),
    /** The spots where a winning move begins, and the targets of pieces that are picked up. */
    winningSpots: new Set(
      [...shown].flatMap((move) => {
        if (move.also !== undefined && chosen.length > 0)
          return matches(move, chosen) ? move.also : [];
        return drawing.picksUp === true && move.target !== undefined
          ? [...move.spots, move.target]
          : move.spots;
      }),
    ),
  } as const;
}
