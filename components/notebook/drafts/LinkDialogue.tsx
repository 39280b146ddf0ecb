import { fill } from "../../../src/i18n/fill.ts";
import { Dialogue } from "./Dialogue.tsx";
import { DifferenceView } from "./DifferenceView.tsx";
import type { KeepView } from "./keep-view.ts";
import type { LinkPlan } from "./link-plan.ts";
import { LooseText } from "./LooseText.tsx";

interface Props extends KeepView {
  readonly plan: LinkPlan;
}

/** What a link would change, before anything is changed. */
export function LinkDialogue({ words, say, plan, state, keeping, sharing }: Props) {
  const { changes, homeless, own } = plan;
  const late = changes.filter(({ lessonChanged }) => lessonChanged).map(({ cell }) => cell);
  const cells = changes.map(({ cell }) => cell);
  const title = cells.length === 0 ? words.linkNone : fill(words.linkTitle, { cells: say(cells) });
  const foot = (
    <>
      {cells.length > 0 && (
        <button type="button" class="keep-main" onClick={() => void sharing.use(plan)}>
          {words.useLink}
        </button>
      )}
      <button type="button" onClick={() => sharing.refuse()}>
        {own.length === 0 ? words.keepLesson : words.keepOwn}
      </button>
    </>
  );
  return (
    <Dialogue title={title} foot={foot} onClose={() => keeping.become({ dialogue: undefined })}>
      <p>{words.linkIntro}</p>
      <div role="status">
        {state.addressChanged && <p class="keep-warn">{words.linkOvertaken}</p>}
      </div>
      {own.length > 0 && cells.length > 0 && (
        <p class="keep-warn">{fill(words.linkOwn, { cells: say(own) })}</p>
      )}
      {late.length > 0 && <p class="keep-warn">{fill(words.linkChanged, { cells: say(late) })}</p>}
      {changes.map(({ cell, lesson, text }) => (
        <section key={cell}>
          <h3>{fill(words.keptCell, { n: cell })}</h3>
          <DifferenceView
            words={words}
            what={say([cell])}
            before={{ name: words.theLesson, text: lesson }}
            after={{ name: words.theLink, text }}
          />
        </section>
      ))}
      {homeless.map(({ cell, text }) => (
        <section key={cell}>
          <h3>{fill(words.keptCell, { n: cell })}</h3>
          <p>{fill(words.linkHomeless, { cells: say([cell]) })}</p>
          <LooseText words={words} name={fill(words.loose, { cells: say([cell]) })} text={text} />
        </section>
      ))}
    </Dialogue>
  );
}
