import { itemAt } from "../../src/games/theory/item-at.ts";

/** The state and the event handlers of a spot, which is rendered as a button. */
export interface SpotView {
  readonly name: string;
  /** `disabled` before the script runs, `waiting` while it is not the reader's turn. */
  readonly mode: "disabled" | "waiting" | "open";
  /** Whether the single tab stop of the board is here. */
  readonly cursor: boolean;
  readonly picked: boolean;
  /** The description of a winning move, where it is shown. */
  readonly winning: string | undefined;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Called when the pointer or the focus enters the spot, and when it leaves. */
  readonly onPoint: (here: boolean) => void;
}

/**
 * The two numbers in the name of a spot or piece: `3:5` and `3.5` have 3 and 5.
 *
 * @throws RangeError when there are fewer
 */
export function numbersOf(name: string): readonly [number, number] {
  const numbers = name.split(/[:.]/).map(Number);
  return [itemAt(numbers, 0), itemAt(numbers, 1)];
}

/** The nearest of some spots to a place. */
export function nearestSpot(
  spots: readonly string[],
  at: (spot: string) => readonly [number, number],
  wished: readonly [number, number],
): string | undefined {
  return least(spots, (spot) => {
    const [x, y] = at(spot);
    return Math.abs(x - wished[0]) + Math.abs(y - wished[1]);
  });
}

/**
 * The spot that a key leads to: an arrow to the nearest in its direction, preferring spots on the same line; Home
 * and End to the first and the last.
 */
export function spotTowards(
  spots: readonly string[],
  at: (spot: string) => readonly [number, number],
  from: string,
  key: string,
): string | undefined {
  if (key === "Home") return spots[0];
  if (key === "End") return spots.at(-1);
  const turns: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const turn = turns[key];
  if (turn === undefined) return undefined;
  const [x, y] = at(from);
  const reach = (spot: string) => {
    const [dx, dy] = [at(spot)[0] - x, at(spot)[1] - y];
    const ahead = dx * turn[0] + dy * turn[1];
    return { ahead, aside: Math.abs(dx * turn[1]) + Math.abs(dy * turn[0]) };
  };
  const found = spots.filter((spot) => {
    const { ahead, aside } = reach(spot);
    return ahead > 0 && aside <= 8 * ahead;
  });
  return least(found, (spot) => reach(spot).ahead + 4 * reach(spot).aside);
}

function least<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<{ item: Item; size: number } | undefined>((best, item) => {
    const size = measure(item);
    return best === undefined || size < best.size ? { item, size } : best;
  }, undefined)?.item;
}
