import type { ToolLanguage } from "../../src/programs/tools.ts";
import { readStored as read, writeStored as write } from "../cell/drafts/browser-storage.ts";

/** The languages in which a program can be written on a problem page. */
export type ProgramLanguage = "ts" | ToolLanguage;

const CHOICE = "grundy-program-language";

/** Characters of a program that are stored. */
const MOST = 500_000;

const keyOf = (problem: string, language: ToolLanguage): string =>
  `grundy-program:${problem}:${language}`;

/** The language that the reader chose last, on any page. */
export function readChoice(): ProgramLanguage {
  const choice = read(CHOICE);
  return choice === "cpp" || choice === "python" ? choice : "ts";
}

export const storeChoice = (language: ProgramLanguage): boolean => write(CHOICE, language);

/** The stored program; undefined where there is none, or none that can be one. */
export function readProgram(problem: string, language: ToolLanguage): string | undefined {
  const text = read(keyOf(problem, language));
  return text === null || text.length > MOST ? undefined : text;
}

/** Stores a program, or with `undefined` removes it; false where it could not be stored. */
export const storeProgram = (
  problem: string,
  language: ToolLanguage,
  text: string | undefined,
): boolean => (text === undefined || text.length <= MOST) && write(keyOf(problem, language), text);

/** Stores the reader's own program while a listing is in the editor; with `undefined`, removes it. */
export const setAside = (
  problem: string,
  language: ToolLanguage,
  text: string | undefined,
): boolean => write(`${keyOf(problem, language)}:own`, text);

/** The reader's own program that was in the editor before a listing. */
export const readSetAside = (problem: string, language: ToolLanguage): string | undefined =>
  read(`${keyOf(problem, language)}:own`) ?? undefined;
