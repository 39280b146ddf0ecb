import type { Scene } from "../family.ts";
import { Spot } from "../Spot.tsx";

/** A position in its notation, and beneath it every move by its name. */
export function ListPicture({ scene }: { readonly scene: Scene<unknown> }) {
  const { game, words, position, theory } = scene;
  const { rules } = game;
  const say = rules.options(position).map((option) => rules.say(position, option));
  return (
    <div class="listed">
      <p class="listed-position">{rules.print(position) || words.emptyPosition}</p>
      <p class="listed-value">
        {theory?.kind === "options" && theory.value !== undefined
          ? `${words.grundyValue}: ${theory.value}`
          : ""}
      </p>
      <ul class="listed-moves" aria-label={words.moves}>
        {say.map((name, at) => (
          <li key={at}>
            <Spot scene={scene} id={String(at)} class="listed-move">
              {name}
            </Spot>
          </li>
        ))}
      </ul>
    </div>
  );
}
