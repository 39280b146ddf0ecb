import { useEffect, useRef } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import type { ViewProps } from "./draft-view.ts";

function LinkField({ label, link }: { readonly label: string; readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, link.length, "backward");
    field.current?.scrollTo({ left: 0 });
  }, [link]);
  return (
    <label class="field draft-link">
      {label}
      <input ref={field} type="text" readOnly value={link} />
    </label>
  );
}

/** Under the notebook's toolbar: what Share did, and, quietly, what is stored. */
export function DraftNote({ view: { words, say, state, become } }: ViewProps) {
  const { edits, aside } = state.stored;
  const { said, link } = state.shared;
  return (
    <>
      <p role="status">{said}</p>
      {link !== undefined && <LinkField label={words.shareLink} link={link} />}
      {edits.length + aside.length > 0 && (
        <p class="draft-note">
          {edits.length > 0 && fill(words.stored, { cells: say(edits.map(({ cell }) => cell)) })}{" "}
          {aside.length > 0 && fill(words.asideToo, { n: aside.length })}{" "}
          <button type="button" onClick={() => become({ open: "list" })}>
            {words.see}
          </button>
        </p>
      )}
    </>
  );
}
