import { describe, expect, test } from "vitest";
import { buildPanel } from "../../components/problem/build-panel.ts";
import { problems } from "../../src/problems/registry.ts";
import { problems as words } from "../../src/i18n/en/problems.ts";

describe.each(problems)("the panel of $id", (problem) => {
  const built = buildPanel(problem, "en");

  test("is built with the verdicts of its first sample", () => {
    expect(built.verdicts).toBe(problem.samples[0]?.output);
  });

  test("has words for its table", () => {
    expect(words.columns).toHaveProperty(problem.id);
  });

  test("has room on a board for every position of the sample's first case", () => {
    expect(built.firstFits).toEqual(built.first?.positions.map(() => true));
  });
});
