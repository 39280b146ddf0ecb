import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { tellingLine } from "../problem/telling-line.ts";
import type { Judged } from "./progress.ts";

type StateWords = Words["judge"]["verdicts"] & Words["judgePage"]["states"];

/** Shows what became of a program: the verdict, with its time, or with the input that shows it in the element's code. */
export function showJudgedState(state: HTMLElement, judged: Judged | undefined): void {
  const words = JSON.parse(state.dataset["words"] ?? "") as StateWords;
  const input = judged?.verdict === "accepted" ? undefined : judged?.input?.trimEnd();
  const [said, code] = [state.querySelector("span"), state.querySelector("code")];
  if (!said || !code) return;
  said.textContent = sayState(words, judged, input !== undefined);
  code.textContent = (input && tellingLine(input)) ?? input ?? "";
  state.dataset["state"] = judged?.verdict ?? "untried";
}

function sayState(words: StateWords, judged: Judged | undefined, hasInput: boolean): string {
  if (judged === undefined) return words.untried;
  const verdict = words[judged.verdict];
  if (judged.verdict === "accepted") {
    const { lang } = document.documentElement;
    const hundredths = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
    // Never less than 0.01: clocks in browsers are coarse.
    return fill(verdict, { seconds: hundredths.format(Math.max(judged.milliseconds, 10) / 1000) });
  }
  return hasInput ? fill(words.on, { verdict }) : verdict;
}
