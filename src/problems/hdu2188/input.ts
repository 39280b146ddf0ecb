import type { TokenReader } from "../token-reader.ts";

export interface Case {
  /** The sum to reach, n. */
  readonly goal: number;
  /** The most that a player may give at a time, m. */
  readonly most: number;
}

/**
 * The bounds of the statement as far as we know it, 0 < n < 10000 and 1 ≤ m ≤ 10: they were not compared with the
 * judge’s page.
 */
export const limits = {
  goal: { min: 1, max: 9999 },
  most: { min: 1, max: 10 },
} as const;

const { goal, most } = limits;

/** T, then T cases `n m`. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("testsT", 0, Number.MAX_SAFE_INTEGER);
  for (let test = 0; test < count; test++) {
    yield {
      goal: reader.integer("sumN", goal.min, goal.max),
      most: reader.integer("mostM", most.min, most.max),
    };
  }
  reader.end("lastTest");
}

/** T, then one line a case. */
export function print(cases: readonly Case[]): string {
  return `${cases.length}\n${cases.map(({ goal, most }) => `${goal} ${most}\n`).join("")}`;
}
