import { fill } from "../../../src/i18n/fill.ts";
import { type BoardDrawing, type PicturedBoard, type Point, upTo } from "../drawing.ts";
import { areStairsSmall, type Heaps, Column, MAX_DRAWN, sizeFields, sumOf } from "./heaps.tsx";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { nimSum } from "../../../src/games/theory/numbers.ts";

const MAX_STEPS = 16;
const MAX_COINS = 1000;

/** Returns the step that a move takes coins from, and the number of these coins. */
export function readStairsMove(before: Heaps, option: Heaps) {
  const step = before.findLastIndex((coins, at) => coins !== option[at]);
  return { step, coins: itemAt(before, step) - itemAt(option, step) };
}

/** Returns the coins on the odd steps, which alone determine the value. */
export const oddSteps = (steps: Heaps): Heaps => steps.filter((_, step) => step % 2 === 1);

/**
 * Returns the reply to a move from an even step when the odd steps had nim-sum 0: it moves the same coins one step
 * further, which restores the odd steps. Undefined for any other move.
 */
export function carryFurther(before: Heaps, after: Heaps): Heaps | undefined {
  const { step, coins } = readStairsMove(before, after);
  if (step % 2 === 1 || nimSum(oddSteps(before)) !== 0) return undefined;
  return after.map((held, at) => {
    if (at === step - 1) return held - coins;
    return at === step - 2 ? held + coins : held;
  });
}

/** Steps with coins; a move carries coins from a step to the next one below. */
export const stairsDrawing: BoardDrawing<Heaps> = {
  Picture: StairsPicture,
  fits: (steps) => steps.length <= MAX_STEPS && sumOf(steps.slice(1)) <= MAX_COINS,
  boardMoves: (context, before, option, name) => {
    const { step, coins } = readStairsMove(before, option);
    const spot = areStairsSmall(context) ? `${step}` : `${step}:${itemAt(before, step) - coins}`;
    return { option, name, how: "", fields: [coins], spots: [spot], target: `${step - 1}` };
  },
  fieldNames: ({ words }) => [words.howManyCoins],
  spotName: ({ words }, spot) => fill(words.stepSpot, { step: spot }),
  at: (spot) => {
    const [step = 0, index = 0] = spot.split(":").map(Number);
    return [1000 * step, -index];
  },
  touches: (before, option) => {
    const { step, coins } = readStairsMove(before, option);
    return upTo(coins).map((above) => `${step}:${itemAt(option, step) + above}`);
  },
  origins: (before, option) => {
    const { step, coins } = readStairsMove(before, option);
    const [below, left] = [itemAt(before, step - 1), itemAt(option, step)];
    return new Map(
      upTo(coins).map((above) => [`${step - 1}:${below + above}`, `${step}:${left + above}`]),
    );
  },
  deal: (like, random) => like.map((_, step) => (step === 0 ? 0 : Math.floor(random() * 4))),
  fields: ({ words }, steps) =>
    sizeFields(steps, (step) => (step === 0 ? words.groundField : fill(words.stepField, { step }))),
  // Step 0 is the ground, on the right.
  sketch: (steps) => {
    const x = (step: number): number => 1.6 * (steps.length - 1 - step);
    const top = (step: number): Point[] => [
      [x(step) - 0.8, 0.6 - step],
      [x(step) + 0.8, 0.6 - step],
    ];
    return {
      discs: steps.flatMap((coins, step) =>
        upTo(coins).map((level) => [x(step), -step - level] as const),
      ),
      lines: [upTo(steps.length).reverse().flatMap(top)],
    };
  },
  part: "step",
  more: (steps) => [...steps, 1],
  less: (steps) => (steps.length > 2 ? steps.slice(0, -1) : undefined),
};

/** Height of a step above the one below it, in stones: 1.25rem of 2.75rem. */
const RISE = 1.25 / 2.75;

/** Minimum visible height of a coin on a step where coins overlap, in stones: 1.5rem of 2.75rem. */
const OVERLAPPING = 1.5 / 2.75;

/**
 * Returns the height of the stairs, in stones: one more than at the start, but at most the height that coins can reach.
 * If more coins are on a step they overlap, but at least {@link OVERLAPPING} of each coin is visible.
 */
function heightOf(start: Heaps): number {
  const top = (coins: number, step: number): number => coins + step * RISE;
  const most = start.map((_, step) => top(sumOf(start.slice(step)), step));
  const least = start.map((_, step) => top(OVERLAPPING * sumOf(start.slice(step)), step));
  return Math.max(Math.min(Math.max(...most), Math.max(...start.map(top)) + 1), ...least);
}

/** The steps from the ground up, from left to right, each as high as its number. */
function StairsPicture({ board }: { readonly board: PicturedBoard<Heaps> }) {
  const { words, position, start, theory } = board;
  const compact = areStairsSmall(board);
  const tallest = compact ? Math.min(MAX_DRAWN, sumOf(start)) : heightOf(start);
  const valueOfStep = new Map(
    theory?.kind === "sum" ? theory.terms.map(({ place, value }) => [place[0], value]) : [],
  );
  const valueOf = (step: number): string => {
    const value = valueOfStep.get(step);
    if (theory === undefined) return "";
    return value === undefined ? words.notCounted : fill(words.value, { n: value });
  };
  return (
    <div
      class="columns stairs"
      style={{ "--tallest": tallest }}
      data-compact={compact || undefined}
    >
      {position.map((coins, step) => (
        <div
          key={step}
          class="stair"
          style={{ "--step": step }}
          data-odd={step % 2 === 1 || undefined}
        >
          <Column
            {...{ board, compact, id: step, size: coins, value: valueOf(step) }}
            label={fill(step === 0 ? words.groundHolds : words.stepHolds, { step, n: coins })}
            name={step === 0 ? words.ground : fill(words.stepName, { step })}
          >
            <div class="riser" aria-hidden="true" />
          </Column>
        </div>
      ))}
    </div>
  );
}
