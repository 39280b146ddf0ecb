import { fill } from "../../src/i18n/fill.ts";
import { words, type Language } from "../../src/i18n/words.ts";
import type { Judge, Problem } from "../../src/problems/problem.ts";

/** A text, which is a link if it has a URL. */
interface Part {
  readonly text: string;
  readonly url?: string;
}

/** A line of the judge's box: "Time: 1 s". */
export interface JudgeFact {
  readonly name: string;
  readonly parts: readonly Part[];
}

const asPart = ({ name, url }: { readonly name: string; readonly url?: string }): Part =>
  url === undefined ? { text: name } : { text: name, url };

/** Returns the facts about a problem's judge as text, including those that are not known. */
export function judgeFacts(problem: Problem, language: Language): readonly JudgeFact[] {
  const { judgeBox: texts } = words(language).lesson;
  const { judge } = problem;
  const { seconds, kilobytes, newest, mirrors = [] } = judge;
  const allowed = (limit: Judge["seconds"], template: string, usual: string): string => {
    if (limit === undefined) return texts.notKnown;
    return limit === "usual" ? usual : fill(template, { n: limit.toLocaleString(language) });
  };
  const fact = (name: string, text: string): JudgeFact => ({ name, parts: [{ text }] });
  return [
    judge.url === undefined
      ? fact(texts.judge, texts.noJudge)
      : { name: texts.judge, parts: [asPart(judge)] },
    ...(mirrors.length === 0 ? [] : [{ name: texts.mirrors, parts: mirrors.map(asPart) }]),
    fact(texts.seconds, allowed(seconds, texts.allowedSeconds, texts.usualSeconds)),
    fact(texts.kilobytes, allowed(kilobytes, texts.allowedKilobytes, texts.usualKilobytes)),
    ...(newest === undefined
      ? []
      : [fact(texts.language, fill(texts.newest, { standard: newest }))]),
    fact(texts.ends, fill(texts.endsWith[problem.ends], { line: problem.print([]).trimEnd() })),
  ];
}

interface SampleHalf {
  readonly name: string;
  readonly text: string;
}

/** Returns the inputs and outputs of a problem's samples. Their names distinguish the judge's samples from our examples. */
export const sampleHalves = (
  { samples }: Problem,
  language: Language,
): readonly (readonly SampleHalf[])[] => {
  const { judgeBox: texts } = words(language).lesson;
  return samples.map(({ by, input, output }) => {
    const of = by === "judge" ? texts.sample : texts.example;
    const half = (part: string, text: string): SampleHalf => ({
      name: fill(texts.half, { of, part }),
      text: text.trimEnd(),
    });
    return [half(texts.input, input), half(texts.output, output)];
  });
};
