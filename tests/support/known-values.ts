import values from "./known-values.json" with { type: "json" };

/** Published Grundy values of a game, for the heaps 0, 1, 2, … unless `rule` states something else. */
export interface KnownValues {
  readonly game: string;
  /** The id of the library's game with these values. */
  readonly id?: string;
  /** The sequence's number in the On-Line Encyclopedia of Integer Sequences, https://oeis.org. */
  readonly oeis?: string;
  readonly rule: string;
  readonly code?: string;
  readonly subtractionSet?: readonly number[];
  readonly preperiod?: number;
  readonly period?: number;
  readonly saltus?: number;
  readonly misereP?: readonly number[];
  readonly values: readonly number[];
  readonly table?: readonly (readonly number[])[];
}

export const knownValues: readonly KnownValues[] = values;

export function known(game: string): KnownValues {
  const found = knownValues.find((row) => row.game === game);
  if (found === undefined) throw new Error(`known-values.json must have the game ${game}`);
  return found;
}
