import { describe, expect, test } from "vitest";
import { articleTexts, attributeOf, isTag, nodesOf } from "../support/article-text.ts";

describe.each(articleTexts())("$file", ({ tree }) => {
  test("has a hint in every exercise whose answer is a number: the reply to a wrong one names it", () => {
    const exercises = [...nodesOf(tree)].filter((node) => isTag(node, "Exercise"));
    const without = exercises.filter((exercise) => {
      const nodes = [...nodesOf(exercise)];
      return (
        nodes.some((node) => isTag(node, "Check")) && !nodes.some((node) => isTag(node, "Hint"))
      );
    });
    expect(without.map((exercise) => attributeOf(exercise, "n"))).toEqual([]);
  });
});
