import { number, object, type Read } from "./read.ts";

/** Why a stored text cannot be read: it is malformed, or another version of the site wrote it. */
export type StoredFault = "damaged" | "version";

const VERSION = 1;

/** Parses JSON and validates it; undefined when either fails. */
export function readJson<Value>(text: string, read: Read<Value>): Value | undefined {
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The text that stores these fields in the browser. */
export const writeStored = (fields: object): string =>
  JSON.stringify({ version: VERSION, ...fields });

/** Parses and validates a stored text of at most so many characters. */
export const stored =
  <Value>(most: number, read: Read<Value>) =>
  (text: string): Value | StoredFault => {
    const found = readJson(text.length > most ? "" : text, (value) => {
      const { version } = object({ version: number })(value) ?? {};
      if (version === VERSION) return read(value);
      return Number.isSafeInteger(version) ? ("version" as const) : undefined;
    });
    return found ?? "damaged";
  };
