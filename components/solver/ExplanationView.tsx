import { nimSumSentence } from "../../src/problems/explanation.ts";
import { XorColumns } from "../charts/XorColumns.tsx";
import { OpenOnBoard, type BoardLink } from "./OpenOnBoard.tsx";
import type { Explained } from "./protocol.ts";
import type { Columns, Say } from "./say.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Explanation } from "../../src/problems/problem.ts";

interface WinningMovesProps {
  readonly say: Say;
  readonly explanation: Explanation<string>;
}

/** The winning moves: those that are listed, and the number of the others. */
function WinningMoves({ say, explanation }: WinningMovesProps) {
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

interface ExplainedRowsProps {
  readonly say: Say;
  readonly columns: Columns;
  readonly explained: Explained;
  readonly board: BoardLink | undefined;
}

/** The summands of a case as a table, where a case of several positions has a button for each. */
function ExplainedRows({ say, columns, explained, board }: ExplainedRowsProps) {
  const { words } = say;
  const { positions, explanation } = explained;
  const { rows, unlistedRows = 0 } = explanation;
  const valued = rows.some(({ grundy }) => grundy !== undefined);
  const opens = board !== undefined && positions.length > 1;
  return (
    <div>
      <table class="solver-rows">
        <thead>
          <tr>
            <th scope="col">{columns.row}</th>
            <th scope="col">{columns.value}</th>
            {valued ? <th scope="col">{words.grundy}</th> : null}
            {opens ? (
              <th scope="col" class="needs-script">
                {words.board}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const position = positions[at];
            return (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.value}</td>
                {valued ? <td>{row.grundy ?? "–"}</td> : null}
                {opens && position !== undefined ? (
                  <td class="needs-script">
                    <OpenOnBoard
                      {...{ words, board, position, at }}
                      name={fill(words.openRow, { row: row.label })}
                    >
                      {words.open}
                    </OpenOnBoard>
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      {unlistedRows === 0 ? null : (
        <p class="solver-soft">{say.counted(words.unlistedRows, unlistedRows)}</p>
      )}
    </div>
  );
}

interface Props {
  readonly say: Say;
  readonly columns: Columns;
  readonly explained: Explained;
  readonly board: BoardLink | undefined;
}

/** Why one case has its verdict, after the first sentence of it: its summands, their nim-sum column by column, and the moves that win. */
export function ExplanationView({ say, columns, explained, board }: Props) {
  const { words } = say;
  const { positions, explanation } = explained;
  const { rows, nimSum } = explanation;
  const [position, another] = positions;
  const values = rows.flatMap(({ grundy }) => (grundy === undefined ? [] : [grundy]));
  return (
    <>
      {another === undefined && nimSum !== undefined ? (
        <p class="solver-consequence">{nimSumSentence(words, { ...explanation, nimSum })}</p>
      ) : null}
      {board === undefined || position === undefined || another !== undefined ? null : (
        <p class="solver-open">
          <OpenOnBoard {...{ words, board, position }} at={0}>
            {words.openOnBoard}
          </OpenOnBoard>
        </p>
      )}
      <div class="solver-tables">
        <ExplainedRows {...{ say, columns, explained, board }} />
        {/* The nim-sum of one number is that number. */}
        {nimSum === undefined || values.length !== rows.length || values.length < 2 ? null : (
          <XorColumns
            values={values}
            labels={rows.map(({ label }) => label)}
            caption={words.xorCaption}
            sumLabel={words.nimSum}
            totalLabel={words.grundy}
          />
        )}
      </div>
      <WinningMoves say={say} explanation={explanation} />
    </>
  );
}
