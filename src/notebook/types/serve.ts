import type { Port } from "../protocol.ts";
import { cellChecker } from "./check-cells.ts";
import type { Declarations } from "./declarations.ts";
import { FAULT_LIMITS, type TypeReply, type TypeRequest } from "./protocol.ts";

const shorten = (text: string): string => text.slice(0, FAULT_LIMITS.characters);

/** Answers a page's requests for type checks on `port`, each with one message; before the first it says that it is ready. */
export function serveTypes(port: Port, declarations: Declarations): void {
  const check = cellChecker(declarations);
  const answer = (cells: TypeRequest): TypeReply => {
    try {
      const faults = check(cells).slice(0, FAULT_LIMITS.faults);
      const short = faults.map((fault) => ({ ...fault, message: shorten(fault.message) }));
      return { kind: "checked", faults: short };
    } catch (error) {
      return { kind: "failed", reason: shorten(String(error)) };
    }
  };
  port.onmessage = ({ data }) => port.postMessage(answer(data as TypeRequest));
  port.postMessage("ready");
}
