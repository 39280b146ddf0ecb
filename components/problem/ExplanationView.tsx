import { fill } from "../../src/words/fill.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";
import type { Explained } from "./protocol.ts";
import type { Say, SolverWords } from "./say.ts";

interface Props {
  readonly say: Say;
  readonly explained: Explained;
}

/** What the nim-sum says, where it decides the game: under misère play, say, it need not. */
function sayNimSum({ explanation: { nimSum, winner } }: Explained, words: SolverWords): string {
  if (nimSum === undefined || (nimSum === 0) !== (winner === "second")) return "";
  return nimSum === 0 ? words.nimSumZero : fill(words.nimSumOther, { n: nimSum });
}

/** Why one case has its verdict: its summands, their nim-sum column by column, and the moves that win. */
export function ExplanationView({ say, explained }: Props) {
  const { words } = say;
  const { rows, nimSum, winner, verdict, winningMoves } = explained.explanation;
  const outcome = winner === "first" ? "N" : "P";
  const values = rows.flatMap(({ grundy }) => (grundy === undefined ? [] : [grundy]));
  return (
    <>
      <p class="solver-verdict">
        <OutcomeMark outcome={outcome} /> <strong>{verdict}</strong>, {words[outcome]}{" "}
        {sayNimSum(explained, words)}
      </p>
      <div class="solver-tables">
        <table class="solver-rows">
          <thead>
            <tr>
              <th scope="col">{words.heap}</th>
              <th scope="col">{words.size}</th>
              <th scope="col">{words.grundy}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.value}</td>
                <td>{row.grundy ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {nimSum === undefined || values.length !== rows.length ? null : (
          <XorColumns
            values={values}
            labels={rows.map(({ label }) => label)}
            caption={words.xorCaption}
            sumLabel={words.nimSum}
          />
        )}
      </div>
      <p class="solver-label">{words.winningMoves}</p>
      {winningMoves.length === 0 ? (
        <p>{words.noWinningMove}</p>
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
    </>
  );
}
