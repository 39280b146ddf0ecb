import { useEffect, useState } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import type { Edit } from "../../../src/kernel/drafts/edit.ts";
import type { Act } from "./Acts.tsx";
import { Dialogue } from "./Dialogue.tsx";
import type { DraftView, ViewProps } from "./draft-view.ts";
import type { CellVersion } from "./Version.tsx";

/** A stored text: of a cell that has it here, or that has another one since it is another tab's or was set aside. */
function version(
  { words, say, drafts }: DraftView,
  edit: Edit,
  kind: "own" | "otherTab" | "aside",
): CellVersion {
  const { cell, origin, text } = edit;
  const named = { cell: say([cell]) };
  const { title, name, leave } = words[kind];
  const hasPlace = drafts.cells.some(({ number }) => number === cell);
  const now = hasPlace ? { name: words.now, text: drafts.code(cell) } : undefined;
  const put: Act = [fill(words.bringBack, named), () => drafts.use([[cell, text]])];
  const act = () => (kind === "otherTab" ? drafts.useHere(edit) : drafts.forget(edit));
  return {
    title: fill(title, named),
    cell,
    before: kind === "own" ? { name: words.theLesson, text: origin } : now,
    after: { name, text },
    acts: [...(kind !== "own" && hasPlace ? [put] : []), [leave, act]],
  };
}

/** Every version that is stored of this page's cells, to compare, to take and to forget. */
export function ListDialogue({ view }: ViewProps) {
  const { words, drafts, state, become } = view;
  const { elsewhere, stored } = state;
  const [sure, setSure] = useState(false);
  useEffect(() => {
    // In place of the button that was pressed stands the one that asks again.
    if (sure) document.querySelector<HTMLElement>(".draft-foot button:last-child")?.focus();
  }, [sure]);
  const versions = [
    ...stored.edits.map((edit) =>
      version(view, edit, elsewhere.includes(edit) ? "otherTab" : "own"),
    ),
    ...stored.aside.map((edit) => version(view, edit, "aside")),
  ];
  const close: Act = [words.close, () => become({ open: undefined })];
  const forget: Act = sure
    ? [words.forgetSure, () => drafts.forget()]
    : [words.forget, () => setSure(true)];
  return (
    <Dialogue
      view={view}
      title={words.listTitle}
      said={[versions.length > 0 ? words.listIntro : words.listNone]}
      versions={versions}
      acts={versions.length > 0 ? [close, forget] : [close]}
    />
  );
}
