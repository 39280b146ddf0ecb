import {
  count,
  either,
  exact,
  list,
  object,
  only,
  where,
  type Read,
  type ReadBy,
} from "./validation/read.ts";
import { gameId, rulesetOf, type Ruleset } from "../grundy.ts";
import { moveInWords } from "./own-words.ts";
import { itemAt } from "../theory/item-at.ts";

/** Bounds on a game that travels as data. */
export const BOARD_LIMITS = { positions: 500, moves: 4_000, characters: 1000 } as const;

/** What `show.board` sends. */
export type BoardData = ReadBy<typeof readBoard>;

/** A game that a cell has made, as data. */
export type ReachableBoard = Extract<BoardData, { readonly kind: "reachable" }>;

/** What a player says for a move. */
type NameMove = <Position>(rules: Ruleset<Position>, from: Position, to: Position) => string;

/**
 * The data of a board.
 *
 * @throws {TypeError | RangeError} when the position is not one of the game
 */
export function boardData<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
  nameMove: NameMove = moveInWords,
): BoardData {
  ruleset.check(position);
  const id = gameId(ruleset);
  const text = clipped(ruleset.print(position));
  if (id !== undefined) return { kind: "named", ruleset: id, position: text };
  const own = clipped(ruleset.name);
  const positions = reach(ruleset, position, nameMove);
  if (positions === undefined) return { kind: "crowded", ruleset: own, position: text };
  return { kind: "reachable", ruleset: own, positions };
}

/** The same as plain text. */
export function boardText(data: BoardData): string {
  if (data.kind === "reachable") return `${data.ruleset}: ${itemAt(data.positions, 0).text}`;
  const known = data.kind === "named" ? rulesetOf(data.ruleset) : undefined;
  return `${known?.name ?? data.ruleset}: ${data.position}`;
}

/** Breadth first, so that the indices follow the moves; undefined when there is too much. */
function reach<Position>(
  ruleset: Ruleset<Position>,
  start: Position,
  nameMove: NameMove,
): ReachableBoard["positions"] | undefined {
  const names = [ruleset.print(start)];
  const waiting = [start];
  const positions: ReachableBoard["positions"][number][] = [];
  let moves = 0;
  for (let at = 0; at < waiting.length; at++) {
    const position = waiting[at] as Position;
    const found = new Map<string, Position>();
    for (const option of ruleset.options(position)) found.set(ruleset.print(option), option);
    for (const [name, option] of found) {
      if (names.includes(name)) continue;
      names.push(name);
      waiting.push(option);
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

// As they are: a position is found again by its text.
const characters = exact(BOARD_LIMITS.characters);
const ruleset = exact(10 * BOARD_LIMITS.characters);

/** What can be reached from a position; a move is the index of its option, and what the player says. */
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

/** Reads board data that came over a border; undefined when it is none, or play would not end. */
export const readBoard = either(
  // A game of the library, by the id that its rules are found by again.
  object({ kind: only("named"), ruleset, position: characters }),
  // A cell's own game with more positions than can travel: its position alone.
  object({ kind: only("crowded"), ruleset, position: characters }),
  // A cell's own game, whose rules cannot travel. Position 0 is the one shown.
  object({ kind: only("reachable"), ruleset, positions: where(positions, ends) }),
);

/** Whether no play comes back to where it was: positions without a move are taken away until none is left. */
function ends(positions: Positions): boolean {
  const open = positions.map(({ moves }) => moves.length);
  const before: number[][] = positions.map(() => []);
  positions.forEach(({ moves }, from) => moves.forEach(({ to }) => before[to]?.push(from)));
  const settled = open.flatMap((moves, at) => (moves === 0 ? [at] : []));
  for (const at of settled) {
    for (const from of before[at] ?? []) {
      const left = (open[from] ?? 0) - 1;
      open[from] = left;
      if (left === 0) settled.push(from);
    }
  }
  return settled.length === positions.length;
}
