import { describe, expect, test } from "vitest";
import { explainCase } from "../../components/solver/explain-case.ts";
import { tellingLine } from "../../components/solver/telling-line.ts";
import { textReader } from "../../src/problems/reading.ts";
import { buildPanel } from "../../components/solver/build-panel.ts";
import { problems } from "../../src/problems/registry.ts";

test.each([
  ["hdu1848", "1 4 1\n0 0 0\n", "1 4 1"],
  ["hdu5724", "1\n2\n1 19\n1 18\n", "2 / 1 19 / 1 18"],
  ["hdu5724", "1\n1\n2 19 20\n", "2 19 20"],
  ["hdu1730", "3 6\n4 5\n1 2\n1 3\n", "3 6 / 4 5 / 1 2 / 1 3"],
  ["stones", "1\n2\n1\n0 0\n", "2 / 1 / 0 0"],
  ["stones", "1\n2\n2\n1 2\n", "2 / 2 / 1 2"],
  ["hdu1847", "3\n", "3"],
  ["hdu1536", "2 2 5\n1\n2 5 12\n0\n", "2 2 5 / 1 / 2 5 12"],
  ["hdu2188", "1\n8 10\n", "8 10"],
  ["hdu2509", "2\n2 3\n", "2 3"],
  ["hdu2509", "2\n0 0\n", "2 / 0 0"],
  ["hdu1079", "1\n2001 11 3\n", "2001 11 3"],
  ["poj1704", "1\n3\n1 2 3\n", "1 2 3"],
  ["poj2975", "3\n7 11 13\n0\n", "7 11 13"],
])("a case of %s, %j, is headed %s", (id, input, line) => {
  const problem = problems.find((one) => one.id === id) ?? expect.fail(id);
  const [one] = problem.read(textReader(input));
  expect(tellingLine(explainCase("en", problem, one, 0).input)).toBe(line);
});

test.each([
  ["1\n2\n1\n1 2\n", "1 / 2 / 1 / 1 2"],
  ["1\n3\n7 11 13\n", "7 11 13"],
  ["1 1 1\n0 0 0\n", "1 1 1"],
  ["9 ".repeat(101), undefined],
])("the whole input %j is the line %s", (input, line) => {
  expect(tellingLine(input)).toBe(line);
});

describe.each(problems)("the panel of $id", (problem) => {
  const built = buildPanel(problem, "en");

  test("is built with the verdicts of its first sample", () => {
    expect(built.verdicts).toBe(problem.samples[0]?.output);
  });

  test("has room on a board for every position of the sample's first case", () => {
    expect(built.firstFits).toEqual(built.first?.positions.map(() => true));
  });
});
