import { fill } from "../../../src/i18n/fill.ts";
import { Acts } from "./Acts.tsx";
import type { ViewProps } from "./draft-view.ts";

/** Selects all that a field holds, and shows its start. */
function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(0, field.value.length, "backward");
  field?.scrollTo({ left: 0 });
}

/** Under the notebook's toolbar: what Share did, and, quietly, what is stored. */
export function DraftNote({ view: { words, say, state, become } }: ViewProps) {
  const { edits, aside } = state.stored;
  const { said, link } = state.shared;
  return (
    <>
      <p role="status">{said}</p>
      {link !== undefined && (
        <label key={link} class="field draft-link">
          {words.shareLink}
          <input ref={select} type="text" readOnly value={link} />
        </label>
      )}
      {edits.length + aside.length > 0 && (
        <p class="draft-note">
          {edits.length > 0 && fill(words.stored, { cells: say(edits.map(({ cell }) => cell)) })}{" "}
          {aside.length > 0 && fill(words.asideToo, { n: aside.length })}{" "}
          <Acts acts={[[words.see, () => become({ open: "list" })]]} />
        </p>
      )}
    </>
  );
}
