import { checkNatural, nimSum } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import type { Ruleset } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { defineGame, sums } from "./game-kind.ts";
import { checkNumbers, readNumbers, checkTotal, checkOptionCount } from "./read-position.ts";

/**
 * Staircase Nim: coins lie on steps; a move takes any positive number of coins from step j ≥ 1 to step j − 1. Coins on
 * the ground, step 0, cannot be moved. A position is the number of coins on each step; index 0 is the ground.
 *
 * `claim` is the nim-sum of the odd steps: moving coins from an odd step is a move of Nim, and the reply to a move onto
 * an odd step can move the same coins on. The notation lists the steps from the ground up: `0 3 2`.
 *
 * @cost One option per coin above the ground. A search visits every reachable position; `claim` is O(steps).
 * @throws {TypeError | RangeError} for a position that is not an array of non-negative integers or has more than
 * 2^53 − 1 coins in all, and from `options` if there are more than 1 000 000 options.
 * @example
 * options(staircase, [0, 1, 2]); // [[1, 0, 2], [0, 2, 1], [0, 3, 0]]
 * grundyValue(staircase, [9, 3, 7, 6]); // 5
 */
export const staircase: Ruleset<readonly number[]> = defineGame(
  Object.freeze({
    name: "Staircase Nim",
    check,
    options: (steps: readonly number[]): readonly (readonly number[])[] => {
      checkOptionCount(
        "Staircase Nim",
        steps.slice(1).reduce((total, coins) => total + coins, 0),
      );
      return steps.flatMap((coins, step) => {
        const below = steps[step - 1];
        if (below === undefined) return [];
        return Array.from({ length: coins }, (_, less) =>
          steps.with(step, coins - less - 1).with(step - 1, below + less + 1),
        );
      });
    },
    key: (steps: readonly number[]) =>
      steps
        .slice(1)
        .join(" ")
        .replace(/( 0)*$/, ""),
    print: (steps: readonly number[]) => steps.join(" "),
    parse: (text: string) => {
      const steps = readNumbers(text, "coins");
      checkTotal(text, steps);
      return steps;
    },
    ...descriptionsFrom((steps: readonly number[], option: readonly number[]) => {
      const from = steps.findLastIndex((coins, index) => coins !== option[index]);
      const n = itemAt(steps, from) - itemAt(option, from);
      return { id: from === 1 ? "carryToGround" : "carry", values: { n, from, to: from - 1 } };
    }),
    claim: (steps: readonly number[]) => nimSum(steps.filter((_, step) => step % 2 === 1)),
    claimTerms: (steps: readonly number[]) =>
      steps.flatMap((size, step) =>
        step % 2 === 1 ? [{ unit: "step" as const, place: [step], size, value: size }] : [],
      ),
  }),
  {
    id: "staircase",
    rule: "Carry any number of coins from one step to the next below.",
    drawing: "steps",
    samples: () => [...sums(1, 3, 3), ...sums(0, 2, 1, 2)],
  },
);

/** Checks the total as well, because moves can put all coins on one step. */
function check(steps: readonly number[]): void {
  checkNumbers("read stairs", "number of coins", steps);
  const total = steps.reduce((sum, coins) => sum + coins, 0);
  checkNatural("read stairs", "total of coins", total);
}
