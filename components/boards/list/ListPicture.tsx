import { useCallback, useMemo } from "preact/hooks";
import type { Scene } from "../family.ts";
import { nameMove } from "../sayings.ts";
import { Spot } from "../Spot.tsx";

/** So many moves of the start position reserve height; more are never visible at once. */
const MOST_KEPT = 32;

/** A position in its notation, with the list of its moves beneath. */
export function ListPicture({ scene }: { readonly scene: Scene<unknown> }) {
  const { game, words, position, start, theory } = scene;
  const { rules } = game;
  const movesOf = useCallback(
    (from: unknown): string[] =>
      rules.options(from).map((option) => nameMove(words, rules, from, option)),
    [rules, words],
  );
  const kept = useMemo(() => movesOf(start).slice(0, MOST_KEPT), [movesOf, start]);
  return (
    <div class="listed">
      <p class="listed-position">{rules.print(position) || words.emptyPosition}</p>
      <p class="listed-value">
        {theory?.kind === "options" && theory.value !== undefined
          ? `${words.grundyValue}: ${theory.value}`
          : ""}
      </p>
      <div class="listed-room">
        <ul class="listed-moves" aria-hidden="true">
          {kept.map((name, at) => (
            <li key={at} class="listed-move">
              {name}
            </li>
          ))}
        </ul>
        <ul class="listed-moves" aria-label={words.moves}>
          {movesOf(position).map((name, at) => (
            <li key={at}>
              <Spot scene={scene} id={String(at)} class="listed-move">
                {name}
              </Spot>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
