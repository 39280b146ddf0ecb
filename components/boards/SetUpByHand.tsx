import { asleep } from "../chrome/asleep.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Family, Frame } from "./family.ts";

interface Props {
  readonly words: Words["board"];
  readonly family: Family<unknown>;
  readonly frame: Frame<unknown>;
  readonly position: unknown;
  readonly editing: boolean;
  readonly onBegin: (start: unknown) => void;
  readonly onEditing: (editing: boolean) => void;
}

/** The form to set up a position by hand: by numbers in fields, or by pressing squares. */
export function SetUpByHand(props: Props) {
  const { words, family, frame, position, editing, onBegin, onEditing } = props;
  const begin = (next: unknown): void => {
    if (next !== undefined && family.fits(next)) onBegin(next);
  };
  if (family.edits) {
    return (
      <label class="board-check">
        <input
          type="checkbox"
          disabled={asleep}
          checked={editing}
          onChange={({ currentTarget }) => onEditing(currentTarget.checked)}
        />
        {words.byHand}
      </label>
    );
  }
  const fields = family.fields(frame, position);
  const { part = "heap" } = family;
  if (fields.length === 0) return null;
  const button = (name: string, next: unknown) => (
    <button
      type="button"
      disabled={asleep}
      aria-disabled={next === undefined}
      onClick={() => begin(next)}
    >
      {name}
    </button>
  );
  return (
    <fieldset class="board-fields">
      <legend>{words.byHand}</legend>
      {fields.map(({ label, value, set }) => (
        <label key={label}>
          {label}
          <input
            type="number"
            min={0}
            step={1}
            disabled={asleep}
            value={value}
            onChange={({ currentTarget }) => {
              const size = currentTarget.valueAsNumber;
              if (Number.isSafeInteger(size) && size >= 0) begin(set(size));
              else currentTarget.value = String(value);
            }}
          />
        </label>
      ))}
      {family.more || family.less ? (
        <div class="board-count">
          {family.more ? button(words.more[part], family.more(position)) : null}
          {family.less ? button(words.less[part], family.less(position)) : null}
        </div>
      ) : null}
    </fieldset>
  );
}
