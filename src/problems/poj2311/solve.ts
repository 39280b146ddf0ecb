import { mex } from "../../games/theory/numbers.ts";
import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/** Yields both parts of each cut that leaves no strip of width 1; of two mirror images, only one. */
export function* cuts([width, height]: Case): Generator<
  readonly [Case, Case],
  void,
  undefined
> {
  for (let part = 2; 2 * part <= width; part++) {
    yield [
      [part, height],
      [width - part, height],
    ];
  }
  for (let part = 2; 2 * part <= height; part++) {
    yield [
      [width, part],
      [width, height - part],
    ];
  }
}

/** The values found so far, by width and height, where the width is the longer side. */
const known: number[][] = [];

/** Returns the Grundy value of a sheet in the game of these cuts. O(s^3) for all sheets with sides up to s. */
export function sheetValue([one, other]: Case): number {
  const [width, height] = [Math.max(one, other), Math.min(one, other)];
  const row = (known[width] ??= []);
  return (row[height] ??= mex(
    Array.from(
      cuts([width, height]),
      ([first, second]) => sheetValue(first) ^ sheetValue(second),
    ),
  ));
}

export const solve = (sheet: Case): Winner =>
  sheetValue(sheet) === 0 ? "second" : "first";
