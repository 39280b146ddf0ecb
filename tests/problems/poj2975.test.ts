import fc from "fast-check";
import { test } from "vitest";
import { type Case, poj2975 } from "../../src/problems/poj2975/problem.ts";
import { byRules, checkRandomCases } from "../support/by-rules.ts";

test("poj2975: the number of winning moves and their results equal those of a search", () => {
  const check = byRules<Case>(poj2975, {
    options: (heaps) =>
      heaps.flatMap((heap, index) =>
        Array.from({ length: heap }, (_, left) => heaps.with(index, left)),
      ),
  });
  checkRandomCases(fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }), check);
});
