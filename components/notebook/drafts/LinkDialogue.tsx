import { fill } from "../../../src/i18n/fill.ts";
import type { Act } from "./Acts.tsx";
import { Dialogue } from "./Dialogue.tsx";
import type { ViewProps } from "./draft-view.ts";
import type { LinkPlan } from "./link-plan.ts";
import { acceptLink, leaveLink } from "./sharing.ts";

/** What a link would change, before anything is changed. */
export function LinkDialogue({ view, plan }: ViewProps & { readonly plan: LinkPlan }) {
  const { words, say, drafts } = view;
  const numbers = (wanted: (change: LinkPlan["changes"][number]) => boolean) =>
    plan.changes.filter(wanted).map(({ edit, cell }) => cell?.number ?? edit.cell);
  const changed = numbers(({ cell }) => cell !== undefined);
  const some = changed.length > 0;
  const own = [...drafts.edited.keys()];
  const warnings = [
    [words.linkOwn, some ? own : []],
    [words.linkChanged, numbers(({ cell, fits }) => cell !== undefined && !fits)],
    [words.linkHomeless, numbers(({ cell }) => cell === undefined)],
  ] as const;
  const use: Act = [words.useLink, () => acceptLink(view, plan)];
  const leave: Act = [own.length === 0 ? words.keepLesson : words.keepOwn, () => leaveLink(view)];
  return (
    <Dialogue
      view={view}
      title={some ? fill(words.linkTitle, { cells: say(changed) }) : words.linkNone}
      said={[
        words.linkIntro,
        ...warnings.flatMap(([text, cells]) => (cells.length > 0 ? fill(text, { cells: say(cells) }) : [])), // prettier-ignore
      ]}
      versions={plan.changes.map(({ edit, cell }) => ({
        title: fill(words.cellTitle, { n: cell?.number ?? edit.cell }),
        cell: cell?.number ?? edit.cell,
        before: cell && { name: words.theLesson, text: cell.code },
        after: { name: words.theLink, text: edit.text },
      }))}
      acts={some ? [use, leave] : [leave]}
    />
  );
}
