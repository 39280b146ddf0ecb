import { describe } from "../describe.ts";
import type { InputData } from "../validation/read-input.ts";

/** A control's data but for its place and label, whatever its kind. */
type Own<Data> = Data extends InputData ? Omit<Data, "control" | "label"> : never;

/** A control with its value. */
export interface Settled<Value> {
  readonly value: Value;
  readonly text: string;
  readonly data: Own<InputData>;
}

/**
 * Settles a control's value: what the page has set for it, or the author's own value where that is
 * nothing the control can have.
 */
export type Settle<Value> = (set: unknown) => Settled<Value>;

/** Refuses what an author wrote. */
export function refuse(kind: string, rule: string, value: unknown, Fault = RangeError): never {
  throw new Fault(`Cannot show ${kind}: ${rule}, current value is ${describe(value)}`);
}
