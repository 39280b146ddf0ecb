import { useMemo } from "preact/hooks";
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
export function useWays<Position>(
  family: Family<Position>,
  frame: Frame<Position>,
  position: Position,
): readonly Way<Position>[] {
  return useMemo(() => waysOf(family, frame, position), [family, frame, position]);
}

/** The spots that can be pressed, each with the moves that it begins, in the order of the moves. */
export type Spots<Position> = ReadonlyMap<string, readonly Way<Position>[]>;

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
