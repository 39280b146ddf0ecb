import { fill } from "../../../src/i18n/fill.ts";
import type { Scene } from "../family.ts";
import { Column } from "./Column.tsx";
import { areStairsSmall, MOST_DRAWN, type Heaps } from "./heaps.ts";

/** Height of a step above the one below it, in stones: 1.25rem of 2.75rem. */
const RISE = 1.25 / 2.75;

/** The least height of a coin on a step where coins overlap, in stones: 1.5rem of 2.75rem. */
const OVERLAPPING = 1.5 / 2.75;

/**
 * Height of the stairs, in stones: that of the start and one more, but at most the height that coins can reach. Where
 * more coins are on a step they overlap, but no coin is lower than {@link OVERLAPPING}.
 */
function heightOf(start: Heaps): number {
  const top = (coins: number, step: number): number => coins + step * RISE;
  const total = (coins: Heaps): number => coins.reduce((sum, each) => sum + each, 0);
  const most = start.map((_, step) => top(total(start.slice(step)), step));
  const least = start.map((_, step) => top(OVERLAPPING * total(start.slice(step)), step));
  return Math.max(Math.min(Math.max(...most), Math.max(...start.map(top)) + 1), ...least);
}

/** The steps from the ground up, from left to right, each as high as its number. */
export function StairsPicture({ scene }: { readonly scene: Scene<Heaps> }) {
  const { words, position, start, theory, trace } = scene;
  const compact = areStairsSmall(scene);
  const tallest = compact
    ? Math.min(
        MOST_DRAWN,
        start.reduce((sum, coins) => sum + coins, 0),
      )
    : heightOf(start);
  const counted = new Map(
    theory?.kind === "sum" ? theory.terms.map(({ place, value }) => [place[0], value]) : [],
  );
  const valueOf = (step: number): string => {
    const value = counted.get(step);
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
            scene={scene}
            id={step}
            label={fill(step === 0 ? words.groundHolds : words.stepHolds, { step, n: coins })}
            name={step === 0 ? words.ground : fill(words.stepName, { step })}
            size={coins}
            value={valueOf(step)}
            compact={compact}
            trace={[...trace].filter((piece) => piece.startsWith(`${step}:`)).length}
          >
            <div class="riser" aria-hidden="true" />
          </Column>
        </div>
      ))}
    </div>
  );
}
