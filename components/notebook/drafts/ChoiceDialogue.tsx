import { fill } from "../../../src/i18n/fill.ts";
import { Dialogue } from "./Dialogue.tsx";
import { DifferenceView, type NamedText } from "./DifferenceView.tsx";
import type { KeepView } from "./keep-view.ts";

/** Two texts for one cell, and what takes each. */
export interface Choice {
  readonly cell: number;
  readonly before: NamedText;
  readonly after: NamedText;
  readonly answers: readonly { readonly label: string; readonly choose: () => void }[];
}

interface Props extends KeepView {
  readonly title: string;
  readonly intro: string;
  readonly choices: readonly Choice[];
}

/** Cells that have two texts: the reader is shown both and chooses for each. */
export function ChoiceDialogue({ words, say, keeping, title, intro, choices }: Props) {
  const leave = () => keeping.become({ dialogue: undefined });
  const foot = (
    <button type="button" onClick={leave}>
      {words.later}
    </button>
  );
  return (
    <Dialogue title={title} foot={foot} onClose={leave}>
      <p>{intro}</p>
      {choices.map(({ cell, before, after, answers }) => (
        <div key={cell} role="group" aria-label={fill(words.keptCell, { n: cell })}>
          <h3>{fill(words.keptCell, { n: cell })}</h3>
          <DifferenceView words={words} what={say([cell])} before={before} after={after} />
          <div class="keep-answers">
            {answers.map(({ label, choose }) => (
              <button key={label} type="button" onClick={choose}>
                {label}
              </button>
            ))}
          </div>
        </div>
      ))}
    </Dialogue>
  );
}
