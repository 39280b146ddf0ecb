/** The fields of a value that may be anything; none if it is not an object. */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The fields of an object that a text of JSON says; none if it says no object. */
export function parseFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return fields(JSON.parse(text));
  } catch {
    return {};
  }
}
