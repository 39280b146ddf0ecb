import { useState } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import { Dialogue } from "./Dialogue.tsx";
import type { KeepView } from "./keep-view.ts";
import { Version } from "./Version.tsx";

/** Every version that there is of this page's cells, to compare, to take and to forget. */
export function KeptDialogue(view: KeepView) {
  const { words, state, keeping } = view;
  const { kept, offers } = state.news;
  const [sure, setSure] = useState(false);
  const leave = () => keeping.become({ dialogue: undefined });
  const none = kept.edits.length + kept.aside.length + offers.length === 0;
  const lesson = new Map(keeping.cells.map(({ number, code }) => [number, code]));
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
      {offers.map(({ cell, theirs }) => {
        const text = theirs?.text ?? lesson.get(cell) ?? "";
        return (
          <Version
            key={`tab ${cell}`}
            {...view}
            title={fill(words.tabCell, { n: cell })}
            cell={cell}
            before={{ name: words.here, text: keeping.code(cell) }}
            after={{ name: words.theirs, text }}
          >
            <button type="button" onClick={() => keeping.useHere(cell)}>
              {words.useHere}
            </button>
            <button type="button" onClick={() => void keeping.use([[cell, text]])}>
              {words.useTheirs}
            </button>
          </Version>
        );
      })}
      {kept.edits.map(({ cell, origin, text }) => (
        <Version
          key={`cell ${cell}`}
          {...view}
          title={fill(words.keptCell, { n: cell })}
          cell={cell}
          before={{ name: words.theLesson, text: origin }}
          after={{ name: words.mine, text }}
        >
          <button type="button" onClick={() => void keeping.reset(cell)}>
            {fill(words.resetOne, { n: cell })}
          </button>
        </Version>
      ))}
      {kept.aside.map((edit) => {
        const { cell, text } = edit;
        const exists = lesson.has(cell);
        return (
          <Version
            key={`aside ${cell} ${text}`}
            {...view}
            title={fill(words.asideCell, { n: cell })}
            cell={cell}
            before={exists ? { name: words.now, text: keeping.code(cell) } : undefined}
            after={{ name: words.asideTitle, text }}
          >
            {exists && (
              <button type="button" onClick={() => void keeping.use([[cell, text]])}>
                {fill(words.bringBack, { n: cell })}
              </button>
            )}
            <button type="button" onClick={() => keeping.discard(edit)}>
              {words.forgetOne}
            </button>
          </Version>
        );
      })}
    </Dialogue>
  );
}
