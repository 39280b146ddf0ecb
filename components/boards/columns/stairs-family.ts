import { fill } from "../../../src/i18n/fill.ts";
import type { Family } from "../family.ts";
import { areStairsSmall, type Heaps } from "./heaps.ts";
import { dealHeaps } from "./heaps-family.ts";
import { StairsPicture } from "./StairsPicture.tsx";
import { itemAt } from "../../../src/games/theory/item-at.ts";

const MOST_STEPS = 16;
const MOST_COINS = 1000;

const total = (steps: Heaps): number => steps.slice(1).reduce((sum, coins) => sum + coins, 0);

/** The step that a move takes coins from, and how many. */
function readMove(before: Heaps, option: Heaps) {
  const step = before.findLastIndex((coins, at) => coins !== option[at]);
  return { step, coins: itemAt(before, step) - itemAt(option, step) };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Where the spot of a step, or of a coin on it, is for the arrow keys. */
export function placeOnStairs(spot: string): readonly [number, number] {
  const [step = 0, index = 0] = spot.split(":").map(Number);
  return [1000 * step, -index];
}

/** Steps with coins; a move carries coins from a step to the one below. */
export const stairsFamily: Family<Heaps> = {
  Picture: StairsPicture,
  fits: (steps) => steps.length <= MOST_STEPS && total(steps) <= MOST_COINS,
  way: (frame, before, option, say) => {
    const { step, coins } = readMove(before, option);
    const spot = areStairsSmall(frame) ? `${step}` : `${step}:${itemAt(before, step) - coins}`;
    return { option, say, how: "", fields: [coins], spots: [spot], target: `${step - 1}` };
  },
  fieldNames: ({ words }) => [words.howManyCoins],
  spotName: ({ words }, spot) => fill(words.stepSpot, { step: spot }),
  at: placeOnStairs,
  touches: (before, option) => {
    const { step, coins } = readMove(before, option);
    return upTo(coins).map((above) => `${step}:${itemAt(option, step) + above}`);
  },
  origins: (before, option) => {
    const { step, coins } = readMove(before, option);
    const [below, left] = [itemAt(before, step - 1), itemAt(option, step)];
    return new Map(
      upTo(coins).map((above) => [`${step - 1}:${below + above}`, `${step}:${left + above}`]),
    );
  },
  deal: (like, random) => {
    const dealt = dealHeaps(
      like.map(() => 0),
      random,
    );
    return dealt.map((coins, step) => (step === 0 ? 0 : coins % 4));
  },
  fields: ({ words }, steps) =>
    steps.map((value, step) => ({
      label: step === 0 ? words.groundField : fill(words.stepField, { step }),
      value,
      set: (coins) => steps.with(step, coins),
    })),
  part: "step",
  more: (steps) => [...steps, 1],
  less: (steps) => (steps.length > 2 ? steps.slice(0, -1) : undefined),
};
