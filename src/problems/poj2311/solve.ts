import { mex } from "../../games/theory/numbers.ts";
import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/** The cuts of a sheet that leave no strip of width 1, of two mirror images one: what both parts are. */
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

/** By width and height, the width being the longer side. */
const known: number[][] = [];

/** The Grundy value of a sheet in the game of these cuts. O(s^3) for all sheets of sides up to s together. */
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
