import { fill } from "../../../src/words/fill.ts";
import type { Scene } from "../family.ts";
import { Column } from "./Column.tsx";
import { areStairsSmall, type Heaps } from "./heaps.ts";

/** The steps from the ground up, from left to right, each as high as its number. */
export function StairsPicture({ scene }: { readonly scene: Scene<Heaps> }) {
  const { words, position, start, theory, trace } = scene;
  const compact = areStairsSmall(scene);
  const tallest = start.reduce((sum, coins) => sum + coins, 0);
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
      style={{ "--tallest": Math.max(3, tallest), "--steps": position.length }}
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
