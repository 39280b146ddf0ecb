import { readFileSync } from "node:fs";
import { mdxToMdast } from "satteri";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../components/charts/laboratory-address.ts";
import { runCells } from "../../src/articles/run-cells.ts";
import { cellFaults } from "../../src/i18n/en/cell-faults.ts";
import { say as inWords } from "../../src/i18n/say.ts";
import type { Output } from "../../src/notebook/output.ts";
import { readGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import { articleCells } from "../support/article-cells.ts";
import { globFiles } from "../support/glob-files.ts";

const files = globFiles("content/*/{foundations,problems,reference}/*.mdx");
const tags = [...readFileSync("components/author.ts", "utf8").matchAll(/default as (\w+)/g)].map(
  (match) => match[1],
);

const say = (output: Output): string => {
  if (output.kind === "shown") return output.bundle["text/plain"];
  if (output.kind === "cut") return `(${output.count} more)`;
  if (output.kind === "progress") throw new Error("progress is no output that is kept");
  const { name, message } = output.failure;
  return `${inWords(cellFaults, name)}: ${inWords(cellFaults, message)}`;
};

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const formulasOf = ({ type, value, children = [] }: Node): string[] => [
  ...(/math$/i.test(type) && value !== undefined ? [value] : []),
  ...children.flatMap(formulasOf),
];

test("there are articles", () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)("%s", (file) => {
  const text = readFileSync(file, "utf8");
  let running: ReturnType<typeof runCells> | undefined;
  const ran = () => (running ??= runCells(file, articleCells(text)));
  const prose = text.replace(/```[^]*?```/g, "").replace(/`[^`\n]*`/g, "");

  test("names with its tables games of the laboratory that have these values", async () => {
    const outputs = (await ran()).cells.flatMap((cell) => cell.outputs);
    for (const output of outputs) {
      const bundle = output.kind === "shown" ? output.bundle : undefined;
      const sequence = bundle?.["application/vnd.grundy.sequence+json"];
      if (sequence === undefined) continue;
      const named = gameOf(sequence);
      if (named === undefined) continue;
      const game = readGame(named);
      if (game.kind !== "heaps") return expect.fail(`${named} is no game of heaps`);
      const table = tableOf(game);
      const end = sequence.start + sequence.values.length;
      table.grow(end);
      expect([...table.values.subarray(sequence.start, end)], named).toEqual(sequence.values);
    }
  });

  test("has cells that type-check and run, and shows what it showed when last reviewed", async () => {
    const article = await ran();
    const record = article.cells
      .filter(({ solution }) => solution !== true)
      .map(({ number, outputs }) => `Out [${number}]\n${outputs.map(say).join("\n")}\n`)
      .join("\n");
    const name = file
      .replace(/^content\//, "")
      .replace(/\.mdx$/, ".txt")
      .replaceAll("/", "-");
    await expect(record).toMatchFileSnapshot(`recorded/${name}`);
  });

  test("uses only the tags that articles may use", () => {
    const used = new Set([...prose.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1]));
    expect([...used].filter((tag) => !tags.includes(tag))).toEqual([]);
  });

  test("has no expression inside a formula, where it would be set as letters", () => {
    const formulas = formulasOf(mdxToMdast(text, { features: { math: true } }));
    if (!file.includes("/reference/")) expect(formulas.length).toBeGreaterThan(0);
    expect(formulas.filter((formula) => /[a-z]\.[a-z]|[a-z]\[/i.test(formula))).toEqual([]);
  });

  test("imports only the library and the problems", () => {
    const imports = [...prose.matchAll(/^import .*? from "(.*?)";$/gm)].map((match) => match[1]);
    expect(imports.filter((from) => !/^(grundy$|@src\/problems\/)/.test(from ?? ""))).toEqual([]);
  });

  test("keeps its code within 80 columns", () => {
    const blocks = [...text.matchAll(/```ts[^\n]*\n([^]*?)```/g)].flatMap((match) =>
      (match[1] ?? "").split("\n"),
    );
    expect(blocks.filter((line) => line.length > 80)).toEqual([]);
  });
});
