import { fill } from "../../../src/i18n/fill.ts";
import type { Scene } from "../family.ts";
import { Spot } from "../Spot.tsx";
import { Column } from "./Column.tsx";
import { areHeapsSmall, heapsOf, MOST_DRAWN, stonesAcross, type Heaps } from "./heaps.ts";
import { numbersOf } from "../spot.ts";

/** The least height of the picture, in stones. */
const LOWEST = 3;

/** The heaps side by side. */
export function HeapsPicture({ scene }: { readonly scene: Scene<Heaps> }) {
  const { words, position, start, theory, trace } = scene;
  const compact = areHeapsSmall(scene);
  const values = theory?.kind === "sum" ? theory.terms.map(({ value }) => value) : [];
  const across = stonesAcross(scene);
  const largest = Math.min(MOST_DRAWN, Math.max(LOWEST, ...heapsOf(start)));
  const gone = (heap: number, size: number): number =>
    [...trace].filter((piece) => {
      const [at, index] = numbersOf(piece);
      return at === heap && index >= size;
    }).length;
  return (
    <div
      class="columns"
      style={{ "--tallest": compact ? largest : Math.ceil(largest / across), "--across": across }}
      data-compact={compact || undefined}
      data-wide={across > 1 || undefined}
    >
      {heapsOf(position).map((size, heap) => (
        <Column
          key={heap}
          scene={scene}
          id={heap}
          label={fill(words.heap, { heap: heap + 1, size })}
          name={fill(words.heapShort, { heap: heap + 1 })}
          size={size}
          value={values[heap] === undefined ? "" : fill(words.value, { n: values[heap] })}
          compact={compact}
          trace={gone(heap, size)}
          across={across}
        >
          {scene.spot(`${heap}:split`) === undefined ? null : (
            <Spot scene={scene} id={`${heap}:split`} class="split">
              {words.split}
            </Spot>
          )}
        </Column>
      ))}
    </div>
  );
}
