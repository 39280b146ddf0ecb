import { fill } from "../../../src/i18n/fill.ts";
import { Acts } from "./Acts.tsx";
import type { ViewProps } from "./draft-view.ts";
import { LinkPopover } from "./LinkPopover.tsx";

/** Under the notebook's toolbar: what Share did, and, quietly, what is stored. */
export function DraftNote({ view }: ViewProps) {
  const { words, say, state, become } = view;
  const { edits, aside } = state.stored;
  const { said, link } = state.shared;
  return (
    <>
      <p role="status">{link === undefined && said}</p>
      {link !== undefined && <LinkPopover key={link} view={view} said={said} link={link} />}
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
