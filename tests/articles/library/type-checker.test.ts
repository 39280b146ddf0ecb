import { globSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { articleCells } from "../../support/article-cells.ts";
import { checkTypes } from "../../support/check-types.ts";
import { some, whole } from "../../support/extent.ts";
import { TYPES_SIZE, typesText } from "../../../src/articles/library/type-checker.ts";
import type { CellText } from "../../../src/notebook/types/cell-modules.ts";
import type { TypeRequest } from "../../../src/notebook/types/protocol.ts";

/** The worker's script in a scope that has nothing but what ECMAScript gives, and a port. */
const replies: unknown[] = [];
const self: {
  onmessage?: (event: { data: TypeRequest }) => void;
  postMessage: (reply: unknown) => void;
} = {
  postMessage: (reply) => void replies.push(structuredClone(reply)),
};
runInNewContext(await typesText(), { self });

const files = globSync("content/*/{foundations,problems,reference}/*.mdx").sort();
const pages = files
  .map((file) => ({ file, cells: articleCells(readFileSync(file, "utf8")) }))
  .filter(({ cells }) => cells.length > 0)
  .map((found, page) => ({ ...found, page }));

/** In the short extent each page is asked with one of them, the next with the next. */
const wrongs = [
  "const wrong: string = 1;",
  "missing.name;",
  "const = 1;",
  'import { x } from "grundy";',
];

test("the reduced TypeScript starts in a bare scope", () => {
  expect(replies).toEqual(["ready"]);
});

test.each(some(pages, 9))(
  "it says of $file, right or wrong, what the whole one says",
  ({ page, cells }) => {
    const asked = <Of>(all: readonly Of[]) =>
      all.filter((_, at) => whole || at === page % all.length);
    const wrong = asked(wrongs);
    const variants = [
      cells,
      // Without a declaration here and there, much does not fit.
      ...asked([0, 1, 2]).map((from) => cells.filter(({ number }) => number % 3 !== from)),
      ...wrong.map((code) => [...cells, { number: cells.length + 1, code }]),
    ];
    const said = variants.map((variant) => checkTypes(variant).slice(0, 100));
    variants.forEach((variant, check) => {
      const texts = variant.map((cell): CellText => ({
        number: cell.number,
        code: cell.code,
        solution: "solution" in cell && cell.solution,
      }));
      self.onmessage?.({ data: texts });
      expect(replies.at(-1)).toEqual({ kind: "checked", faults: said[check] });
    });
    const found = said.filter((faults) => faults.length > 0).length;
    expect(found).toBeGreaterThanOrEqual(wrong.length);
  },
);

test("its text has TypeScript's notice, and the size that the page says", async () => {
  expect((gzipSync(await typesText()).length / 1e6).toFixed(1)).toBe(String(TYPES_SIZE));
  expect(await typesText()).toMatch(/Copyright \(c\) Microsoft Corporation[^]*Apache License/);
});
