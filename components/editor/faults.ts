import { forEachDiagnostic, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import type { EditorState, Text, TransactionSpec } from "@codemirror/state";

/** A fault of a cell's text, at a line and, if known, a column. Both count from 1. */
export interface Fault {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
  /** Whether the page announces the fault elsewhere, so that the editor shows it without announcing it. */
  readonly isAnnounced?: boolean;
}

/** The class of marks whose fault is announced elsewhere. */
const ANNOUNCED_CLASS = "announced";

/** Returns the range of the word at the column, or of the line without its indentation. */
function place(doc: Text, { line, column }: Fault): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const indent = text.length - text.trimStart().length;
  if (column === undefined) return { from: from + indent, to };
  const start = Math.min(Math.max(column - 1, 0), Math.max(text.length - 1, 0));
  const word = /^[\w$]+/.exec(text.slice(start))?.[0] ?? text.slice(start, start + 1);
  return { from: from + start, to: from + start + word.length };
}

/** Returns the transaction that marks exactly these faults. */
export function markFaults(state: EditorState, faults: readonly Fault[]): TransactionSpec {
  return setDiagnostics(
    state,
    faults.map((fault): Diagnostic => {
      const { message, isAnnounced } = fault;
      const marked = { ...place(state.doc, fault), message, severity: "error" as const };
      return isAnnounced ? { ...marked, markClass: ANNOUNCED_CLASS } : marked;
    }),
  );
}

/** A fault at its current position, which differs from the original one if the text has changed. */
export interface MarkedFault extends Pick<Fault, "line" | "message" | "isAnnounced"> {
  readonly from: number;
}

/** Returns the marked faults in text order. */
export function markedFaults(state: EditorState): MarkedFault[] {
  const found: MarkedFault[] = [];
  forEachDiagnostic(state, ({ message, markClass }, from) => {
    found.push({
      ...{ from, message, isAnnounced: markClass === ANNOUNCED_CLASS },
      line: state.doc.lineAt(from).number,
    });
  });
  return found.sort((a, b) => a.from - b.from);
}
