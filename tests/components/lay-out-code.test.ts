import { createSourceFile, createPrinter, ScriptTarget } from "typescript";
import { expect, test } from "vitest";
import { laidOutDeclaration, laidOutSignature } from "../../components/reference/lay-out-code.ts";
import { reference } from "../../src/articles/library/reference.ts";

const { library, given } = reference();
const entries = [...library, ...given.flatMap(({ members }) => members)];
const bare = createPrinter({ removeComments: true });
const meant = (code: string): string =>
  bare.printFile(createSourceFile("x.ts", code, ScriptTarget.ES2023)).replace(/\s+/g, " ");

test("a signature says the same when it is laid out", () => {
  const signatures = entries.flatMap(({ kind, name, signatures }) =>
    kind === "function" ? signatures.map((one) => `declare function ${name}${one};`) : [],
  );
  expect(signatures.length).toBeGreaterThan(30);
  for (const signature of signatures) {
    expect(meant(laidOutSignature(signature)).replace(/,? \)/g, ")").replace(/\( /g, "(")).toBe(
      meant(signature).replace(/,? \)/g, ")").replace(/\( /g, "("),
    );
  }
});

test("a long one has a line for each parameter, a short one stays", () => {
  expect(laidOutSignature("mex(values: Iterable<number>): number")).not.toContain("\n");
  expect(
    laidOutSignature(
      "f<A>(first: (a: A, b: A) => readonly A[], second: Map<string, A>, third?: number): A | undefined",
    ).split("\n"),
  ).toEqual([
    "f<A>(",
    "  first: (a: A, b: A) => readonly A[],",
    "  second: Map<string, A>,",
    "  third?: number,",
    "): A | undefined",
  ]);
});

test("a constant stays on its line, whatever calls its type has", () => {
  const constant =
    "const wythoff: Ruleset<Two> & { claimOutcome(position: Two): Outcome | undefined; }";
  expect(laidOutSignature(constant)).toBe(constant);
});

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
