import { checkNatural } from "./check-natural.ts";
import type { Outcome } from "./ruleset.ts";
import { itemAt } from "./item-at.ts";

/** The outcome where play may go on for ever: `"draw"` when neither player can force an end. */
export type LoopyOutcome = Outcome | "draw";

/** The most positions of one analysis. */
const MOST_POSITIONS = 1_000_000;

/**
 * The outcomes of all positions 0 … count − 1 of a game in which positions may come back. Who cannot move loses.
 *
 * Retrograde analysis: terminal positions are P; going backwards, a position with an option that is P is N, and a
 * position whose options are all N is P. Positions that get no outcome this way are draws.
 *
 * @param count how many positions there are: 0 … 1 000 000
 * @param options the positions one move away, from the point of view of the player who is then to move
 * @cost O(positions + moves) time and memory.
 * @throws {TypeError | RangeError} when count is not such an integer, or an option is not a position.
 * @example
 * loopyOutcomes(4, (n) => [[], [0], [1, 3], [2]][n]); // ["P", "N", "draw", "draw"]
 */
export function loopyOutcomes(
  count: number,
  options: (position: number) => readonly number[],
): readonly LoopyOutcome[] {
  checkNatural("find outcomes", "count of positions", count);
  if (count > MOST_POSITIONS) {
    throw new RangeError(
      `Cannot find outcomes: count of positions must be at most ${MOST_POSITIONS}, current value is ${count}`,
    );
  }
  const outcomes: LoopyOutcome[] = Array.from({ length: count }, () => "draw");
  const open = new Array<number>(count).fill(0);
  const before: number[][] = Array.from({ length: count }, () => []);
  const settled: number[] = [];
  const settle = (position: number, outcome: Outcome): void => {
    if (outcomes[position] !== "draw") return;
    outcomes[position] = outcome;
    settled.push(position);
  };

  for (let position = 0; position < count; position++) {
    const found = options(position);
    open[position] = found.length;
    for (const option of found) {
      const back = before[option];
      if (back === undefined) throw notAPosition(count, option);
      back.push(position);
    }
  }
  for (let position = 0; position < count; position++) {
    if (open[position] === 0) settle(position, "P");
  }
  for (const option of settled) {
    for (const position of itemAt(before, option)) {
      const left = itemAt(open, position) - 1;
      open[position] = left;
      if (outcomes[option] === "P") settle(position, "N");
      else if (left === 0) settle(position, "P");
    }
  }
  return outcomes;
}

function notAPosition(count: number, option: number): RangeError {
  return new RangeError(
    `Cannot find outcomes: option must be an integer from 0 to ${count - 1}, current value is ${option}`,
  );
}
