import { gameId } from "../../src/games/rulesets/game-kind.ts";
import { Button } from "../ui/controls.tsx";
import { Adjust, BoardControls, Chooser, Result } from "./BoardControls.tsx";
import { useMirror } from "./peers.ts";
import { winningMovesOf } from "./reasons.ts";
import { SetUp } from "./SetUpForm.tsx";
import { listsWinning, extraAnnouncements, statusText } from "./status-text.ts";
import { TheoryPanel } from "./TheoryPanel.tsx";
import { useBoard, type BoardProps, type BoardState } from "./use-board.ts";

/** A board for any game, played by the reader and an opponent, or by two readers. */
export function Board(props: BoardProps) {
  const board = useBoard(props);
  const { words, drawing, cursor, pending, side } = board;
  const mirrors = useMirror(board);
  const status = statusText(board);
  const startOpponent = (): void => {
    board.set({ begun: true });
    if (cursor !== undefined) board.put(cursor);
  };
  const details = (
    <>
      {listsWinning(board) ? <WinningMoves board={board} /> : null}
      {board.values || board.why ? <TheoryPanel board={board} /> : null}
      {side?.(board)}
      <SetUp board={board} />
    </>
  );

  return (
    <div
      class="board small"
      role="group"
      aria-label={words.board}
      data-name={board.name}
      data-follows={board.follows}
      data-game={gameId(board.game.rules)}
      data-position={board.positionText}
      data-values={board.values || board.why}
      data-panel={side !== undefined || undefined}
      data-begins={board.first === "opponent" || undefined}
    >
      <div class="board-picture" ref={board.area}>
        <drawing.Picture board={board} />
      </div>
      <div class="board-below needs-script">
        {board.adjusts === undefined ? null : <Adjust board={board} heap={board.adjusts} />}
        {/* Only changed texts are announced: the status first, then the requested explanations. */}
        <p
          class="board-status"
          role="status"
          aria-atomic="false"
          aria-live={mirrors ? "off" : undefined}
        >
          <span key={status}>{status}</span>
          {extraAnnouncements(board).map((text) => (
            <span key={text} class="visually-hidden">{` ${text}`}</span>
          ))}
        </p>
        {board.begun ? null : <Button text={words.letBegin} onPress={startOpponent} />}
        <Result board={board} />
        {pending?.choice ? (
          <Chooser
            key={`${(pending.chosen ?? [pending.spot]).join(" ")} ${pending.choice.fields.join()}`}
            board={board}
            spot={pending.spot}
            choice={pending.choice}
          />
        ) : null}
      </div>
      <BoardControls board={board} />
      {side === undefined ? details : <div class="board-side stack">{details}</div>}
    </div>
  );
}

/** The winning moves as text; the board marks them too. */
function WinningMoves({ board }: { readonly board: BoardState }) {
  const { words } = board;
  const { moves, more } = winningMovesOf(board);
  return (
    <div class="board-winning row">
      <p>{moves.length === 0 ? words.noWinningMoves : words.winningMoves}</p>
      {moves.length === 0 ? null : (
        <ul class="row">
          {moves.map((move) => (
            <li key={move}>{move}</li>
          ))}
        </ul>
      )}
      {more === "" ? null : <p>{more}</p>}
    </div>
  );
}
