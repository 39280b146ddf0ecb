import { grundyValue } from "../theory/grundy-value.ts";
import type { Outcome, Ruleset } from "../theory/ruleset.ts";
import { misereNimOutcome } from "./nim.ts";

/**
 * The first exception to the hypothesis of Ferguson's theorem that can be reached from a summand of a position: a position
 * with moves and with the Grundy value 0 that has no option with the value 1. Undefined where there is none.
 *
 * No subtraction game has an exception. Where heaps split there may be some: a summand is then followed as a whole.
 *
 * @cost Every position that can be reached from each summand, with its options.
 * @throws {TypeError | RangeError} when the position is not one of this game, or when play can return to a position.
 * @source T. S. Ferguson, On sums of graph games with last player losing, International Journal of Game Theory 3 (1974).
 * @example
 * fergusonException(subtraction([1, 3, 4]), [20, 20]); // undefined
 * fergusonException(kayles, 8); // [2, 2]
 */
export function fergusonException<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
): Position | undefined {
  ruleset.check(position);
  const reached = new Map<string | number, Position>();
  const reach = (at: Position): void => {
    const key = ruleset.key(at);
    if (!reached.has(key)) reached.set(key, at);
  };
  for (const summand of ruleset.summands?.(position) ?? [position]) reach(summand);
  for (const at of reached.values()) {
    const options = ruleset.options(at);
    options.forEach(reach);
    if (options.length === 0 || grundyValue(ruleset, at) !== 0) continue;
    if (!options.some((option) => grundyValue(ruleset, option) === 1)) return at;
  }
  return undefined;
}

/**
 * The misère outcome of a sum by Ferguson's theorem, from the Grundy values of its summands: P exactly when a value is 2 or
 * more and the nim-sum is 0, or no value is and the nim-sum is 1. Undefined where the theorem's hypothesis fails, of which
 * {@link fergusonException} is the reason; then only a search by {@link outcome} tells.
 *
 * @cost That of {@link fergusonException}: a sum costs no more than its summands.
 * @throws {TypeError | RangeError} when the position is not one of this game, or when play can return to a position.
 * @source T. S. Ferguson, On sums of graph games with last player losing, International Journal of Game Theory 3 (1974).
 * @example
 * fergusonOutcome(subtraction([1, 3, 4]), [5, 12, 19]); // "N"
 * fergusonOutcome(kayles, 8); // undefined
 */
export function fergusonOutcome<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
): Outcome | undefined {
  if (fergusonException(ruleset, position) !== undefined) return undefined;
  const summands = ruleset.summands?.(position) ?? [position];
  return misereNimOutcome(summands.map((summand) => grundyValue(ruleset, summand)));
}
