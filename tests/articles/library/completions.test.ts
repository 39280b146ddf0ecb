import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { completionsText, type Completions } from "../../../src/articles/library/entries.ts";
import { reference } from "../../../src/articles/library/reference.ts";
import * as library from "../../../src/grundy.ts";
import { createInput } from "../../../src/notebook/input.ts";
import { createShow } from "../../../src/notebook/show.ts";

const completions = JSON.parse(completionsText(reference())) as Completions;
const named = (name: string) => completions.library.find((offer) => offer.name === name);

test("every value that the library exports is offered, with a signature and its doc comment", () => {
  for (const [name, value] of Object.entries(library)) {
    const offer = named(name);
    expect(offer?.kind === "function", name).toBe(
      typeof value === "function" && name !== "InputError",
    );
    expect(offer?.signature, name).toMatch(/^(: |\(|<)/);
    expect(offer?.doc, name).toMatch(/\w{3}/);
  }
});

test.each([
  ["show", createShow(() => {})],
  [
    "input",
    createInput(
      () => {},
      () => undefined,
    ),
  ],
])("every member that %s has is offered, and no other", (name, value) => {
  const given = completions.given.find((one) => one.name === name);
  expect(given?.members.map((member) => member.name)).toEqual(Object.keys(value).toSorted());
  expect(given?.members.map(({ doc }) => doc)).not.toContain("");
});

test("signatures read as a cell's author would write them", () => {
  expect(named("mex")?.signature).toBe("(values: Iterable<number>): number");
  expect(named("kayles")?.signature).toBe(": OctalRuleset");
  expect(named("winningMoves")?.signature).toMatch(/convention\?: Convention\)/);
});

test("all of it is at most 16 kB, packed", () => {
  expect(gzipSync(completionsText(reference()), { level: 9 }).length).toBeLessThanOrEqual(16_000);
});
