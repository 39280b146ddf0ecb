import type { RefObject } from "preact";
import type { Words } from "../../src/words/words.ts";
import { ignoreHeldKey } from "./ignore-held-key.ts";

interface Props {
  readonly words: Words["board"];
  /** False until the script runs: then everything here is disabled. */
  readonly ready: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canHint: boolean;
  readonly showsValues: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHint: () => void;
  readonly onShowValues: (shown: boolean) => void;
}

/** The row of controls that every board has. */
export function BoardControls(props: Props) {
  const { words, ready, showsValues, onShowValues } = props;
  // aria-disabled keeps the focus where it is when the last move has been taken back.
  const button = (name: string, able: boolean, onPress: () => void) => (
    <button type="button" disabled={!ready} aria-disabled={!able} onClick={() => able && onPress()}>
      {name}
    </button>
  );
  return (
    <div class="board-controls">
      {button(words.undo, props.canUndo, props.onUndo)}
      {button(words.redo, props.canRedo, props.onRedo)}
      {button(words.hint, props.canHint, props.onHint)}
      <label class="board-check">
        <input
          type="checkbox"
          disabled={!ready}
          checked={showsValues}
          onChange={({ currentTarget }) => onShowValues(currentTarget.checked)}
        />
        {words.showValues}
      </label>
    </div>
  );
}

interface StartProps {
  readonly words: Words["board"];
  readonly ready: boolean;
  /** What the starting positions are called; the chosen one is an index into it. */
  readonly starts: readonly string[];
  readonly start: number;
  readonly readerBegins: boolean;
  readonly newGame: RefObject<HTMLButtonElement>;
  readonly onStart: (start: number, readerBegins: boolean) => void;
}

/** Where and by whom a new game is begun; each choice begins one. */
export function StartControls(props: StartProps) {
  const { words, ready, starts, start, readerBegins, newGame, onStart } = props;
  return (
    <div class="board-controls">
      <button
        type="button"
        ref={newGame}
        disabled={!ready}
        onKeyDown={ignoreHeldKey}
        onClick={() => onStart(start, readerBegins)}
      >
        {words.newGame}
      </button>
      <label>
        {words.start}
        <select
          disabled={!ready}
          value={start}
          onChange={({ currentTarget }) => onStart(Number(currentTarget.value), readerBegins)}
        >
          {starts.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.opening}
        <select
          disabled={!ready}
          value={readerBegins ? "reader" : "opponent"}
          onChange={({ currentTarget }) => onStart(start, currentTarget.value === "reader")}
        >
          <option value="reader">{words.openingReader}</option>
          <option value="opponent">{words.openingOpponent}</option>
        </select>
      </label>
    </div>
  );
}
