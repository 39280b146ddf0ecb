import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { TYPES_SIZE, typesText } from "../../../src/articles/library/type-checker.ts";
import type { TypeRequest } from "../../../src/notebook/types/protocol.ts";
import { articleCells } from "../../support/article-cells.ts";
import { checkTypes } from "../../support/check-types.ts";

test("the type checker for readers works in a scope with ECMAScript and a port alone", async () => {
  const replies: unknown[] = [];
  const self: {
    onmessage?: (event: { data: TypeRequest }) => void;
    postMessage: (reply: unknown) => void;
  } = {
    postMessage: (reply) => void replies.push(structuredClone(reply)),
  };
  runInNewContext(await typesText(), { self });
  expect(replies).toEqual(["ready"]);

  const text = readFileSync("content/en/foundations/01-who-wins.mdx", "utf8");
  const cells = articleCells(text).map(({ number, code }) => ({ number, code }));
  self.onmessage?.({ data: cells });
  expect(replies.at(-1)).toEqual({ kind: "checked", faults: [] });

  const wrong = [...cells, { number: cells.length + 1, code: "const wrong: string = 1;" }];
  self.onmessage?.({ data: wrong });
  expect(replies.at(-1)).toEqual({ kind: "checked", faults: checkTypes(wrong) });
  expect(checkTypes(wrong)).toHaveLength(1);
});

test("its text has TypeScript's notice, and the size that the page says", async () => {
  const text = await typesText();
  expect((gzipSync(text).length / 1e6).toFixed(1)).toBe(TYPES_SIZE);
  expect(text).toMatch(/Copyright \(c\) Microsoft Corporation[^]*Apache License/);
});
