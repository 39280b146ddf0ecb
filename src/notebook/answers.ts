import { describeFailure } from "./failure.ts";
import { describeBriefly } from "./describe.ts";
import { failure } from "./output.ts";
import {
  bounded,
  exactText,
  boolean,
  list,
  number,
  object,
  only,
  shortText,
  either,
  where,
  type Read,
  type ReadBy,
} from "./validation/read.ts";

/** An argument or a result of a call: JSON's values without objects. */
type Plain = string | number | boolean | null | readonly Plain[];

/** The arguments of consecutive calls. */
export type Calls = readonly (readonly Plain[])[];

/** Limits of one result, and of the results in a message. A character of a string counts as an item. */
const LIMITS = { characters: 10_000, items: 100_000, depth: 8, message: 1_000_000 } as const;

// Bound before a cell runs, because a cell may replace globals.
const { apply } = Reflect;
const { isArray } = Array;
const { isFinite } = Number;

/** Copies a plain value; returns undefined for other values and beyond the limits. Does not catch errors of getters. */
function plainOf(value: unknown, depth: number, capacity: { left: number }): Plain | undefined {
  if (--capacity.left < 0) return undefined;
  if (typeof value === "string") {
    capacity.left -= value.length;
    return value.length <= LIMITS.characters && capacity.left >= 0 ? value : undefined;
  }
  if (typeof value === "number") return isFinite(value) ? value : undefined;
  if (typeof value === "boolean" || value === null) return value;
  if (!isArray(value) || depth === 0 || value.length > capacity.left) return undefined;
  const items: Plain[] = [];
  for (let at = 0; at < value.length; at++) {
    const item = plainOf(value[at], depth - 1, capacity);
    if (item === undefined) return undefined;
    items[at] = item;
  }
  return items;
}

/** Counts the items of a plain value, including the characters of its strings. */
export const sizeOf = (value: Plain): number =>
  typeof value === "string"
    ? 1 + value.length
    : Array.isArray(value)
      ? (value as readonly Plain[]).reduce((size: number, item) => size + sizeOf(item), 1)
      : 1;

/**
 * Calls a function of a cell with each list of arguments, until a result is not plain, a call throws, or the results
 * exceed the limits of a message.
 */
export function answersOf(work: unknown, calls: Calls, cell: number): Answers {
  const answers: Plain[] = [];
  let left: number = LIMITS.message;
  try {
    for (let at = 0; at < calls.length; at++) {
      const value: unknown = apply(work as () => unknown, undefined, calls[at] ?? []);
      const capacity = { left: LIMITS.items };
      const answer = plainOf(value, LIMITS.depth, capacity);
      if (answer === undefined) return { type: "answers", answers, other: describeBriefly(value) };
      left -= LIMITS.items - capacity.left;
      if (left < 0) return { type: "answers", answers };
      answers[at] = answer;
    }
  } catch (thrown) {
    return { type: "answers", answers, failure: describeFailure(thrown, cell) };
  }
  return { type: "answers", answers };
}

const plain = (depth: number): Read<Plain> =>
  either(
    exactText(LIMITS.characters),
    number,
    boolean,
    only(null),
    depth > 0 ? list(LIMITS.items, (item) => plain(depth - 1)(item)) : () => undefined,
  );

/** Returns a reader that validates the results of up to `calls` calls. See `readReply` for the other messages. */
export const readAnswers = (calls: number) =>
  where(
    bounded(
      LIMITS.message,
      object(
        { type: only("answers"), answers: list(calls, plain(LIMITS.depth)) },
        {
          /** Short text of a result that is not plain. The calls after it were not made. */
          other: shortText,
          /** The error that a call threw. The calls after it were not made. */
          failure,
        },
      ),
    ),
    ({ answers }) => sizeOf(answers) <= LIMITS.message + calls,
  );

/** Kernel → page: the results of calls. */
export type Answers = ReadBy<ReturnType<typeof readAnswers>>;
