import type { LoopyOutcome, NamedPosition } from "../../src/games/theory/finite-graph.ts";
import type { Period } from "../../src/games/theory/period.ts";
import type { SparseFacts } from "../../src/games/theory/sparse-space.ts";
import type { Comparison } from "../../src/octal/compare.ts";
import type { Genus } from "../../src/games/theory/genus.ts";
import type { NoTheorem } from "../../src/octal/law.ts";
import type { NamedGame } from "../../src/octal/named-games.ts";
import type { Summary } from "./survey.ts";

/** The format of a file that the worker makes. */
export type FileFormat = "csv" | "bfile" | "certificate";

/** A request to the laboratory's worker, which works on one game; the first request contains the game. */
export type Request =
  | {
      readonly kind: "look";
      readonly game: string;
      /** The last heap of the table; without it the work pauses after some seconds. */
      readonly to?: number | undefined;
      readonly with?: string | undefined;
      readonly language: string;
    }
  /** Requests the value and the winning moves of a position, as it was typed. */
  | { readonly kind: "position"; readonly text: string }
  | { readonly kind: "stop" }
  /** Continues after a stop or a pause. */
  | { readonly kind: "go on" }
  /** Requests the values of `count` heaps of a summand. */
  | {
      readonly kind: "values";
      readonly part: number;
      readonly from: number;
      readonly count: number;
    }
  | { readonly kind: "file"; readonly part: number; readonly format: FileFormat };

/** The state of the work, or how it ended. */
export type State = "working" | "paused" | "stopped" | "reached" | "proved";

/** One summand of the game, or the game itself. */
export interface PartView {
  /** The canonical text of the rules. */
  readonly text: string;
  readonly name?: NamedGame;
  /** The rules as a sentence. */
  readonly rules: string;
  /** The reason why no theorem about periods applies to the game's law; absent if one applies. */
  readonly noTheorem?: NoTheorem;
  readonly summary: Summary;
  readonly period?: Period;
  /** The apparent period of the values, if none is proved. */
  readonly seen?: Omit<Period, "provedAt">;
  readonly sparse?: SparseFacts;
  /** The genera of the first heaps, for misère play. */
  readonly genera: readonly Genus[];
}

/** A game that was typed as a graph, with the outcomes of its positions. */
export interface GraphState {
  readonly nodes: readonly NamedPosition[];
  readonly cycle?: readonly string[];
  readonly outcomes: readonly LoopyOutcome[];
}

/** The comparison of the game with a second one. */
export interface ComparedView {
  readonly text: string;
  /** Undefined until the games are computed; `same` if they have the same moves. */
  readonly result?: Comparison | { readonly kind: "same" };
}

/** All present results about a game. Their size does not grow with the table. */
export interface View {
  readonly text: string;
  /** The requested last heap, if any. */
  readonly to?: number | undefined;
  readonly state: State;
  readonly parts: readonly PartView[];
  /** Milliseconds of work since the query was submitted. */
  readonly elapsed: number;
  readonly compared?: ComparedView;
  readonly graph?: GraphState;
}

/** An error in the text of the game, or of the second game, in the reader's language. */
export interface TextFault {
  readonly of: "game" | "with";
  readonly text: string;
  readonly message: string;
  readonly column: number;
  /** A suggestion for the intended game. */
  readonly meant?: string | undefined;
}

/** The answer about a position: its value and winning moves, or the reason why there is no value. */
export type PositionAnswer =
  | {
      readonly kind: "value";
      readonly value: number;
      readonly moves: readonly { readonly heap: number; readonly left: readonly number[] }[];
      readonly hasMore: boolean;
    }
  /** The text does not consist of heaps, or contains too many. */
  | { readonly kind: "unreadable" }
  /** The values of the game are known only up to heap `known`. */
  | { readonly kind: "unknown"; readonly heap: number; readonly known: number };

/** The known values of consecutive heaps of a summand. */
export interface Window {
  readonly part: number;
  readonly from: number;
  readonly values: readonly number[];
}

/** A message from the worker. A worker that reports a fault in the game itself does nothing more. */
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
