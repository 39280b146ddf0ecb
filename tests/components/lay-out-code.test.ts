import { createSourceFile, createPrinter, ScriptTarget } from "typescript";
import { expect, test } from "vitest";
import { laidOutDeclaration } from "../../components/reference/lay-out-code.ts";
import { reference } from "../../src/articles/library/reference.ts";

const { library, given } = reference();
const entries = [...library, ...given.flatMap(({ members }) => members)];
const bare = createPrinter({ removeComments: true });
const meant = (code: string): string =>
  bare.printFile(createSourceFile("x.ts", code, ScriptTarget.ES2023)).replace(/\s+/g, " ");

test("a declaration keeps its code and the words of its comments, which are broken at tags alone", () => {
  const words = (code: string): string => code.replace(/\*\/|\/\*\*|^\s*\*(?!\/)/gm, " ").replace(/\s+/g, " "); // prettier-ignore
  for (const declaration of entries.flatMap(({ declarations }) => declarations)) {
    const laidOut = laidOutDeclaration(declaration);
    expect(meant(laidOut)).toBe(meant(declaration));
    expect(words(laidOut)).toBe(words(declaration));
    const comments = laidOut.split("\n").filter((line) => /^\s*(\/\*\*|\*)/.test(line));
    expect(comments.filter((line) => !/^\s*(\/\*\*|\* {2}@\w)/.test(line))).toEqual([]);
  }
});
