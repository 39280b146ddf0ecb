import { useId, useState } from "preact/hooks";
import { asleep } from "../chrome/asleep.ts";
import type { Words } from "../../src/i18n/words.ts";

interface Props {
  readonly words: Words["board"];
  readonly here: string;
  /** Sets up the position of the text. @returns the fault of the text, if it has one */
  readonly read: (text: string) => string | undefined;
}

/** A field for the position as text, which is set up, or refused with line and column. */
export function PositionText({ words, here, read }: Props) {
  const [text, setText] = useState(here);
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const [shown, setShown] = useState(here);
  // At once: an effect would come a frame later, and might take away what was typed since.
  if (shown !== here) {
    setShown(here);
    setText(here);
    setFault(undefined);
  }
  return (
    <form
      class="board-text"
      onSubmit={(event) => {
        event.preventDefault();
        setFault(read(text));
      }}
    >
      <label>
        {words.positionText}
        <textarea
          rows={2}
          spellcheck={false}
          disabled={asleep}
          value={text}
          aria-invalid={fault !== undefined}
          aria-errormessage={fault === undefined ? undefined : faultId}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={asleep}>
        {words.apply}
      </button>
      <p id={faultId} class="board-fault error" role="alert">
        {fault}
      </p>
    </form>
  );
}
