import type { RefObject } from "preact";
import { asleep } from "../ui/asleep.ts";
import type { Words } from "../../src/i18n/words.ts";
import { ignoreHeldKey } from "../ui/ignore-held-key.ts";

interface Props {
  readonly words: Words["board"];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canHint: boolean;
  readonly why: boolean;
  /** The id of the reason that `Why?` discloses. */
  readonly whyId: string;
  readonly allWinning: boolean;
  readonly values: boolean;
  /** What is shown beside the board, as a request. */
  readonly valuesName: string;
  readonly newGame: RefObject<HTMLButtonElement>;
  readonly onNewGame: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHint: () => void;
  readonly onWhy: (shown: boolean) => void;
  readonly onAllWinning: (shown: boolean) => void;
  readonly onValues: (shown: boolean) => void;
}

/** The toolbar of a board. */
export function BoardControls(props: Props) {
  const { words, why, onWhy } = props;
  // Unlike `disabled`, aria-disabled keeps the focus on the button after the last move is undone.
  const button = (name: string, able: boolean, onPress: () => void) => (
    <button type="button" disabled={asleep} aria-disabled={!able} onClick={() => able && onPress()}>
      {name}
    </button>
  );
  const check = (name: string, checked: boolean, onCheck: (checked: boolean) => void) => (
    <label class="board-check">
      <input
        type="checkbox"
        disabled={asleep}
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {name}
    </label>
  );
  return (
    <div class="board-tools">
      <div class="board-controls">
        <button
          type="button"
          ref={props.newGame}
          disabled={asleep}
          onKeyDown={ignoreHeldKey}
          onClick={props.onNewGame}
        >
          {words.newGame}
        </button>
        {button(words.undo, props.canUndo, props.onUndo)}
        {button(words.redo, props.canRedo, props.onRedo)}
        {button(words.hint, props.canHint, props.onHint)}
        <button
          type="button"
          disabled={asleep}
          aria-expanded={why}
          aria-controls={why ? props.whyId : undefined}
          onClick={() => onWhy(!why)}
        >
          {words.whyButton}
        </button>
      </div>
      <div class="board-controls">
        {check(words.allWinning, props.allWinning, props.onAllWinning)}
        {check(props.valuesName, props.values, props.onValues)}
      </div>
    </div>
  );
}
