import { expect, test } from "vitest";
import { compileArticle } from "../support/article-module.ts";

test.each([
  ["", []],
  ["<Exercise n={1}>\n\nWhy?\n\n</Exercise>", []],
  ['<Exercise n={1} level="easy">\n\n<Check answer={2} />\n\n</Exercise>', [1]],
  ['<Exercise level="hard" n={12}>\n\n<CheckMove game="Nim" position="1" />\n\n</Exercise>', [12]],
  [
    "<Exercise n={1}>\n<CheckValue\n game='Nim' />\n</Exercise>\n<Exercise n={2}>\n<Answer>Yes.</Answer>\n</Exercise>\n<Exercise n={3}>\n<CheckOutcome game='Nim' />\n<Check answer={1} />\n</Exercise>",
    [1, 3],
  ],
  ['<Exercise n={9}>\n\n<CodeExercise task="heap-values">\n\n</CodeExercise>\n\n</Exercise>', [9]],
  ["<Check answer={1} />\n<Exercise n={1}>\n</Exercise>\n<Check answer={1} />", []],
])("in %j, %j are checked", (text, numbers) => {
  expect(compileArticle(text).checked).toEqual(numbers);
});
