import type { LoopyOutcome, NamedPosition } from "../../src/games/theory/finite-graph.ts";
import type { Period } from "../../src/games/theory/period.ts";
import type { SparseFacts } from "../../src/games/theory/sparse-space.ts";
import type { Comparison } from "../../src/octal/compare.ts";
import type { Genus } from "../../src/games/theory/genus.ts";
import type { NoTheorem } from "../../src/octal/law.ts";
import type { NamedGame } from "../../src/octal/named-games.ts";
import type { Summary } from "./survey.ts";

/** A file that the worker makes of values. */
export type FileFormat = "csv" | "bfile" | "certificate";

/** A request to the worker of the laboratory, which works on one game: the first request names it. */
export type Request =
  | {
      readonly kind: "look";
      readonly game: string;
      /** The heap up to which its table goes; without it a look pauses after some seconds. */
      readonly to?: number | undefined;
      readonly with?: string | undefined;
      readonly language: string;
    }
  /** Asks for the value and the winning moves of a position, as it was typed. */
  | { readonly kind: "position"; readonly text: string }
  | { readonly kind: "stop" }
  /** Goes on after a stop or a pause. */
  | { readonly kind: "go on" }
  /** Asks for the values of `count` heaps of a summand. */
  | {
      readonly kind: "values";
      readonly part: number;
      readonly from: number;
      readonly count: number;
    }
  | { readonly kind: "file"; readonly part: number; readonly format: FileFormat };

/** How far the work has come, or how it ended. */
export type State = "working" | "paused" | "stopped" | "reached" | "proved";

/** One summand of the game, or the game itself. */
export interface PartView {
  /** The canonical text of its rules. */
  readonly text: string;
  readonly name?: NamedGame;
  /** Its rules as a sentence. */
  readonly rules: string;
  /** Why no theorem about periods applies to its law; absent where one does. */
  readonly noTheorem?: NoTheorem;
  readonly summary: Summary;
  readonly period?: Period;
  /** What the values look like where no period is proved. */
  readonly seen?: Omit<Period, "provedAt">;
  readonly sparse?: SparseFacts;
  /** What is known of misère play, for the first heaps. */
  readonly genera: readonly Genus[];
}

/** A game that was typed as a graph, with the outcomes of its positions. */
export interface GraphState {
  readonly nodes: readonly NamedPosition[];
  readonly cycle?: readonly string[];
  readonly outcomes: readonly LoopyOutcome[];
}

/** How the game compares with a second one. */
export interface ComparedView {
  readonly text: string;
  /** Undefined until there is something to compare; `same` where the games have the same moves. */
  readonly result?: Comparison | { readonly kind: "same" };
}

/** All that is known of a game so far, in a size that does not grow with its table. */
export interface View {
  readonly text: string;
  /** The heap that was asked for; absent where none was. */
  readonly to?: number | undefined;
  readonly state: State;
  readonly parts: readonly PartView[];
  /** Milliseconds of work since the press of Look. */
  readonly elapsed: number;
  readonly compared?: ComparedView;
  readonly graph?: GraphState;
}

/** What is wrong with the text of the game, or of the one to compare it with, in the reader's language. */
export interface TextFault {
  readonly of: "game" | "with";
  readonly text: string;
  readonly message: string;
  readonly column: number;
  /** A game that may have been meant. */
  readonly meant?: string | undefined;
}

/** What is said of a position: its value and moves that win, or why there is no answer. */
export type PositionAnswer =
  | {
      readonly kind: "value";
      readonly value: number;
      readonly moves: readonly { readonly heap: number; readonly left: readonly number[] }[];
      readonly hasMore: boolean;
    }
  /** It is not written as heaps are, or names more of them than can be read. */
  | { readonly kind: "unreadable" }
  /** The values of the game are known up to heap `known` only. */
  | { readonly kind: "unknown"; readonly heap: number; readonly known: number };

/** The known values of some neighbouring heaps of a summand. */
export interface Window {
  readonly part: number;
  readonly from: number;
  readonly values: readonly number[];
}

/** A message of the worker. After a fault of the game itself it does nothing more. */
export type Reply =
  | ({ readonly kind: "fault" } & TextFault)
  | { readonly kind: "view"; readonly view: View }
  | ({ readonly kind: "values" } & Window)
  | { readonly kind: "position"; readonly text: string; readonly answer: PositionAnswer }
  | {
      readonly kind: "file";
      readonly part: number;
      readonly name: string;
      readonly blob: Blob;
    };
