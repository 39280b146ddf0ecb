import type { Game } from "./game.ts";
import type { Theory } from "./explanation.ts";

type OptionsTheory = Extract<Theory, { readonly kind: "options" }>;

/** A game that is explained by outcomes alone: how many options a position has, and how many of them are P. */
export function byOutcomes<Position>(
  game: Omit<Game<Position>, "explain">,
): Omit<Game<Position>, "explain"> & { readonly explain: (position: Position) => OptionsTheory } {
  const explain = (position: Position): OptionsTheory => {
    const options = game.rules.options(position);
    const lost = options.filter((option) => game.judge(option) === "P").length;
    return { kind: "options", outcome: game.judge(position), options: options.length, lost };
  };
  return { ...game, explain };
}
