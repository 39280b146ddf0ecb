import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keptRun } from "../../src/articles/kept-run.ts";
import { articleCells } from "../support/article-cells.ts";

/** A cell that shows another number each time that it is really run. */
const article = (more = "") =>
  `${more}\n\n\`\`\`ts cell\nshow(Math.floor(performance.now() * 1e6));\n\`\`\`\n`;

describe("a kept run", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "runs-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const run = (mdx: string, file = "a.mdx") => keptRun(file, "en", articleCells(mdx), folder);
  const outputs = async (...given: Parameters<typeof run>) =>
    (await run(...given)).cells.map((cell) => cell.outputs);

  test("is used again while the cells stay as they are", async () => {
    const first = await run(article());
    expect(await run(article())).toEqual(first);
    expect(first.cells[0]?.outputs).toHaveLength(1);
  });

  test("serves a changed prose, and knows where its cells now stand", async () => {
    const [first, then] = [await run(article()), await run(article("One line.\n\nAnother."))];
    expect(then.cells[0]?.outputs).toEqual(first.cells[0]?.outputs);
    expect(then.cells[0]?.line).toBe((first.cells[0]?.line ?? 0) + 2);
  });

  test("is not used for other cells, nor for another article", async () => {
    const first = await outputs(article());
    expect(await outputs(article().replace("1e6", "1e7"))).not.toEqual(first);
    expect(await outputs(article(), "b.mdx")).not.toEqual(first);
  });

  test("is made anew where its file is damaged", async () => {
    const first = await outputs(article());
    for (const name of globSync("runs/*", { cwd: folder }))
      writeFileSync(join(folder, name), "nothing");
    expect(await outputs(article())).not.toEqual(first);
  });

  test("of an article that fails is not kept", async () => {
    const fails = article().replace("show(", "throw new Error(");
    await expect(run(fails)).rejects.toThrow();
    await expect(run(fails)).rejects.toThrow();
    expect(globSync("**/*", { cwd: folder })).toEqual([]);
  });
});
