import { fill } from "../../src/i18n/fill.ts";
import { OpenOnBoard, type BoardLink } from "./OpenOnBoard.tsx";
import type { Explained } from "./protocol.ts";
import type { Columns, Say } from "./say.ts";

interface Props {
  readonly say: Say;
  readonly columns: Columns;
  readonly explained: Explained;
  readonly board: BoardLink | undefined;
}

/** The summands of a case as a table, where a case of several positions has a button for each. */
export function ExplainedRows({ say, columns, explained, board }: Props) {
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
