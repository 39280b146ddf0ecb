import { expect, test } from "vitest";
import { listing } from "../../components/lesson/prose/listing.ts";
import { isProgramCell, stdinOf, type CodeBlock } from "../../src/articles/cells.ts";
import { outputKey, programOutput, type ArticleProgram } from "../../src/programs/record.ts";
import recorded from "../../content/program-outputs.json" with { type: "json" };
import { articleTexts, attributeOf, isTag, nodesOf } from "../support/articles.ts";
import { whole } from "../support/extent.ts";

function program(file: string, text: string | undefined, lang: string, input: string) {
  const { code, flag: standard } = listing(file, text);
  return { language: lang === "python" ? "python" : "cpp", code, input, standard } as const;
}

/** The programs of all articles whose output is shown: those in fenced blocks, and files with an input. */
const programs = articleTexts().flatMap(({ tree }): ArticleProgram[] =>
  [...nodesOf(tree)].flatMap((node) => {
    if (node.type === "code" && isProgramCell(node as CodeBlock))
      return [program("", node.value, node.lang ?? "", stdinOf(node.meta))];
    const input = isTag(node, "Listing") ? attributeOf(node, "input") : undefined;
    const file = attributeOf(node, "file") ?? "";
    if (input === undefined) return [];
    return [program(file, undefined, file.endsWith(".py") ? "python" : "cpp", input)];
  }),
);

test("the output of each program matches the record (after a review, update it with -u)", async () => {
  const known: Readonly<Record<string, string>> = recorded;
  const outputs: Record<string, string> = {};
  for (const each of programs) {
    const key = outputKey(each);
    // The short extent runs the Python programs, which are fast, and only new or changed C++ programs.
    const isTrusted = !whole && each.language === "cpp";
    outputs[key] = (isTrusted ? known[key] : undefined) ?? (await programOutput(each));
  }
  const record = `${JSON.stringify(outputs, undefined, 2)}\n`;
  await expect(record).toMatchFileSnapshot("../../content/program-outputs.json");
});
