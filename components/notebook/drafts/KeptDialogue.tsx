import { useState } from "preact/hooks";
import type { Edit } from "../../../src/kernel/drafts/edit.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { CopyButton } from "./CopyButton.tsx";
import { Dialogue } from "./Dialogue.tsx";
import { DifferenceView } from "./DifferenceView.tsx";
import type { KeepView } from "./keep-view.ts";
import { LooseText } from "./LooseText.tsx";

interface EntryProps extends KeepView {
  readonly edit: Edit;
}

function Standing({ words, say, keeping, edit }: EntryProps) {
  const { cell, origin, text } = edit;
  const name = fill(words.keptCell, { n: cell });
  return (
    <div role="group" aria-label={name}>
      <h3>{name}</h3>
      <DifferenceView
        words={words}
        what={say([cell])}
        before={{ name: words.theLesson, text: origin }}
        after={{ name: words.mine, text }}
      />
      <div class="keep-answers">
        <button type="button" onClick={() => void keeping.reset(cell)}>
          {fill(words.resetOne, { n: cell })}
        </button>
      </div>
    </div>
  );
}

function Aside({ words, say, keeping, edit }: EntryProps) {
  const { cell, text } = edit;
  const name = fill(words.asideCell, { n: cell });
  const exists = keeping.cells.some(({ number }) => number === cell);
  return (
    <div role="group" aria-label={name}>
      <h3>{name}</h3>
      {exists ? (
        <DifferenceView
          words={words}
          what={say([cell])}
          before={{ name: words.now, text: keeping.code(cell) }}
          after={{ name: words.asideTitle, text }}
        />
      ) : (
        <LooseText words={words} name={fill(words.loose, { cells: say([cell]) })} text={text} />
      )}
      <div class="keep-answers">
        {exists && (
          <>
            <button type="button" onClick={() => void keeping.bringBack(edit)}>
              {fill(words.bringBack, { n: cell })}
            </button>
            <CopyButton words={words} label={words.copy} text={text} />
          </>
        )}
        <button type="button" onClick={() => keeping.discard(edit)}>
          {words.forgetOne}
        </button>
      </div>
    </div>
  );
}

/** All that is kept of this page, to look at, to bring back and to forget. */
export function KeptDialogue(view: KeepView) {
  const { words, state, keeping } = view;
  const { edits, aside } = state.news.kept;
  const [sure, setSure] = useState(false);
  const leave = () => keeping.become({ dialogue: undefined });
  const none = edits.length + aside.length === 0;
  const foot = (
    <>
      {!none && (
        <button
          type="button"
          class={sure ? "keep-main" : ""}
          onClick={() => (sure ? void keeping.forget() : setSure(true))}
        >
          {sure ? words.forgetSure : words.forget}
        </button>
      )}
      <button type="button" onClick={leave}>
        {words.close}
      </button>
    </>
  );
  return (
    <Dialogue title={words.keptTitle} foot={foot} onClose={leave}>
      <p>{none ? words.keptNone : words.keptIntro}</p>
      {edits.map((edit) => (
        <Standing key={`${edit.cell} ${edit.hash}`} {...view} edit={edit} />
      ))}
      {aside.length > 0 && <h3 class="keep-part">{words.asideTitle}</h3>}
      {aside.map((edit) => (
        <Aside key={`${edit.cell} ${edit.text}`} {...view} edit={edit} />
      ))}
    </Dialogue>
  );
}
