import type { BoardDrawing, PicturedBoard } from "../drawing.ts";
import { nameMove } from "../names.ts";
import { Spot } from "../Spot.tsx";

/** The drawing of a game without a picture: the position in its notation, and its moves as a list of buttons. */
export const listDrawing: BoardDrawing<unknown> = {
  Picture: ListPicture,
  fits: () => true,
  boardMoves: ({ game: { rules } }, before, option, name) => {
    const text = rules.print(option);
    const at = rules.options(before).findIndex((each) => rules.print(each) === text);
    return { option, name, how: "", fields: [], spots: [String(at)] };
  },
  at: (spot) => [0, Number(spot)],
  touches: () => [],
  deal: (like) => like,
};

/** A position in its notation, with the list of its moves below. */
function ListPicture({ board }: { readonly board: PicturedBoard<unknown> }) {
  const { game, words, position, theory } = board;
  const { rules } = game;
  return (
    <div class="listed stack">
      <p class="listed-position">{rules.print(position) || words.emptyPosition}</p>
      <p class="pieces-note">
        {theory?.kind === "options" && theory.value !== undefined
          ? `${words.grundyValue}: ${theory.value}`
          : ""}
      </p>
      <ul class="listed-moves row unprinted" aria-label={words.moves}>
        {rules.options(position).map((option, at) => (
          <li key={at}>
            <Spot board={board} id={String(at)} class="listed-move">
              {nameMove(words, rules, position, option)}
            </Spot>
          </li>
        ))}
      </ul>
    </div>
  );
}
