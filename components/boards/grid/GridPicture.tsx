import { wythoffTable } from "../../../src/games/rulesets/wythoff-table.ts";
import { fill } from "../../../src/i18n/fill.ts";
import type { Scene } from "../family.ts";
import { Spot } from "../Spot.tsx";

type Two = readonly [number, number];

/** The least side of the grid, in squares. */
const LEAST = 6;

/** The grid with the corner (0, 0) at the lower left, towards which the piece moves. */
export function GridPicture({ scene }: { readonly scene: Scene<Two> }) {
  const { words, position, start, theory, trace } = scene;
  const side = Math.max(LEAST, ...start) + 1;
  const all = Array.from({ length: side }, (_, index) => index);
  const values = theory === undefined ? undefined : valuesOf(scene, side);
  return (
    <div class="grid-scroll scroller">
      <div
        class="grid"
        role="group"
        aria-label={fill(words.gridHolds, { a: position[0], b: position[1] })}
        style={{ "--side": side }}
      >
        {all.toReversed().flatMap((b) => [
          <span key={`row${b}`} class="grid-number" aria-hidden="true">
            {b}
          </span>,
          ...all.map((a) => {
            const id = `${a}:${b}`;
            const here = position[0] === a && position[1] === b;
            const value = values?.[a]?.[b];
            return (
              <span
                key={id}
                class="grid-cell"
                data-drop={id}
                data-cold={value === 0 || undefined}
                data-trace={trace.size > 0 && isBefore(scene, a, b) ? "" : undefined}
              >
                {here ? (
                  <Spot scene={scene} id="queen" piece="queen" class="stone" />
                ) : (
                  <Spot scene={scene} id={id} class="square-free">
                    {value === undefined ? null : <span class="grid-value">{value}</span>}
                  </Spot>
                )}
              </span>
            );
          }),
        ])}
        <span />
        {all.map((a) => (
          <span key={`column${a}`} class="grid-number" aria-hidden="true">
            {a}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Whether the last move left this square. */
const isBefore = ({ trace }: Scene<Two>, a: number, b: number): boolean => trace.has(`${a}:${b}`);

/** The Grundy value of every square. */
function valuesOf({ game, theory }: Scene<Two>, side: number): readonly (readonly number[])[] {
  if (theory?.kind === "pair") return wythoffTable(side, side);
  const all = Array.from({ length: side }, (_, index) => index);
  return all.map((a) =>
    all.map((b) => {
      const found = game.explain([a, b]);
      return found.kind === "sum"
        ? found.nimSum
        : found.kind === "options"
          ? (found.value ?? NaN)
          : NaN;
    }),
  );
}
