import type { Session } from "../../src/kernel/session.ts";
import type { Fault } from "../editor/faults.ts";

/** Where a text first has the word with which a message begins: "g is declared further down". */
function placeOf(message: string, code: string): { line: number; column: number } {
  const name = /^[\w$]+/.exec(message)?.[0] ?? "";
  const found = new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).exec(code);
  const lines = code.slice(0, name ? (found?.index ?? 0) : 0).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** What an editor marks in a cell: why it cannot run, or else where its last run failed. */
export function cellFaults(session: Session, number: number): Fault[] {
  const fault = session.fault(number);
  if (fault) {
    const { line, column, message } = fault;
    const place =
      line === undefined
        ? placeOf(message, session.code(number))
        : { line, ...(column === undefined ? {} : { column }) };
    return [{ ...place, message, severity: "error" }];
  }
  const { result, stale } = session.status(number);
  if (stale) return [];
  return (result?.outputs ?? []).flatMap((output): Fault[] => {
    if (output.kind !== "failure" || output.failure.line === undefined) return [];
    const { name, message, line } = output.failure;
    return [{ line, message: `${name}: ${message}`, severity: "error" }];
  });
}
