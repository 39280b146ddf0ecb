import type { Generate } from "../problem.ts";
import { width, type Case } from "./case.ts";
import { limits } from "./limits.ts";
import { print } from "./print.ts";

/** The largest input is every test and every row full but for the left end: about 5 MB. */
export const generate: Generate = {
  tiny: (random) => print(cases(random, 3, 2, 5)),
  random: (random) => print(cases(random, 10, 20, width)),
  largest: (random) =>
    print(
      Array.from({ length: limits.tests.max }, () =>
        Array.from({ length: limits.rows.max }, () => 2 ** width - 1 - below(random, 2)),
      ),
    ),
};

/** Up to `most` rows a case, with pieces on the last squares only. */
function cases(
  random: () => number,
  count: number,
  most: number,
  squares: number,
): readonly Case[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(random, most) }, () => below(random, 2 ** squares)),
  );
}

function below(random: () => number, end: number): number {
  return Math.floor(random() * end);
}
