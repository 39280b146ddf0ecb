/** What is asked for: a number, numbers in order, or numbers in any order. */
export type AnswerForm = "number" | "list" | "set";

/** How an answer compares with the right one. */
export type Judgement =
  | { readonly kind: "right" | "wrong" | "oneNumber" }
  /** No number, where a list or a set has some. */
  | { readonly kind: "notEmpty" }
  /** A list that agrees with the right one in its first numbers only. */
  | { readonly kind: "firstDifference" | "tooShort" | "tooLong"; readonly agree: number }
  /** A set, by the numbers that do not belong to it and the count of those it lacks. */
  | { readonly kind: "set"; readonly foreign: readonly number[]; readonly missing: number };

/** Compares an answer with the right one. Repeated numbers do not matter in a set. */
export function judgeAnswer(
  form: AnswerForm,
  given: readonly number[],
  right: readonly number[],
): Judgement {
  if (form !== "number" && given.length === 0 && right.length > 0) return { kind: "notEmpty" };
  if (form === "set") return judgeSet(given, right);
  if (form === "number" && given.length !== 1) return { kind: "oneNumber" };
  const differs = given.findIndex((number, index) => number !== right[index]);
  const agree = differs < 0 ? given.length : differs;
  if (agree === given.length && agree === right.length) return { kind: "right" };
  if (form === "number") return { kind: "wrong" };
  if (agree === right.length) return { kind: "tooLong", agree };
  return { kind: agree === given.length ? "tooShort" : "firstDifference", agree };
}

function judgeSet(given: readonly number[], right: readonly number[]): Judgement {
  const foreign = [...new Set(given)].filter((number) => !right.includes(number));
  const missing = [...new Set(right)].filter((number) => !given.includes(number)).length;
  if (foreign.length === 0 && missing === 0) return { kind: "right" };
  return { kind: "set", foreign, missing };
}
