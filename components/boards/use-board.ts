import { useEffect, useMemo, useState, useReducer } from "preact/hooks";
import {
  type DuelEvent,
  type Side,
  awaits,
  startDuel,
  step,
  type Duel,
} from "../../src/games/match/duel.ts";
import type { AnyGame, Game } from "../../src/games/match/game.ts";
import { previous, present, type Match } from "../../src/games/match/match.ts";
import { type Opponent, reply } from "../../src/games/match/opponent.ts";
import type { Words } from "../../src/i18n/words.ts";
import { drawingOf } from "./games.ts";
import type {
  BoardDrawing,
  DrawingContext,
  BoardMove,
  PictureState,
  SpotState,
} from "./drawing.ts";
import { nameMove } from "./names.ts";
import { ignoreHeldKey } from "../ui/ignore-held-key.ts";

/** The moves that a board offers in a position, in the order of its options; equal options are one. */
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

/** The spots that can be pressed, each with the moves that it begins, in the order of the moves. */
type Spots<Position> = ReadonlyMap<string, readonly BoardMove<Position>[]>;

/** The spots of some moves; after a piece was picked up, the places it can go to. */
export function movesBySpot<Position>(
  moves: readonly BoardMove<Position>[],
  pickedUp: string | undefined,
): Spots<Position> {
  const spots = new Map<string, BoardMove<Position>[]>();
  const add = (spot: string, move: BoardMove<Position>): void => {
    spots.set(spot, [...(spots.get(spot) ?? []), move]);
  };
  for (const move of moves) {
    if (pickedUp === undefined) move.spots.forEach((spot) => add(spot, move));
    else if (move.spots.includes(pickedUp) && move.target !== undefined) add(move.target, move);
  }
  return spots;
}

/** Milliseconds that the opponent waits, so that the reader sees both moves one after the other. */
const REPLY_DELAY = 900;

/** Milliseconds until the opponent's next move is marked: the reader's move is rendered first. */
const MARK_DELAY = 60;

interface DuelState<Position> {
  readonly duel: Duel<Position>;
  /** Whether the last event was a move and not an undo: only then are pieces animated. */
  readonly forward: boolean;
}

/** A reply of the opponent's in place of its own choice; undefined where it has none. */
export type Strategy<Position> = (
  match: Match<Position>,
) => { readonly option: Position } | undefined;

/** The state of a duel on the board, with the opponent's delayed replies. */
function useDuel<Position>(
  game: Game<Position>,
  start: Position,
  side: Side,
  opponent: Opponent,
  strategy: Strategy<Position> | undefined,
) {
  const [{ duel, forward }, send] = useReducer(
    (state: DuelState<Position>, event: DuelEvent<Position>): DuelState<Position> => {
      const next = step(game.rules, state.duel, event);
      if (next === state.duel) return state;
      return { duel: next, forward: event.kind === "move" };
    },
    { duel: startDuel(start, side), forward: false },
  );
  const position = present(duel.match);
  const waits = awaits(game.rules, duel);
  const [planned, setPlanned] = useState<{ duel: Duel<Position>; option: Position }>();

  useEffect(() => {
    if (waits !== "opponent") return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    const soon = setTimeout(() => {
      const { option } =
        strategy?.(duel.match) ?? reply(game, opponent, position, duel.match.present) ?? {};
      if (option === undefined) return;
      setPlanned({ duel, option });
      later = setTimeout(
        () => send({ kind: "move", by: "opponent", option }),
        REPLY_DELAY - MARK_DELAY,
      );
    }, MARK_DELAY);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [duel, opponent, strategy, game, position, waits]);

  const intent = planned?.duel === duel ? planned.option : undefined;
  return { duel, forward, position, waits, intent, send };
}

/** The reader's unfinished action: none, carrying a piece, or choosing among the moves of a spot. */
export type PendingMove =
  | { readonly kind: "none" }
  | { readonly kind: "pickedUp"; readonly spot: string }
  | {
      readonly kind: "choosing";
      readonly spot: string;
      readonly moves: readonly BoardMove<unknown>[];
      readonly fields: readonly number[];
    };

const NO_MOVE: PendingMove = { kind: "none" };

/** No opponent: while a position is set up, and before the first move is asked for. */
export const NO_OPPONENT: Opponent = { kind: "none" };

interface Setup {
  readonly words: Words["board"];
  readonly game: AnyGame;
  readonly start: unknown;
  readonly side: Side;
  readonly asGrid: boolean;
  readonly opponent: Opponent;
  readonly strategy: Strategy<unknown> | undefined;
}

/** The state of a board: the duel, and what the reader points at, picks up and requests. */
export function useBoard({ words, game, start, side, asGrid, opponent, strategy }: Setup) {
  const [editing, setEditing] = useState(false);
  const duel = useDuel(game, start, side, editing ? NO_OPPONENT : opponent, strategy);
  const { position } = duel;
  const origin = duel.duel.match.positions[0];
  const drawing = useMemo(() => drawingOf(game, origin, asGrid), [game, origin, asGrid]);
  const context: DrawingContext<unknown> = useMemo(
    () => ({ game, words, start: origin }),
    [game, words, origin],
  );
  const moves = useMemo(() => movesFrom(drawing, context, position), [drawing, context, position]);

  const [pending, setPending] = useState<PendingMove>(NO_MOVE);
  const [pointed, point] = useState<BoardMove<unknown>>();
  const [hinted, setHinted] = useState(false);
  const [allWinning, setAllWinning] = useState(false);
  const clear = (): void => {
    setPending(NO_MOVE);
    point(undefined);
    setHinted(false);
  };
  // An action that was begun on one position is not valid on another.
  useEffect(clear, [position]);

  const winning = useMemo(
    () => (hinted || allWinning ? moves.filter(({ option }) => game.judge(option) === "P") : []),
    [hinted, allWinning, moves, game],
  );
  const shown = useMemo(
    () => new Set(allWinning ? winning : winning.slice(0, 1)),
    [allWinning, winning],
  );
  const edits = useMemo(
    () => (editing ? (drawing.edits?.(context, position) ?? []) : []),
    [editing, drawing, context, position],
  );
  const pickedUp = pending.kind === "pickedUp" ? pending.spot : undefined;
  const spots = useMemo(
    () => movesBySpot(editing ? edits : moves, editing ? undefined : pickedUp),
    [editing, edits, moves, pickedUp],
  );

  const act = (event: DuelEvent<unknown>): void => {
    clear();
    duel.send(event);
  };
  const play = ({ option }: BoardMove<unknown>): void =>
    act(
      editing
        ? { kind: "start", position: option, reader: duel.duel.reader }
        : { kind: "move", by: "reader", option },
    );
  const offer = (spot: string, found: readonly BoardMove<unknown>[]): void => {
    const [first, second] = found;
    if (first === undefined) return;
    if (second === undefined) return play(first);
    if (drawing.picksUp === true && pickedUp === undefined)
      return setPending({ kind: "pickedUp", spot });
    const simplest = found.reduce((a, b) => (total(b.fields) < total(a.fields) ? b : a), first);
    setPending({
      kind: "choosing",
      spot,
      moves: drawing.shared ? moves : found,
      fields: simplest.fields,
    });
  };

  const before = previous(duel.duel.match);
  const trace = useMemo(
    () => new Set(before === undefined ? [] : drawing.touches(before, position)),
    [drawing, before, position],
  );
  const intended = useMemo(
    () => new Set(duel.intent === undefined ? [] : drawing.touches(position, duel.intent)),
    [drawing, position, duel.intent],
  );
  return {
    ...duel,
    ...{
      drawing,
      context,
      moves,
      spots,
      pending,
      pointed,
      winning,
      shown,
      before,
      trace,
      editing,
      pickedUp,
    },
    ...{ hinted, allWinning, clear, act, play, offer, point },
    intended,
    hint: () => {
      clear();
      setHinted(true);
    },
    setAllWinning,
    setEditing,
  };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** What a picture needs beside the state of the board. */
interface Handlers {
  readonly words: Words["board"];
  /** `disabled` before the script runs, `waiting` while it is not the reader's turn. */
  readonly mode: SpotState["mode"];
  readonly showsValues: boolean;
  readonly cursor: string | undefined;
  readonly onArrow: (event: KeyboardEvent, from: string) => void;
  readonly onPress: (spot: string) => void;
  readonly onCancel: () => void;
}

/** The spots that a winning move marks: where it begins, and where its piece goes once that is picked up. */
const winningSpots = (
  { picksUp }: BoardDrawing<unknown>,
  { spots, target }: BoardMove<unknown>,
): readonly string[] => (picksUp === true && target !== undefined ? [...spots, target] : spots);

/** The picture to draw, from the state of the board. */
export function pictureState(
  board: ReturnType<typeof useBoard>,
  handlers: Handlers,
): PictureState<unknown> {
  const { drawing, context, position, pointed, winning, editing } = board;
  const open = handlers.mode === "open";
  const [best] = winning;
  const touchedBy = (move: BoardMove<unknown> | undefined): ReadonlySet<string> =>
    new Set(move ? drawing.touches(position, move.option) : []);
  const marked = touchedBy(open && !editing ? pointed : undefined);
  const hinted = touchedBy(board.hinted ? best : undefined);
  const marksWinning = new Set([...board.shown].flatMap((move) => winningSpots(drawing, move)));
  return {
    ...context,
    position,
    past: board.duel.match.positions.slice(0, board.duel.match.present + 1),
    spot: (id) => spotState(board, handlers, id, marksWinning.has(id) && open),
    mark: (piece) => {
      if (marked.has(piece)) return "marked";
      return board.intended.has(piece) ? "intent" : undefined;
    },
    ringed: (piece) => hinted.has(piece),
    trace: board.trace,
    forward: board.forward,
    theory: handlers.showsValues ? context.game.explain(position) : undefined,
    rows: drawing.rows?.(position) ?? [],
  };
}

/** The state of a spot, or undefined where nothing can be pressed. */
function spotState(
  board: ReturnType<typeof useBoard>,
  { words, mode, cursor, onArrow, onPress, onCancel }: Handlers,
  id: string,
  marksWinning: boolean,
): SpotState | undefined {
  const { drawing, context, pending, spots, pickedUp, point } = board;
  const onKeyDown = (event: KeyboardEvent): void => {
    ignoreHeldKey(event);
    onArrow(event, id);
    if (event.key === "Escape") onCancel();
  };
  const common = { mode, onKeyDown, cursor: cursor === id };
  if (id === pickedUp) {
    const here = { name: words.putBack, picked: true, winning: undefined, onPress: onCancel };
    return { ...common, ...here, onPoint: () => undefined };
  }
  const found = spots.get(id);
  const [only, another] = found ?? [];
  if (found === undefined || only === undefined) return undefined;
  return {
    ...common,
    name: another === undefined ? only.name : drawing.spotName(context, id, found),
    picked: pending.kind !== "none" && pending.spot === id,
    winning: marksWinning ? words.winningMove : undefined,
    onPress: () => onPress(id),
    onPoint: (here) => {
      if (pending.kind !== "choosing") point(here ? only : undefined);
    },
  };
}
