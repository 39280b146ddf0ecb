import { hdu1730 } from "../../src/problems/hdu1730/index.ts";
import { hdu1848 } from "../../src/problems/hdu1848/index.ts";
import { hdu5724 } from "../../src/problems/hdu5724/index.ts";
import { p2575 } from "../../src/problems/p2575/index.ts";
import { stones } from "../../src/problems/stones/index.ts";

const LINES = 1_000_000;

/** A problem whose solver is measured on a large input. */
export interface Contest {
  readonly id: string;
  /** So small that its time is the program's start, with any table that the solver fills. */
  readonly smallest: string;
  readonly large: (random: () => number) => string;
  readonly size: string;
}

const toTheLimits = "all limits reached";

export const contests: readonly Contest[] = [
  {
    id: "hdu5724",
    smallest: "1\n1\n0\n",
    large: (random) => hdu5724.generate.largest(random),
    size: toTheLimits,
  },
  {
    id: "p2575",
    smallest: "1\n1\n0\n",
    large: (random) => p2575.generate.largest(random),
    size: toTheLimits,
  },
  { id: "hdu1848", smallest: "1 1 1\n0 0 0\n", large: heaps, size: "1 000 000 cases" },
  { id: "hdu1730", smallest: "1 2\n1 2\n", large: boards, size: "1000 full boards" },
  {
    id: "stones",
    smallest: "1\n1\n1\n",
    large: (random) => stones.generate.largest(random),
    size: toTheLimits,
  },
];

function heaps(random: () => number): string {
  const heap = () => 1 + Math.floor(random() * 1000);
  return hdu1848.print(Array.from({ length: LINES }, () => [heap(), heap(), heap()]));
}

function boards(random: () => number): string {
  return Array.from({ length: 10 }, () => hdu1730.generate.largest(random)).join("");
}
