import { fill } from "../../../src/i18n/fill.ts";
import type { Act } from "./Acts.tsx";
import { Dialogue } from "./Dialogue.tsx";
import type { LinkChanges, ViewProps } from "./draft-view.ts";
import { acceptLink, leaveLink } from "./sharing.ts";

/** What a link would change, before anything is changed. */
export function LinkDialogue({ view, changes }: ViewProps & { readonly changes: LinkChanges }) {
  const { words, say, drafts } = view;
  const [own, placed, late, homeless] = [
    [...drafts.edited.values()],
    changes.flatMap(({ cell }) => (cell ? { cell: cell.number } : [])),
    changes.flatMap(({ cell, fits }) => (cell && !fits ? { cell: cell.number } : [])),
    changes.flatMap(({ edit, cell }) => (cell ? [] : edit)),
  ];
  const ofCells = (text: string, list: readonly { readonly cell: number }[]) =>
    list.length > 0 ? [fill(text, { cells: say(list.map(({ cell }) => cell)) })] : [];
  const [title = words.linkNone] = ofCells(words.linkTitle, placed);
  const accept: Act = [words.useLink, () => acceptLink(view, changes)];
  const leave: Act = [own.length === 0 ? words.keepLesson : words.keepOwn, () => leaveLink(view)];
  return (
    <Dialogue
      view={view}
      title={title}
      said={[
        words.linkIntro,
        ...ofCells(words.linkOwn, placed.length > 0 ? own : []),
        ...ofCells(words.linkChanged, late),
        ...ofCells(words.linkHomeless, homeless),
      ]}
      versions={changes.map(({ edit, cell }) => ({
        title: fill(words.own.title, { cell: say([cell?.number ?? edit.cell]) }),
        cell: cell?.number ?? edit.cell,
        before: cell && { name: words.theLesson, text: cell.code },
        after: { name: words.theLink, text: edit.text },
      }))}
      acts={placed.length > 0 ? [accept, leave] : [leave]}
    />
  );
}
