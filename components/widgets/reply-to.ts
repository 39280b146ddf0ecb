import { nimSum } from "../../src/theory/nim-sum.ts";
import { carryCoins, oddSteps, type Carry, type Steps } from "./carry-coins.ts";
import { zeroMoves } from "./xor-moves.ts";
import { itemAt } from "../../src/theory/item-at.ts";

/**
 * The reply of Staircase Nim to a move from stairs whose odd steps have nim-sum 0; after it they have it again. Coins
 * that came from an even step are carried on; a move from an odd step is answered as in Nim. O(number of steps).
 *
 * @throws RangeError when the nim-sum was not 0 before the move
 */
export function replyTo(before: Steps, move: Carry): Carry {
  const sum = nimSum(oddSteps(before));
  if (sum !== 0) {
    throw new RangeError(
      `Cannot reply: the nim-sum of the odd steps must be 0 before the move, current value is ${sum}`,
    );
  }
  if (move.step % 2 === 0) return { step: move.step - 1, coins: move.coins };
  // One heap of a nim-sum 0 has become smaller, so that some other heap can be made smaller in turn.
  const { heap, from, to } = itemAt(zeroMoves(oddSteps(carryCoins(before, move))), 0);
  return { step: 2 * heap + 1, coins: from - to };
}
