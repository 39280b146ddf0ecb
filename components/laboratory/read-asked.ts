import { laboratoryFaultWords } from "../../src/i18n/laboratory-fault-words.ts";
import { translateFault } from "../../src/i18n/translate.ts";
import { readGame, type LabGame } from "../../src/octal/read-game.ts";
import { InputError } from "../../src/games/theory/input-error.ts";
import type { Asked } from "./address.ts";

/** What is wrong with a text, in the reader's language. */
export interface TextFault {
  readonly of: "game" | "with";
  readonly text: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** Whether the text is that of a game, but of none that can be compared. */
  readonly isNoHeaps?: boolean;
}

/** The first fault in the texts of what is asked; undefined where both are games that can be compared. */
export function faultIn({ game, with: other }: Asked, language: string): TextFault | undefined {
  const first = read("game", game, language);
  if ("message" in first || other === undefined) return "message" in first ? first : undefined;
  const second = read("with", other, language);
  if ("message" in second) return second;
  if (first.kind === "heaps" && second.kind === "heaps") return undefined;
  return { of: "with", text: other, message: "", line: 1, column: 1, isNoHeaps: true };
}

function read(of: "game" | "with", text: string, language: string): LabGame | TextFault {
  try {
    return readGame(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error;
    return {
      of,
      text,
      message: translateFault(laboratoryFaultWords(language), error),
      line,
      column,
    };
  }
}
