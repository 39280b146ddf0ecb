/** The coins on each step, from the ground up. */
export type Steps = readonly number[];

/** A move of Staircase Nim: so many coins from a step to the next one down. */
export interface Carry {
  readonly step: number;
  readonly coins: number;
}

/** The stairs after a move that their rules allow. */
export const carryCoins = (steps: Steps, { step, coins }: Carry): Steps =>
  steps.map((held, at) => {
    if (at === step) return held - coins;
    return at === step - 1 ? held + coins : held;
  });

/** The coins on the steps that count: 1, 3, 5, … */
export const oddSteps = (steps: Steps): Steps => steps.filter((_, step) => step % 2 === 1);
