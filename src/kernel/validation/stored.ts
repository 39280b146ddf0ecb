import { number, object, type Read } from "./read.ts";

/** Why a stored text cannot be read: it is no such text, or another version of the site wrote it. */
export type StoredFault = "damaged" | "version";

const VERSION = 1;

/** What a text of JSON says; undefined when it is none, or says something else. */
export function readJson<Value>(text: string, read: Read<Value>): Value | undefined {
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The text under which these fields are stored in the browser. */
export const writeStored = (fields: object): string =>
  JSON.stringify({ version: VERSION, ...fields });

/** Reads a stored text of at most so many characters as a stranger's. */
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
