import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { PlayedPosition } from "../../src/problems/problem.ts";
import { nimSumSentence } from "../../src/problems/explanation.ts";
import { addressOf, visit } from "../boards/address.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";
import { isServer } from "../ui/is-server.ts";
import type { Columns, Formats, SolverWords } from "./formats.ts";
import type { Explained } from "./protocol.ts";

/** A case, and which of its positions fit a board. */
export interface CaseFits {
  readonly explained: Explained;
  readonly fits: readonly boolean[];
}

async function fitsOf({ positions }: Explained): Promise<readonly boolean[]> {
  try {
    const { boardHolds } = await import("../boards/games.ts");
    return positions.map(boardHolds);
  } catch {
    return []; // the rulesets could not be loaded: there is no button then
  }
}

/**
 * Which positions of a case fit a board; undefined while that is not known. The rulesets decide it, and they are
 * loaded when a case other than the one shown at build is explained.
 */
function useFits(
  explained: Explained,
  hasBoard: boolean,
  built: CaseFits | undefined,
): readonly boolean[] | undefined {
  const [known, setKnown] = useState(built);
  const isKnown = known?.explained === explained;
  useEffect(() => {
    if (!hasBoard || isKnown) return undefined;
    let isWanted = true;
    void fitsOf(explained).then((fits) => isWanted && setKnown({ explained, fits }));
    return () => {
      isWanted = false;
    };
  }, [explained, hasBoard, isKnown]);
  return isKnown ? known.fits : undefined;
}

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

/** The board of the page, for the positions of one case. */
interface BoardLink {
  readonly name: string;
  /** Which positions fit the board; undefined while that is not known. */
  readonly fits: readonly boolean[] | undefined;
}

interface OpenOnBoardProps {
  readonly words: SolverWords;
  readonly board: BoardLink;
  readonly position: PlayedPosition;
  /** The index of the position among those of the case. */
  readonly at: number;
  readonly children: string;
  /** The button's accessible name, where its text is not enough. */
  readonly name?: string;
}

/** Opens a position on the page's board, or says that it is too large. */
function OpenOnBoard({ words, board, position, at, children, name }: OpenOnBoardProps) {
  const { fits } = board;
  if (fits?.[at] === false) return <span class="soft">{words.tooLarge}</span>;
  // Nothing is known when the games could not be loaded.
  if (fits !== undefined && fits[at] === undefined) return null;
  const isWaiting = fits === undefined;
  return (
    <button
      type="button"
      class="needs-script"
      aria-label={name}
      disabled={isServer}
      aria-disabled={isWaiting}
      onClick={({ currentTarget }) => isWaiting || openOnBoard(board.name, position, currentTarget)}
    >
      {children}
    </button>
  );
}

interface PartProps {
  readonly formats: Formats;
  readonly explained: Explained;
}

/** The winning moves: those that are listed, and the number of the others. */
function WinningMoves({ formats, explained }: PartProps) {
  const { words } = formats;
  const { winner, winningMoves, unlistedMoves = 0 } = explained.explanation;
  return (
    <>
      <p class="strong">{words.winningMoves}</p>
      {winningMoves.length === 0 ? (
        <p>{winner === "first" ? words.noMoveLeft : words.noWinningMove}</p>
      ) : (
        <ul>
          {winningMoves.map(({ say: sentence, before, after }) => (
            <li key={sentence}>
              {sentence}{" "}
              <span class="soft">{fill(words.move, { from: before.value, to: after.value })}</span>
            </li>
          ))}
        </ul>
      )}
      {unlistedMoves === 0 ? null : (
        <p class="soft">{formats.counted(words.unlistedMoves, unlistedMoves)}</p>
      )}
    </>
  );
}

interface RowsProps extends PartProps {
  readonly columns: Columns;
  readonly board: BoardLink | undefined;
}

/** The summands of a case as a table, where a case of several positions has a button for each. */
function Rows({ formats, columns, explained, board }: RowsProps) {
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
        <p class="soft">{formats.counted(words.unlistedRows, unlistedRows)}</p>
      )}
    </div>
  );
}

/** The first sentence of an explanation: the verdict, and what it means. */
export function VerdictSentence({ formats: { words }, explained }: PartProps) {
  const { positions, explanation } = explained;
  const { winner, verdict } = explanation;
  if (positions.length > 1) {
    return (
      <p class="solver-verdict">
        <strong>{verdict}</strong>, {fill(words.eachPosition, { n: positions.length })}
      </p>
    );
  }
  const outcome = winner === "first" ? "N" : "P";
  return (
    <p class="solver-verdict">
      <OutcomeMark outcome={outcome} /> <strong>{verdict}</strong>, {words[outcome]}
    </p>
  );
}

interface Props extends PartProps {
  readonly columns: Columns;
  /** The name of the page's board. */
  readonly board: string | undefined;
  /** The case of the build. */
  readonly built?: CaseFits | undefined;
}

/** Why one case has its verdict, after the first sentence of it: its summands, their nim-sum column by column, and the moves that win. */
export function ExplanationView({ formats, columns, board, explained, built }: Props) {
  const { words } = formats;
  const { positions, explanation } = explained;
  const { rows, nimSum } = explanation;
  const [position, another] = positions;
  const fits = useFits(explained, board !== undefined, built);
  const link = board === undefined ? undefined : { name: board, fits };
  const values = rows.flatMap(({ grundy }) => (grundy === undefined ? [] : [grundy]));
  return (
    <>
      {another === undefined && nimSum !== undefined ? (
        <p class="solver-verdict">{nimSumSentence(words, { ...explanation, nimSum })}</p>
      ) : null}
      {link === undefined || position === undefined || another !== undefined ? null : (
        <p class="solver-row row">
          <OpenOnBoard {...{ words, position }} board={link} at={0}>
            {words.openOnBoard}
          </OpenOnBoard>
        </p>
      )}
      <div class="solver-tables">
        <Rows {...{ formats, columns, explained }} board={link} />
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
      <WinningMoves formats={formats} explained={explained} />
    </>
  );
}

interface ExplainedCaseProps extends Props {
  readonly children: ComponentChildren;
}

/** A whole explanation under a heading. */
export function ExplainedCase({ children, ...rest }: ExplainedCaseProps) {
  return (
    <div class="solver-explained small">
      {children}
      <VerdictSentence formats={rest.formats} explained={rest.explained} />
      <ExplanationView {...rest} />
    </div>
  );
}
