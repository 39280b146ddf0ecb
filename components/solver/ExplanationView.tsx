import { createContext, type ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { PlayedPosition } from "../../src/problems/problem.ts";
import { nimSumSentence } from "../../src/problems/explanation.ts";
import { addressOf, visit } from "../boards/address.ts";
import { OutcomeMark } from "../ui/marks.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";
import { joinLines, type Columns, type Formats } from "./formats.ts";
import type { Explained } from "./solve-input.ts";
import { isServer } from "../ui/controls.tsx";

/** What every part of a solver uses. */
interface Shared {
  readonly formats: Formats;
  readonly columns: Columns;
  /** The name of the page's board. */
  readonly board: string | undefined;
}

export const SolverContext = createContext<Shared | undefined>(undefined);

/** To be called within a {@link SolverContext}. */
export const useShared = (): Shared => useContext(SolverContext) as Shared;

/**
 * Shows a position on the board of this name, and moves the focus there. Back returns to the button.
 *
 * The position is passed in the address, since a board outside of the view may not be hydrated yet.
 */
function openOnBoard(name: string, { game, position }: PlayedPosition, pressed: HTMLElement): void {
  const before = location.href;
  visit(addressOf(name, position, game));
  addEventListener("popstate", function returned() {
    if (location.href !== before) return;
    removeEventListener("popstate", returned);
    pressed.focus({ preventScroll: true });
  });
  const figure = document.querySelector<HTMLElement>(`[data-board-name="${CSS.escape(name)}"]`);
  if (figure === null) return;
  figure.tabIndex = -1;
  figure.addEventListener("blur", () => figure.removeAttribute("tabindex"), { once: true });
  figure.focus({ preventScroll: true });
  figure.scrollIntoView();
}

/** Characters of a position in an address, at most; larger ones exceed every board. */
const LONGEST = 4000;

interface OpenOnBoardProps {
  readonly position: PlayedPosition;
  readonly children: string;
  /** The button's accessible name, where its text is not enough. */
  readonly name?: string;
}

/** Opens a position on the page's board, which says so where it is too large. */
function OpenOnBoard({ position, children, name }: OpenOnBoardProps) {
  const { formats, board = "" } = useShared();
  if (position.game.length + position.position.length > LONGEST) {
    return <span class="soft">{formats.words.tooLarge}</span>;
  }
  return (
    <button
      type="button"
      class="needs-script"
      aria-label={name}
      disabled={isServer}
      onClick={({ currentTarget }) => openOnBoard(board, position, currentTarget)}
    >
      {children}
    </button>
  );
}

interface PartProps {
  readonly explained: Explained;
}

/** The winning moves that are listed, and whether there are others. */
function WinningMoves({ explained }: PartProps) {
  const { words } = useShared().formats;
  const { winner, winningMoves, hasMoreMoves } = explained.explanation;
  return (
    <>
      <p class="strong">{words.winningMoves}</p>
      {winningMoves.length === 0 ? (
        <p>{winner === "first" ? words.noMoveLeft : words.noWinningMove}</p>
      ) : (
        <ul class="solver-verdict">
          {winningMoves.map(({ say: sentence, before, after }) => (
            <li key={sentence}>
              {sentence}{" "}
              <span class="soft">{fill(words.move, { from: before.value, to: after.value })}</span>
            </li>
          ))}
        </ul>
      )}
      {hasMoreMoves ? <p class="soft">{words.moreMoves}</p> : null}
    </>
  );
}

/** The summands of a case as a table, where a case of several positions has a button for each. */
function Rows({ explained }: PartProps) {
  const { formats, columns, board } = useShared();
  const { words } = formats;
  const { positions, explanation } = explained;
  const { rows, unlistedRows = 0 } = explanation;
  const hasValues = rows.some(({ grundy }) => grundy !== undefined);
  const opens = board !== undefined && positions.length > 1;
  return (
    <div>
      <table class="solver-rows">
        <thead>
          <tr>
            <th scope="col">{columns.row}</th>
            <th scope="col">{columns.value}</th>
            {hasValues ? <th scope="col">{words.grundy}</th> : null}
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
                {hasValues ? <td>{row.grundy ?? "–"}</td> : null}
                {opens && position !== undefined ? (
                  <td class="needs-script">
                    <OpenOnBoard position={position} name={fill(words.openRow, { row: row.label })}>
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
        <p class="soft">{formats.counted(words.unlistedRows, unlistedRows)}</p>
      )}
    </div>
  );
}

/** A verdict within a sentence: its own full stop would end that. */
const inSentence = (verdict: string): string => verdict.replace(/\.$/, "");

/** The first sentence of an explanation: the verdict, and what it means. */
export function VerdictSentence({ explained }: PartProps) {
  const { words } = useShared().formats;
  const { positions, explanation } = explained;
  const { winner } = explanation;
  const verdict = joinLines(explanation.verdict) ?? explanation.verdict;
  // Of a map that is too large for a board there are lines, and no positions.
  const count = positions.length || explanation.verdict.split("\n").length;
  if (count > 1) {
    return (
      <p class="solver-verdict">
        <strong>{inSentence(verdict)}</strong>, {fill(words.eachPosition, { n: count })}
      </p>
    );
  }
  const outcome = winner === "first" ? "N" : "P";
  return (
    <p class="solver-verdict">
      <OutcomeMark outcome={outcome} /> <strong>{inSentence(verdict)}</strong>, {words[outcome]}
    </p>
  );
}

/** Why one case has its verdict, after the first sentence of it: its summands, their nim-sum column by column, and the moves that win. */
export function ExplanationView({ explained }: PartProps) {
  const { formats, board } = useShared();
  const { words } = formats;
  const { positions, explanation } = explained;
  const { rows, nimSum } = explanation;
  const [position, another] = positions;
  const values = rows.flatMap(({ grundy }) => (grundy === undefined ? [] : [grundy]));
  return (
    <>
      {another === undefined && nimSum !== undefined ? (
        <p class="solver-verdict">{nimSumSentence(words, { ...explanation, nimSum })}</p>
      ) : null}
      {board === undefined || position === undefined || another !== undefined ? null : (
        <p>
          <OpenOnBoard position={position}>{words.openOnBoard}</OpenOnBoard>
        </p>
      )}
      <div class="scroller solver-tables">
        {rows.length === 0 ? null : <Rows explained={explained} />}
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
      <WinningMoves explained={explained} />
    </>
  );
}

/** A whole explanation under a heading. */
export const ExplainedCase = ({
  children,
  explained,
}: PartProps & { readonly children: ComponentChildren }) => (
  <div class="solver-explained small">
    {children}
    <VerdictSentence explained={explained} />
    <ExplanationView explained={explained} />
  </div>
);
