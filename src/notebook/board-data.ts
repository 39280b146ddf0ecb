import {
  count,
  either,
  exactText,
  list,
  object,
  only,
  where,
  type Read,
  type ReadBy,
} from "./validation/read.ts";
import { gameId, rulesetOf, type Ruleset } from "../grundy.ts";
import { describeMove } from "./messages.ts";
import { endingPositions } from "../games/theory/finite-graph.ts";
import { itemAt } from "../games/theory/item-at.ts";

/** Limits of a game that is sent as data. */
export const BOARD_LIMITS = { positions: 500, moves: 4_000, characters: 1000 } as const;

/** The data that `show.board` sends. */
export type BoardData = ReadBy<typeof readBoard>;

/** A game defined by a cell, as data. */
export type ReachableBoard = Extract<BoardData, { readonly kind: "reachable" }>;

/** Describes a move in the page's language. */
export type NameMove = <Position>(rules: Ruleset<Position>, from: Position, to: Position) => string;

/**
 * Returns the data of a board.
 *
 * @throws {TypeError | RangeError} when the position is not one of the game
 */
export function boardData<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
  nameMove: NameMove = describeMove,
): BoardData {
  ruleset.check(position);
  const id = gameId(ruleset);
  const text = clipped(ruleset.print(position));
  if (id !== undefined) return { kind: "named", ruleset: id, position: text };
  const ownName = clipped(ruleset.name);
  // If there are too many positions, those that differ only in the order of their heaps count as one.
  const positions =
    reach(ruleset, position, nameMove, (one) => ruleset.print(one)) ??
    reach(ruleset, position, nameMove, (one) => String(ruleset.key(one)));
  if (positions === undefined) return { kind: "crowded", ruleset: ownName, position: text };
  return { kind: "reachable", ruleset: ownName, positions };
}

/** Formats board data as plain text. */
export function boardText(data: BoardData): string {
  if (data.kind === "reachable") return `${data.ruleset}: ${itemAt(data.positions, 0).text}`;
  const known = data.kind === "named" ? rulesetOf(data.ruleset) : undefined;
  return `${known?.name ?? data.ruleset}: ${data.position}`;
}

/** Lists the reachable positions in breadth-first order, each name once; returns undefined beyond `BOARD_LIMITS`. */
function reach<Position>(
  ruleset: Ruleset<Position>,
  start: Position,
  nameMove: NameMove,
  nameOf: (position: Position) => string,
): ReachableBoard["positions"] | undefined {
  const names = [nameOf(start)];
  const pending = [start];
  const positions: ReachableBoard["positions"][number][] = [];
  let moves = 0;
  for (const position of pending) {
    const found = new Map<string, Position>();
    for (const option of ruleset.options(position)) {
      const name = nameOf(option);
      if (!found.has(name)) found.set(name, option);
    }
    for (const [name, option] of found) {
      if (names.includes(name)) continue;
      names.push(name);
      pending.push(option);
    }
    moves += found.size;
    if (names.length > BOARD_LIMITS.positions || moves > BOARD_LIMITS.moves) return undefined;
    positions.push({
      text: clipped(ruleset.print(position)),
      moves: [...found].map(([name, option]) => ({
        to: names.indexOf(name),
        say: clipped(nameMove(ruleset, position, option)),
      })),
    });
  }
  return positions;
}

const clipped = (text: string): string => text.slice(0, BOARD_LIMITS.characters);

// Exact, including hidden characters: the text identifies the position.
const characters = exactText(BOARD_LIMITS.characters);
const ruleset = exactText(10 * BOARD_LIMITS.characters);

/** Validates reachable positions. A move contains the index of its option and its text. */
const reachedOf = (positions: number) =>
  list(
    BOARD_LIMITS.positions,
    object({
      text: characters,
      moves: list(
        BOARD_LIMITS.moves,
        object({ to: where(count, (to) => to < positions), say: characters }),
      ),
    }),
  );

type Positions = ReadBy<ReturnType<typeof reachedOf>>;

const positions: Read<Positions> = (value) =>
  Array.isArray(value) && value.length > 0 ? reachedOf(value.length)(value) : undefined;

/** Validates the board data of a message; returns undefined if it is malformed or play might not end. */
export const readBoard = either(
  // A game of the library, by its id.
  object({ kind: only("named"), ruleset, position: characters }),
  // A cell's own game with more positions than `BOARD_LIMITS` allows: only its position.
  object({ kind: only("crowded"), ruleset, position: characters }),
  // A cell's own game, whose rules are functions and cannot be sent. Position 0 is the one shown.
  object({ kind: only("reachable"), ruleset, positions: where(positions, ends) }),
);

function ends(positions: Positions): boolean {
  const graph = positions.map(({ moves }) => moves.map(({ to }) => to));
  return endingPositions(graph).length === graph.length;
}
