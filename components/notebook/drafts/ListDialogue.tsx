import { useState } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import type { Edit } from "../../../src/kernel/drafts/edit.ts";
import type { Act } from "./Acts.tsx";
import { Dialogue } from "./Dialogue.tsx";
import type { DraftView, ViewProps } from "./draft-view.ts";
import type { CellVersion } from "./Version.tsx";

/** A text that is stored of a cell which has it here. */
function own({ words, drafts }: DraftView, edit: Edit): CellVersion {
  return {
    title: fill(words.cellTitle, { n: edit.cell }),
    cell: edit.cell,
    before: { name: words.theLesson, text: edit.origin },
    after: { name: words.mine, text: edit.text },
    acts: [[words.forgetOne, () => drafts.forget(edit)]],
  };
}

/** A text that is stored of a cell which has another one here: it was set aside, or is another tab's. */
function other({ words, drafts }: DraftView, edit: Edit, isAside: boolean): CellVersion {
  const { cell, text } = edit;
  const hasPlace = drafts.cells.some(({ number }) => number === cell);
  const put: Act = [fill(words.bringBack, { n: cell }), () => drafts.use([[cell, text]])];
  const leave: Act = isAside
    ? [words.forgetOne, () => drafts.forget(edit)]
    : [words.useHere, () => drafts.useHere(edit)];
  return {
    title: fill(isAside ? words.asideCell : words.tabCell, { n: cell }),
    cell,
    before: hasPlace ? { name: words.now, text: drafts.code(cell) } : undefined,
    after: { name: isAside ? words.asideTitle : words.theirs, text },
    acts: hasPlace ? [put, leave] : [leave],
  };
}

/** Every version that is stored of this page's cells, to compare, to take and to forget. */
export function ListDialogue({ view }: ViewProps) {
  const { words, drafts, state, become } = view;
  const { edits, aside } = state.stored;
  const [sure, setSure] = useState(false);
  const versions = [
    ...edits.map((edit) =>
      state.elsewhere.includes(edit) ? other(view, edit, false) : own(view, edit),
    ),
    ...aside.map((edit) => other(view, edit, true)),
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
