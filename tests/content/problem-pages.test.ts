import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problems } from "../../src/problems/registry.ts";

test.each(problems.map(({ id }) => id))(
  "%s has one page, which names its idea and its difficulty for the list of problems",
  (id) => {
    const pages = globSync(`content/en/problems/*-${id}.mdx`);
    expect(pages).toHaveLength(1);
    const text = readFileSync(pages[0] ?? "", "utf8");
    expect(text).toMatch(/^problem:\n {2}idea: .+\n {2}level: (easy|middle|hard)\n/m);
    expect(text).toContain(`<SolverPanel problem="${id}"`);
  },
);
