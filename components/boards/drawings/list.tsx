import { useCallback, useMemo } from "preact/hooks";
import type { BoardDrawing, PicturedBoard } from "../drawing.ts";
import { nameMove } from "../names.ts";
import { Spot } from "../Spot.tsx";

/** Any game without a picture: the position in its notation, and its moves as a list of buttons. */
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

/** So many moves of the start position reserve height; more are never visible at once. */
const MOST_KEPT = 32;

/** A position in its notation, with the list of its moves beneath. */
function ListPicture({ board }: { readonly board: PicturedBoard<unknown> }) {
  const { game, words, position, start, theory } = board;
  const { rules } = game;
  const movesOf = useCallback(
    (from: unknown): string[] =>
      rules.options(from).map((option) => nameMove(words, rules, from, option)),
    [rules, words],
  );
  const stored = useMemo(() => movesOf(start).slice(0, MOST_KEPT), [movesOf, start]);
  return (
    <div class="listed stack">
      <p class="listed-position">{rules.print(position) || words.emptyPosition}</p>
      <p class="pieces-note">
        {theory?.kind === "options" && theory.value !== undefined
          ? `${words.grundyValue}: ${theory.value}`
          : ""}
      </p>
      <div class="listed-room unprinted">
        <ul class="listed-moves row" aria-hidden="true">
          {stored.map((name, at) => (
            <li key={at} class="listed-move">
              {name}
            </li>
          ))}
        </ul>
        <ul class="listed-moves row" aria-label={words.moves}>
          {movesOf(position).map((name, at) => (
            <li key={at}>
              <Spot board={board} id={String(at)} class="listed-move">
                {name}
              </Spot>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
