import { useCallback, useEffect, useMemo, useState, useReducer } from "preact/hooks";
import {
  type DuelEvent,
  type Side,
  awaits,
  startDuel,
  step,
  type Duel,
} from "../../src/games/match/duel.ts";
import type { AnyGame, Game } from "../../src/games/match/game.ts";
import { previous, present } from "../../src/games/match/match.ts";
import { type Opponent, reply, type Reply } from "../../src/games/match/opponent.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { BoardGames } from "./board-games.ts";
import type { Family, Frame, Way } from "./family.ts";
import { nameMove } from "./sayings.ts";

/** The ways to move from a position, in the order of its options; equal options are one. */
export function waysOf<Position>(
  family: Family<Position>,
  frame: Frame<Position>,
  position: Position,
): readonly Way<Position>[] {
  const { rules } = frame.game;
  const distinct = new Map(rules.options(position).map((each) => [rules.print(each), each]));
  return [...distinct.values()].flatMap((option) =>
    family.way(frame, position, option, nameMove(frame.words, rules, position, option)),
  );
}

/** The ways to move from the position on the board. */
function useWays<Position>(
  family: Family<Position>,
  frame: Frame<Position>,
  position: Position,
): readonly Way<Position>[] {
  return useMemo(() => waysOf(family, frame, position), [family, frame, position]);
}

/** The spots that can be pressed, each with the moves that it begins, in the order of the moves. */
type Spots<Position> = ReadonlyMap<string, readonly Way<Position>[]>;

/** The spots of some moves; after a piece was picked up, the places it can go to. */
export function spotsOf<Position>(
  ways: readonly Way<Position>[],
  lifted: string | undefined,
): Spots<Position> {
  const spots = new Map<string, Way<Position>[]>();
  const add = (spot: string, way: Way<Position>): void => {
    spots.set(spot, [...(spots.get(spot) ?? []), way]);
  };
  for (const way of ways) {
    if (lifted === undefined) way.spots.forEach((spot) => add(spot, way));
    else if (way.spots.includes(lifted) && way.target !== undefined) add(way.target, way);
  }
  return spots;
}

/** Milliseconds that the opponent waits, so that the reader sees both moves one after the other. */
const PAUSE = 900;

/** Milliseconds until the opponent's next move is marked: the reader's move is rendered first. */
const GLANCE = 60;

interface Table<Position> {
  readonly duel: Duel<Position>;
  /** Whether the last event was a move and not an undo: only then are pieces animated. */
  readonly forward: boolean;
}

/** The state of a duel on the board, with the opponent's delayed replies. */
function useDuel<Position>(game: Game<Position>, start: Position, side: Side, opponent: Opponent) {
  const [{ duel, forward }, send] = useReducer(
    (table: Table<Position>, event: DuelEvent<Position>): Table<Position> => {
      const next = step(game.rules, table.duel, event);
      if (next === table.duel) return table;
      return { duel: next, forward: event.kind === "move" };
    },
    { duel: startDuel(start, side), forward: false },
  );
  const position = present(duel.match);
  const waits = awaits(game.rules, duel);
  const [plan, setPlan] = useState<{
    readonly at: Duel<Position>;
    readonly reply: Reply<Position>;
  }>();

  useEffect(() => {
    if (waits !== "opponent") return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    const soon = setTimeout(() => {
      const made = reply(game, opponent, position, duel.match.present);
      if (made === undefined) return;
      setPlan({ at: duel, reply: made });
      const { option } = made;
      later = setTimeout(() => send({ kind: "move", by: "opponent", option }), PAUSE - GLANCE);
    }, GLANCE);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [duel, opponent, game, position, waits]);

  const intent = plan?.at === duel ? plan.reply.option : undefined;
  return { duel, forward, position, waits, intent, send };
}

/** The reader's unfinished action: none, carrying a piece, or choosing among the moves of a spot. */
export type Doing =
  | { readonly kind: "nothing" }
  | { readonly kind: "lifted"; readonly spot: string }
  | {
      readonly kind: "choosing";
      readonly spot: string;
      readonly ways: readonly Way<unknown>[];
      readonly fields: readonly number[];
    };

const NOTHING: Doing = { kind: "nothing" };

/** No opponent: while a position is set up, and before the first move is asked for. */
export const IDLE: Opponent = { kind: "none" };

interface Setup {
  readonly words: Words["board"];
  readonly games: BoardGames;
  readonly game: AnyGame;
  readonly start: unknown;
  readonly side: Side;
  readonly asGrid: boolean;
  readonly opponent: Opponent;
}

/** The state of a board: the duel, and what the reader points at, picks up and requests. */
export function useBoard({ words, games, game, start, side, asGrid, opponent }: Setup) {
  const [editing, setEditing] = useState(false);
  const duel = useDuel(game, start, side, editing ? IDLE : opponent);
  const { position } = duel;
  const origin = duel.duel.match.positions[0];
  const familyFor = useCallback(
    (from: unknown): Family<unknown> => games.familyOf(game, from, asGrid),
    [games, game, asGrid],
  );
  const family = useMemo(() => familyFor(origin), [familyFor, origin]);
  const frame: Frame<unknown> = useMemo(
    () => ({ game, words, start: origin }),
    [game, words, origin],
  );
  const ways = useWays(family, frame, position);

  const [doing, setDoing] = useState<Doing>(NOTHING);
  const [pointed, point] = useState<Way<unknown>>();
  const [hinted, setHinted] = useState(false);
  const [allWinning, setAllWinning] = useState(false);
  const clear = (): void => {
    setDoing(NOTHING);
    point(undefined);
    setHinted(false);
  };
  // An action that was begun on one position is not valid on another.
  useEffect(clear, [position]);

  const winning = useMemo(
    () => (hinted || allWinning ? ways.filter(({ option }) => game.judge(option) === "P") : []),
    [hinted, allWinning, ways, game],
  );
  const shown = useMemo(
    () => new Set(allWinning ? winning : winning.slice(0, 1)),
    [allWinning, winning],
  );
  const edits = useMemo(
    () => (editing ? (family.edits?.(frame, position) ?? []) : []),
    [editing, family, frame, position],
  );
  const lifted = doing.kind === "lifted" ? doing.spot : undefined;
  const spots = useMemo(
    () => spotsOf(editing ? edits : ways, editing ? undefined : lifted),
    [editing, edits, ways, lifted],
  );

  const act = (event: DuelEvent<unknown>): void => {
    clear();
    duel.send(event);
  };
  const play = ({ option }: Way<unknown>): void =>
    act(
      editing
        ? { kind: "start", position: option, reader: duel.duel.reader }
        : { kind: "move", by: "reader", option },
    );
  const offer = (spot: string, found: readonly Way<unknown>[]): void => {
    const [first, second] = found;
    if (first === undefined) return;
    if (second === undefined) return play(first);
    if (family.picksUp === true && lifted === undefined) return setDoing({ kind: "lifted", spot });
    const simplest = found.find(({ fields }) => sum(fields) === leastSum(found)) ?? first;
    setDoing({
      kind: "choosing",
      spot,
      ways: family.shared ? ways : found,
      fields: simplest.fields,
    });
  };

  const before = previous(duel.duel.match);
  const trace = useMemo(
    () => new Set(before === undefined ? [] : family.touches(before, position)),
    [family, before, position],
  );
  const intended = useMemo(
    () => new Set(duel.intent === undefined ? [] : family.touches(position, duel.intent)),
    [family, position, duel.intent],
  );
  return {
    ...duel,
    ...{
      family,
      familyFor,
      frame,
      ways,
      spots,
      doing,
      pointed,
      winning,
      shown,
      before,
      trace,
      editing,
      lifted,
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

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);
const leastSum = (ways: readonly Way<unknown>[]): number =>
  ways.reduce((least, { fields }) => Math.min(least, sum(fields)), Infinity);
