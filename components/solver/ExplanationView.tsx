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

/** The data that all parts of a solver use. */
interface Shared {
  readonly formats: Formats;
  readonly columns: Columns;
  /** The name of the page's board. */
  readonly board: string | undefined;
}

export const SolverContext = createContext<Shared | undefined>(undefined);

/** Returns the value of the enclosing {@link SolverContext}. */
export const useShared = (): Shared => useContext(SolverContext) as Shared;

/**
 * Shows a position on the board of this name, and moves the focus there. Going back returns the focus to the button.
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

/** Maximum number of characters of a position in an address; larger positions exceed every board. */
const LONGEST = 4000;

interface OpenOnBoardProps {
  readonly position: PlayedPosition;
  readonly children: string;
  /** The button's accessible name, if its text is not sufficient. */
  readonly name?: string;
}

/** A button that opens a position on the page's board. For a position that is too large it is replaced by a message. */
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

/** The list of winning moves, with a note if there are others. */
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
          {winningMoves.map(({ sentence, before, after }) => (
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

/** The summands of a case as a table; if the case has several positions, with a button for each. */
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

/** Removes the full stop of a verdict, which would end the sentence that contains it. */
const inSentence = (verdict: string): string => verdict.replace(/\.$/, "");

/** The first sentence of an explanation: the verdict and its meaning. */
export function VerdictSentence({ explained }: PartProps) {
  const { words } = useShared().formats;
  const { positions, explanation } = explained;
  const { winner } = explanation;
  const verdict = joinLines(explanation.verdict) ?? explanation.verdict;
  // A map that is too large for a board has lines, but no positions.
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

/** The explanation of a verdict after its first sentence: the summands, their nim-sum by columns, and the winning moves. */
export function ExplanationView({ explained }: PartProps) {
  const { formats, board } = useShared();
  const { words } = formats;
  const { positions, explanation } = explained;
  const { rows, unlistedRows = 0, nimSum } = explanation;
  const [position, another] = positions;
  const values = rows.flatMap(({ grundy }) => (grundy === undefined ? [] : [grundy]));
  const isComplete = unlistedRows === 0 && values.length === rows.length;
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
        {nimSum === undefined || !isComplete || values.length < 2 ? null : (
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
