import type { Phrase } from "../../src/i18n/say.ts";
import type { Comparison } from "../../src/octal/compare.ts";
import type { Genus } from "../../src/octal/genus.ts";
import type { LabNode } from "../../src/octal/read-game.ts";
import type { NoTheorem } from "../../src/octal/law.ts";
import type { NamedGame } from "../../src/octal/named-games.ts";
import type { LoopyOutcome } from "../../src/games/theory/finite-graph.ts";
import type { Period } from "../../src/games/theory/period.ts";
import type { SparseFacts } from "../../src/games/theory/sparse-space.ts";
import type { Summary } from "./survey.ts";

/** What a file of values is written as. */
export type FileFormat = "csv" | "bfile" | "json" | "certificate" | "notebook";

/** What a notebook says, in the reader's language, and where its modules are. */
export interface NotebookWords {
  readonly title: string;
  readonly lead: string;
  readonly period: string;
  /** Shown where the values prove none, with the placeholder `to`. */
  readonly none: string;
  readonly addresses: { readonly grundy: string; readonly notebook: string };
}

/** A request to the worker of the laboratory, which looks at one game at a time. */
export type Request =
  | {
      readonly kind: "look";
      /** Which look of the page it is: replies name it. */
      readonly look: number;
      readonly game: string;
      readonly to: number;
      readonly with?: string | undefined;
      readonly language: string;
      /** What notebooks say, and where they find their modules. */
      readonly notebook: NotebookWords;
    }
  | { readonly kind: "stop" }
  /** Goes on after a stop. */
  | { readonly kind: "go on" }
  /** Asks for the values of `count` heaps of a summand. */
  | {
      readonly kind: "values";
      readonly part: number;
      readonly from: number;
      readonly count: number;
    }
  | { readonly kind: "file"; readonly part: number; readonly format: FileFormat };

/** How far the work has come, or how it ended; `full` where more might need more memory than there is. */
export type State = "working" | "stopped" | "full" | "reached" | "proved" | "failed";

/** One summand of the game, or the game itself. */
export interface PartView {
  /** The canonical text of its rules. */
  readonly text: string;
  readonly name?: NamedGame;
  /** Its rules, for a sentence in any language. */
  readonly rules: Phrase;
  /** Why no theorem about periods speaks of its law; absent where one does. */
  readonly noTheorem?: NoTheorem;
  readonly summary: Summary;
  readonly period?: Period;
  /** What the values look like where no period is proved. */
  readonly seen?: Omit<Period, "provedAt">;
  readonly sparse?: SparseFacts;
  /** What is known of misère play, for the first heaps. */
  readonly genera: readonly Genus[];
}

/** A game that was typed as a graph, settled. */
export interface GraphState {
  readonly nodes: readonly LabNode[];
  readonly cycle?: readonly string[];
  readonly outcomes: readonly LoopyOutcome[];
}

/** How the game compares with a second one. */
export interface ComparedView {
  readonly text: string;
  readonly name?: NamedGame;
  /** Undefined until there is something to compare; `same` where the games have the same moves. */
  readonly result?: Comparison | { readonly kind: "same" };
  /** Where they differ: by how many heaps one is to be shifted to agree as far as both are known. */
  readonly shift?: number;
}

/** All that is known of a game so far, in a size that does not grow with its table. */
export interface View {
  readonly text: string;
  readonly to: number;
  readonly state: State;
  readonly parts: readonly PartView[];
  /** Milliseconds of work since the press of Look. */
  readonly elapsed: number;
  /** Heaps a second, lately. */
  readonly rate: number;
  readonly compared?: ComparedView;
  readonly graph?: GraphState;
  /** Why it failed. */
  readonly message?: string;
}

/** What is wrong with a text. */
export interface TextFault {
  readonly of: "game" | "with";
  /** Whether the text is that of a game, but of none that can be compared. */
  readonly isNoHeaps?: boolean;
  /** In the language that was asked for. */
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** A message of the worker, about a look of the page. */
export type Reply = { readonly look: number } & Told;

/** What a message tells. */
export type Told =
  | { readonly kind: "fault"; readonly fault: TextFault }
  | { readonly kind: "view"; readonly view: View }
  | {
      readonly kind: "values";
      readonly part: number;
      readonly from: number;
      /** Only the known ones. */
      readonly values: readonly number[];
    }
  | {
      readonly kind: "file";
      readonly part: number;
      readonly name: string;
      readonly blob: Blob;
      /** How many rows it has, where there are more values than a file may have rows. */
      readonly rows?: number;
    }
  /** A file cannot be made, for want of memory. */
  | { readonly kind: "no file"; readonly part: number };
