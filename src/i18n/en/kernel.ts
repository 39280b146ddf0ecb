import { move } from "./move.ts";

/** Texts that the kernel writes into outputs. */
export const kernel = {
  more: "… {n} more",
  moreRows: "… {n} more rows",
  moreColumns: "… {n} more columns",
  clipped: "{text}… ({n} more characters)",
  unshowable: "[a value that cannot be shown]",
  unshowableFor: "[a value that cannot be shown: {reason}]",
  period: "period {n}",
  preperiod: "preperiod {n}",
  saltus: "saltus {n}",
  proved: "proved at n = {n}",
  unproved: "no period proved by the heaps up to {n}",
  position: "position",
  outcome: "outcome",
  value: "g",
  options: "options",
  move: move.alone,
};
