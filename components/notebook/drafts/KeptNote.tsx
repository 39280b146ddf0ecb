import { useEffect, useRef } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import type { KeepView } from "./keep-view.ts";
import type { ShareState } from "./keeping-state.ts";

/** A link of more characters than this is cut off by some programs that pass it on. */
const LONG_LINK = 2000;

function sayShare(share: ShareState, { words, say }: KeepView): string {
  switch (share.kind) {
    case "none":
      return "";
    case "byHand":
      return words.shareByHand;
    case "long":
      return fill(words.shareTooLong, { n: share.length });
    case "unsupported":
      return words.shareUnsupported;
    case "copied": {
      if (share.cells.length === 0) return words.sharedPlain;
      const said = share.link.length > LONG_LINK ? words.sharedLong : words.shared;
      return fill(said, { cells: say(share.cells), n: share.link.length });
    }
  }
}

function LinkField({ words, link }: { readonly words: KeepView["words"]; readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, link.length, "backward");
    field.current?.scrollTo({ left: 0 });
  }, [link]);
  return (
    <label class="field keep-link">
      {words.shareLink}
      <input ref={field} type="text" readOnly value={link} />
    </label>
  );
}

/** Under the notebook's toolbar: what Share did, and, quietly, what is kept. */
export function KeptNote(view: KeepView) {
  const { words, say, state, keeping } = view;
  const { edits, aside } = state.news.kept;
  const { share } = state;
  return (
    <>
      <p role="status">{sayShare(share, view)}</p>
      {share.kind === "byHand" && <LinkField words={words} link={share.link} />}
      {edits.length + aside.length > 0 && (
        <p class="keep-note">
          {edits.length > 0 && fill(words.kept, { cells: say(edits.map(({ cell }) => cell)) })}{" "}
          {aside.length > 0 && fill(words.asideToo, { n: aside.length })}{" "}
          <button type="button" onClick={() => keeping.become({ dialogue: "kept" })}>
            {words.see}
          </button>
        </p>
      )}
    </>
  );
}
