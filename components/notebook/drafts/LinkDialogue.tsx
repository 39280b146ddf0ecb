import { fill } from "../../../src/i18n/fill.ts";
import { Dialogue } from "./Dialogue.tsx";
import type { KeepView } from "./keep-view.ts";
import type { LinkPlan } from "./link-plan.ts";
import { Version } from "./Version.tsx";

/** What a link would change, before anything is changed. */
export function LinkDialogue(view: KeepView & { readonly plan: LinkPlan }) {
  const { words, say, keeping, sharing, plan } = view;
  const { changes, homeless, late } = plan;
  const own = keeping.cells.filter(({ number, code }) => keeping.code(number) !== code);
  const cells = say(changes.map(({ cell }) => cell.number));
  const some = changes.length > 0;
  const foot = (
    <>
      {some && (
        <button type="button" class="keep-main" onClick={() => void sharing.use(plan)}>
          {words.useLink}
        </button>
      )}
      <button type="button" onClick={() => void sharing.refuse()}>
        {own.length === 0 ? words.keepLesson : words.keepOwn}
      </button>
    </>
  );
  return (
    <Dialogue
      title={some ? fill(words.linkTitle, { cells }) : words.linkNone}
      foot={foot}
      onClose={() => keeping.become({ dialogue: undefined })}
    >
      <p>{words.linkIntro}</p>
      {own.length > 0 && some && (
        <p class="keep-warn">
          {fill(words.linkOwn, { cells: say(own.map(({ number }) => number)) })}
        </p>
      )}
      {late.length > 0 && <p class="keep-warn">{fill(words.linkChanged, { cells: say(late) })}</p>}
      {homeless.length > 0 && (
        <p class="keep-warn">
          {fill(words.linkHomeless, { cells: say(homeless.map(({ cell }) => cell)) })}
        </p>
      )}
      {[...changes, ...homeless.map((edit) => ({ edit, cell: undefined }))].map(
        ({ edit, cell }) => (
          <Version
            key={edit.cell}
            {...view}
            title={fill(words.keptCell, { n: cell?.number ?? edit.cell })}
            cell={cell?.number ?? edit.cell}
            before={cell && { name: words.theLesson, text: cell.code }}
            after={{ name: words.theLink, text: edit.text }}
          />
        ),
      )}
    </Dialogue>
  );
}
