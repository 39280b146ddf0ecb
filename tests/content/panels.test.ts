import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { problems } from "../../src/problems/registry.ts";

const pages = globSync("content/*/problems/*.mdx")
  .sort()
  .map((file) => {
    const text = readFileSync(file, "utf8");
    const attribute = (tag: string, name: string) =>
      [...text.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="(.*?)"`, "gs"))].map(([, value]) => value); // prettier-ignore
    return {
      file,
      problem: attribute("SolverPanel", "problem")[0],
      opens: attribute("SolverPanel", "board")[0],
      boards: attribute("Board", "name"),
    };
  });

describe.each(pages)("$file", ({ problem: id, opens, boards }) => {
  test("opens the cases of its panel on a board that it has, if it has one for them", () => {
    const problem = problems.find((each) => each.id === id);
    const playable = problem !== undefined && "positions" in problem && boards.length > 0;
    if (playable) expect(boards).toContain(opens);
    else expect(opens).toBeUndefined();
  });
});
