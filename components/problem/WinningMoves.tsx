import type { Explanation } from "../../src/problems/problem.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Say } from "./say.ts";

interface Props {
  readonly say: Say;
  readonly explanation: Explanation<string>;
}

/** The winning moves: those that are listed, and the number of the others. */
export function WinningMoves({ say, explanation }: Props) {
  const { words } = say;
  const { winner, winningMoves, unlistedMoves = 0 } = explanation;
  return (
    <>
      <p class="solver-label">{words.winningMoves}</p>
      {winningMoves.length === 0 ? (
        <p>{winner === "first" ? words.noMoveLeft : words.noWinningMove}</p>
      ) : (
        <ul>
          {winningMoves.map(({ say: sentence, before, after }) => (
            <li key={sentence}>
              {sentence}{" "}
              <span class="solver-soft">
                {fill(words.move, { from: before.value, to: after.value })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unlistedMoves === 0 ? null : (
        <p class="solver-soft">{say.counted(words.unlistedMoves, unlistedMoves)}</p>
      )}
    </>
  );
}
