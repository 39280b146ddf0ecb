import values from "./known-values.json" with { type: "json" };

/** Published Grundy values of a game: the heaps 0, 1, 2, … unless the rule says otherwise. */
export interface KnownValues {
  readonly game: string;
  /** The id of the library's own game that these are values of. */
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

/** The row of one game. */
export function known(game: string): KnownValues {
  const found = knownValues.find((row) => row.game === game);
  if (found === undefined) throw new Error(`known-values.json has no game called ${game}`);
  return found;
}
