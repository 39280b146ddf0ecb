import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as library from "../../src/grundy.ts";
import { judge } from "../../src/judging/judge.ts";
import { programHere } from "../../src/judging/program-here.ts";
import { compile } from "../../src/kernel/compile.ts";
import { judged, taskOf } from "../../src/problems/tasks.ts";

const folder = new URL("solutions/", import.meta.url);

type Names = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

const AsyncFunction = (async () => {}).constructor as new (
  ...text: readonly string[]
) => (...imported: readonly unknown[]) => Promise<Names>;

/** What a file declares, as a cell of a page would: a cell exports nothing, so the word is left out. */
function cellOf(file: URL): () => Promise<Names> {
  const code = readFileSync(file, "utf8").replaceAll(/^export /gm, "");
  const { body, imports } = compile({ number: 1, code });
  const run = new AsyncFunction(...Object.keys(imports), body);
  return () => run(...Object.values(imports).map((name) => library[name as keyof typeof library]));
}

describe.each(judged)("%s", (id) => {
  test.each(readdirSync(new URL(`${id}/`, folder)))("%s is accepted", async (name) => {
    const task = await taskOf(id);
    const start = cellOf(new URL(`${id}/${name}`, folder));
    const judgement = await judge(
      task,
      {
        run: async (cases, allowed) => {
          const { [task.entry]: answer } = await start();
          return programHere<unknown>(() => (one) => answer?.(...task.pass(one))).run(
            cases,
            allowed,
          );
        },
      },
      { seed: 2, allowed: 60_000 },
    );
    expect(judgement).toMatchObject({ verdict: "accepted" });
  });

  test("has two right programs of different design", () => {
    expect(readdirSync(new URL(`${id}/`, folder)).length).toBeGreaterThanOrEqual(2);
  });
});
