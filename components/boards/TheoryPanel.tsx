import type { Theory } from "../../src/games/match/game.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { OutcomeMark, unbrokenText } from "../ui/marks.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";
import { termName } from "./names.ts";
import { explanationText } from "./status-text.ts";
import type { BoardState } from "./use-board.ts";

/** Maximum number of rows of a table that shows rows with value 0. */
const MAX_ROWS = 12;

/** Returns the props of the XOR columns of a theory; undefined for a theory without columns. */
function columnsOf(words: Words["board"], theory: Theory) {
  if (theory.kind === "digits") {
    const { heaps: values, modulus } = theory;
    const labels = values.map((_, heap) => fill(words.heapShort, { heap: heap + 1 }));
    const sumLabel = fill(words.leftOver, { modulus });
    return { values, labels, modulus, sumLabel, caption: words.heapsTitle };
  }
  if (theory.kind !== "sum") return undefined;
  const many = theory.terms.length > MAX_ROWS;
  const terms = many ? theory.terms.filter(({ value }) => value > 0) : theory.terms;
  const values = terms.map(({ value }) => value);
  const labels = terms.length > 1 && { labels: terms.map((term) => termName(words, term)) };
  return { values, ...labels, modulus: 2, sumLabel: words.nimSum, caption: words.valuesTitle };
}

/** The theory of the position, or of the one after the marked move: XOR columns, the outcome, and the reason. */
export function TheoryPanel({ board }: { readonly board: BoardState }) {
  const { words, game, editing, why } = board;
  const pointed = editing ? undefined : board.pointed;
  const theory = game.explain(pointed?.option ?? board.position);
  const columns = columnsOf(words, theory);
  const largest = Math.max(1, ...(columnsOf(words, game.explain(board.start))?.values ?? []));
  const after = pointed !== undefined && { caption: words.afterMove };
  return (
    <div class="board-values stack">
      {columns && !(theory.kind === "sum" && theory.terms.length === 0) ? (
        <XorColumns {...columns} {...after} largest={largest} />
      ) : null}
      <div class="board-reason stack">
        <p class="board-outcome row">
          <OutcomeMark outcome={theory.outcome} />
          {pointed && columns === undefined
            ? words.outcomeAfter[theory.outcome]
            : theory.outcome === "P"
              ? words.outcomeP
              : words.outcomeN}
        </p>
        {why ? (
          <p class="board-why soft" id={board.whyId}>
            {unbrokenText(explanationText(board, pointed))}
          </p>
        ) : null}
      </div>
    </div>
  );
}
