import { judgeFacts, sampleHalves } from "@components/problem/judge-facts.ts";
import { words, type Language } from "../../i18n/words.ts";
import { findProblem } from "../../problems/registry.ts";
import { link, list, paragraph, strong, text, type Block, type Phrase } from "./markdown.ts";

/**
 * The box of a problem's judge as Markdown: the facts as a list, what the article adds, and the samples as code.
 *
 * @throws RangeError when there is no such problem
 */
export function judgeBox(id: string, language: Language, body: readonly Block[]): Block[] {
  const problem = findProblem(id);
  if (!problem) {
    throw new RangeError(`Cannot write a judge: it must be of a problem, current value is ${id}`);
  }
  const facts = judgeFacts(problem, language).map(({ name, parts }) => [
    paragraph(
      text(`${name}: `),
      ...parts.flatMap(({ text: said, url }, index): Phrase[] => [
        ...(index > 0 ? [text(", ")] : []),
        url === undefined ? text(said) : link(url, said),
      ]),
    ),
  ]);
  const samples = sampleHalves(problem, language)
    .flat()
    .flatMap(({ name, text: value }): Block[] => [paragraph(text(name)), { type: "code", value }]);
  const { title } = words(language).lesson.judgeBox;
  return [paragraph(strong(title)), list(facts), ...body, ...samples];
}
