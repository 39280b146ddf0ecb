import type { Period } from "./period.ts";

/**
 * What a program that knows only the definition of a game needs to check its period: g(n + period) = g(n) + saltus for
 * every n from preperiod on, because the values of the heaps 0 … provedAt prove it. As JSON it is what the command
 * `certificate` reads.
 */
export interface Certificate extends Period {
  /** The game's rules as the laboratory writes them: `0.77`, `4.[3]`. */
  readonly game: string;
  /** The values of the heaps 0 … provedAt. A program that fills the table itself can do without them. */
  readonly values?: readonly number[];
}

/**
 * The certificate of a proved period. O(provedAt) time.
 *
 * @param game the canonical text of the game's rules
 * @param values at least those of the heaps 0 … provedAt; without them the certificate has none
 * @throws {RangeError} when there are fewer values.
 */
export function certificateOf(
  game: string,
  { preperiod, period, saltus, provedAt }: Period,
  values?: ArrayLike<number>,
): Certificate {
  const certificate = { game, preperiod, period, saltus, provedAt };
  if (values === undefined) return certificate;
  if (values.length <= provedAt) {
    throw new RangeError(
      `Cannot make certificate: there must be at least ${provedAt + 1} values, current value is ${values.length}`,
    );
  }
  const used = Array.from({ length: provedAt + 1 }, (_, heap) => values[heap] ?? 0);
  return { ...certificate, values: used };
}
