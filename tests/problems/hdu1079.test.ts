import { describe, expect, test } from "vitest";
import { type Case, hdu1079 } from "../../src/problems/hdu1079/problem.ts";
import { explainInEnglish } from "../support/by-rules.ts";

const DAY = 86_400_000;
const first = Date.UTC(1900, 0, 1);
const last = Date.UTC(2001, 10, 4);
const lost = lostByTheRules(movesByTheRules);

describe("hdu1079", () => {
  test("the verdicts of all dates, and the moves of every 30th date, equal those of a search", () => {
    let dates = 0;
    for (let time = first; time <= last; time += DAY, dates++) {
      const date = dateOf(time);
      if (hdu1079.solve(date) !== (lost.has(time) ? "second" : "first")) expect.fail(iso(time));
      if (dates % 30 > 0) continue;
      const { winningMoves } = explainInEnglish(hdu1079, date);
      const wins = movesByTheRules(time).filter((option) => lost.has(option));
      if (winningMoves.map(({ after }) => after.value).join() !== wins.map(iso).join()) {
        expect.fail(iso(time));
      }
    }
    expect(dates).toBe(37_198);
  });

  test("moves past the last date, which lose at once, change no verdict", () => {
    // A date past the end is never lost for the player to move: the player who moved there has lost.
    expect(lostByTheRules(movesPastTheEndToo)).toEqual(lost);
  });
});

/** Returns the next day, and the same day of the next month if it exists; no date past the last one. */
function movesByTheRules(time: number): readonly number[] {
  return movesPastTheEndToo(time).filter((option) => option <= last);
}

function movesPastTheEndToo(time: number): readonly number[] {
  const { year, month, day } = dateOf(time);
  const nextMonth = Date.UTC(year, month, day);
  const exists = new Date(nextMonth).getUTCDate() === day;
  return [time + DAY, ...(exists ? [nextMonth] : [])];
}

function lostByTheRules(moves: (time: number) => readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let time = last; time >= first; time -= DAY) {
    if (!moves(time).some((option) => found.has(option))) found.add(time);
  }
  return found;
}

function dateOf(time: number): Case {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
