import { useEffect, useRef, useState } from "preact/hooks";
import { lastError, redoRound, readerWon, undoRound } from "../../src/games/match/duel.ts";
import { gameId } from "../../src/games/rulesets/game-kind.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { fill } from "../../src/i18n/fill.ts";
import { Button, Choice, ignoreHeldKey, isServer } from "../ui/controls.tsx";
import { useLatest } from "../ui/hooks.ts";
import type { BoardMove } from "./drawing.ts";
import { moveNumber, statusText } from "./status-text.ts";
import type { BoardState, PendingMove } from "./use-board.ts";

interface Props {
  readonly board: BoardState;
}

interface CheckProps extends Props {
  readonly name: string;
  /** The property of the board's state that the checkbox toggles. */
  readonly of: "allWinning" | "values" | "editing";
}

export const Check = ({ board, name, of }: CheckProps) => (
  <label class="board-check soft">
    <input
      type="checkbox"
      disabled={isServer}
      checked={board[of]}
      onChange={({ currentTarget }) => board.set({ [of]: currentTarget.checked })}
    />
    {name}
  </label>
);

/** The toolbar of a board. */
export function BoardControls({ board }: Props) {
  const { words, game, duel, why, set, act, newGame } = board;
  const whyShown = { "aria-expanded": why, "aria-controls": why ? board.whyId : undefined };
  const sums = gameId(game.rules) === "nim" ? words.showNimSum : words.showValues;
  return (
    <div class="board-tools needs-script">
      <div class="board-controls row">
        <Button
          text={words.newGame}
          element={newGame}
          onKeyDown={ignoreHeldKey}
          onPress={board.restart}
        />
        <Button text={words.undo} off={!undoRound(duel)} onPress={() => act({ kind: "undo" })} />
        <Button text={words.redo} off={!redoRound(duel)} onPress={() => act({ kind: "redo" })} />
        <Button text={words.hint} off={board.toMove === "opponent"} onPress={board.hint} />
        <Button text={words.whyButton} {...whyShown} onPress={() => set({ why: !why })} />
      </div>
      <div class="board-controls row">
        <Check board={board} name={words.allWinning} of="allWinning" />
        <Check board={board} name={game.onlyOutcomes ? words.showOutcomes : sums} of="values" />
      </div>
    </div>
  );
}

/** Maximum number of stones that {@link Adjust} puts into a heap. */
const MAX_STONES = 8;

/** Buttons that start a new game with one stone more or less in a heap; heaps are numbered from 1. */
export function Adjust({ board, heap }: Props & { readonly heap: number }) {
  const { words, duel, begin } = board;
  const start = board.start as readonly number[];
  const size = itemAt(start, heap - 1);
  const button = (name: string, sign: string, next: number) => (
    <Button
      text={sign}
      off={next < 0 || next > MAX_STONES}
      aria-label={fill(name, { heap })}
      onPress={() => begin(start.with(heap - 1, next), duel.reader, { editing: false })}
    />
  );
  return (
    <div class="board-controls row">
      {button(words.lessStones, "−", size - 1)}
      <span aria-hidden="true">{fill(words.heapShort, { heap })}</span>
      {button(words.moreStones, "+", size + 1)}
      {/* Announces only the effect of these buttons. */}
      <span class="visually-hidden" role="status">
        {duel.match.present === 0 ? fill(words.heap, { heap, size }) : ""}
      </span>
    </div>
  );
}

/** The winner of a game against the opponent, with buttons for a new game and for the position before the error. */
export function Result({ board }: Props) {
  const { words, game, duel, tally, newGame } = board;
  const won = readerWon(game.rules, duel, game);
  if (won === undefined || board.editing) return null;
  const error = lastError(game.judge, duel);
  // These buttons are removed when one is pressed, so the focus moves to another button of the board.
  const focusAndRun = (action: () => void): void => {
    newGame.current?.focus({ preventScroll: true });
    action();
  };
  return (
    <div class="board-controls row">
      <p class={won ? "success" : "error"}>
        <strong>{won ? words.youWin : words.youLost}</strong>
        {tally.games > 1 ? ` · ${fill(words.tally, { won: tally.won, games: tally.games })}` : ""}
      </p>
      <Button text={words.playAgain} class="primary" onPress={() => focusAndRun(board.restart)} />
      {won || error === undefined ? null : (
        <Button
          text={fill(words.beforeError, { n: moveNumber(error) })}
          onPress={() => focusAndRun(() => board.goTo(error))}
        />
      )}
    </div>
  );
}

/** The choice among several moves of a spot: first by their fields, then by their remaining differences. */
export function Chooser({
  board,
  spot,
  choice,
}: Props & Required<Pick<PendingMove, "spot" | "choice">>) {
  const { words, drawing, shown, set, cancel } = board;
  const { moves } = choice;
  const [fields, setFields] = useState(choice.fields);
  const root = useRef<HTMLDivElement>(null);
  const piecewise = board.pending?.chosen !== undefined;
  useEffect(() => {
    if (!piecewise) root.current?.querySelector<HTMLElement>("select, button")?.focus();
  }, [piecewise]);
  const movesWith = (values: readonly number[]): readonly BoardMove<unknown>[] =>
    moves.filter((move) => move.fields.every((value, at) => value === values[at]));
  const exact = movesWith(fields);
  const point = useLatest(() => set({ pointed: exact[0] }));
  useEffect(point, [fields, point]);

  return (
    // Key events bubble from the controls inside; Escape cancels the choice.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      class="chooser row"
      role="group"
      aria-label={words.chooseMove}
      ref={root}
      onKeyDown={(event) => event.key === "Escape" && cancel()}
    >
      {piecewise ? <p aria-hidden="true">{statusText(board)}</p> : null}
      {drawing.fieldNames?.(board.context).map((name, field) => {
        const values = [...new Set(moves.map((move) => itemAt(move.fields, field)))].sort(
          (a, b) => a - b,
        );
        if (values.length < 2) return null;
        return (
          <Choice
            key={field}
            name={name}
            value={fields[field]}
            onChoose={(value) => setFields(fields.with(field, Number(value)))}
            options={values.map((value) => {
              const wins = movesWith(fields.with(field, value)).some((move) => shown.has(move));
              return [value, wins ? fill(words.winningOption, { n: value }) : value];
            })}
          />
        );
      })}
      <div class="chooser-moves row">
        {exact.map((move) => (
          <Button
            key={move.name}
            text={move.how === "" || piecewise ? move.name : move.how}
            aria-label={move.name}
            data-winning={shown.has(move) || undefined}
            onKeyDown={ignoreHeldKey}
            onFocus={() => set({ pointed: move })}
            onPointerEnter={() => set({ pointed: move })}
            onPress={() => {
              board.put(spot);
              board.play(move);
            }}
          />
        ))}
        {exact.length === 0 && !piecewise ? <span class="soft">{words.noSuchMove}</span> : null}
        <Button
          text={words.cancel}
          class="chooser-cancel"
          onKeyDown={ignoreHeldKey}
          onPress={cancel}
        />
      </div>
    </div>
  );
}
