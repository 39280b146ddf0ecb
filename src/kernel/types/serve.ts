import type { Port } from "../protocol.ts";
import { cellChecker } from "./check-cells.ts";
import type { Declarations } from "./declarations.ts";
import { FAULT_LIMITS, type TypeReply, type TypeRequest } from "./protocol.ts";

const shorten = (text: string): string => text.slice(0, FAULT_LIMITS.characters);

/** Answers a page's requests for type checks on `port`. */
export function serveTypes(port: Port, declarations: Declarations): void {
  const check = cellChecker(declarations);
  const answer = ({ check: id, cells }: TypeRequest): TypeReply => {
    try {
      const faults = check(cells).slice(0, FAULT_LIMITS.faults);
      const short = faults.map((fault) => ({ ...fault, message: shorten(fault.message) }));
      return { type: "checked", check: id, faults: short };
    } catch (error) {
      return { type: "failed", check: id, message: shorten(String(error)) };
    }
  };
  port.onmessage = ({ data }) => port.postMessage(answer(data as TypeRequest));
  port.postMessage({ type: "ready" } satisfies TypeReply);
}
