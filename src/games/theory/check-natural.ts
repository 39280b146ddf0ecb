/**
 * Accepts the integers 0 … 2^53 − 1 and nothing else: the range in which JavaScript numbers are exact for integers.
 *
 * @throws {TypeError} when the value is not a number.
 * @throws {RangeError} when it is negative, fractional, not finite or too large. Both messages read
 * `Cannot <task>: <what> must be <rule>, current value is <value>`.
 */
export function checkNatural(task: string, what: string, value: unknown): asserts value is number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return;
  const tooLarge = typeof value === "number" && value > Number.MAX_SAFE_INTEGER;
  const rule = tooLarge ? "at most 9007199254740991" : "a non-negative integer";
  const message = `Cannot ${task}: ${what} must be ${rule}, current value is ${show(value)}`;
  throw typeof value === "number" ? new RangeError(message) : new TypeError(message);
}

function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
