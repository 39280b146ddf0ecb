import { fill } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import { plural } from "../../src/i18n/plural.ts";
import { CopyButton } from "../notebook/drafts/CopyButton.tsx";
import { OutputView } from "../notebook/OutputView.tsx";
import type { SaidFailure } from "./protocol.ts";
import { SlipSaid } from "./SlipSaid.tsx";
import { WhyRight } from "./WhyRight.tsx";

/** Characters of an input that are shown. */
const MOST = 1000;

interface Props {
  readonly failure: SaidFailure;
  readonly words: JudgeWords;
  /** The id of the problem, whose columns the explanation has. */
  readonly task: string;
  /** The name of the board on the page on which the case can be opened. */
  readonly board: string | undefined;
}

/** The smallest case at which a program goes wrong: what it is, what both say of it, and why. */
export function FailureFound({ failure, words, task, board }: Props) {
  const { judge, cell, drafts } = words;
  const { count, cases, input, given, right, printed, slow, slips, explained } = failure;
  const shown = [input, cases.at(-1) ?? ""].find(({ length }) => length <= MOST);
  return (
    <div class="judge-failure">
      {slow === "alone" && <p>{judge.slowAlone}</p>}
      {slow !== "alone" && count > 1 && (
        <p>
          {fill(plural(cell.language, slow ? judge.slowTogether : judge.onlyAfter, count), {
            n: count.toLocaleString(cell.language),
          })}
        </p>
      )}
      <div class="judge-head">
        <p class="judge-label">{judge.smallest}</p>
        <CopyButton words={drafts} label={judge.copyInput} text={input} />
      </div>
      {shown === input ? null : <p class="judge-soft">{judge.longInput}</p>}
      {shown === undefined ? null : <pre class="judge-input">{shown.trimEnd()}</pre>}
      <dl class="judge-answers">
        <dt>{judge.yours}</dt>
        <dd>{given === undefined ? judge.none : <code>{given}</code>}</dd>
        <dt>{judge.right}</dt>
        <dd>
          <code>{right}</code>
        </dd>
      </dl>
      {slips.length > 0 && (
        <SlipSaid slips={slips} says={judge.slip} or={judge.or} more={judge.more} />
      )}
      {printed.length > 0 && (
        <div class="judge-printed">
          <p class="judge-label">{judge.printed}</p>
          {printed.map((output, at) => (
            <OutputView key={at} output={output} words={cell} />
          ))}
        </div>
      )}
      {explained && <WhyRight {...{ explained, words, task, board }} />}
    </div>
  );
}
