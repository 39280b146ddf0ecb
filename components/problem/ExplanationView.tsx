import { sayNimSum } from "../../src/problems/say-nim-sum.ts";
import { XorColumns } from "../charts/XorColumns.tsx";
import { ExplainedRows } from "./ExplainedRows.tsx";
import { OpenOnBoard, type BoardLink } from "./OpenOnBoard.tsx";
import type { Explained } from "./protocol.ts";
import type { Columns, Say } from "./say.ts";
import { WinningMoves } from "./WinningMoves.tsx";

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
        <p class="solver-consequence">{sayNimSum(words, { ...explanation, nimSum })}</p>
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
