import { describe } from "../describe.ts";
import type { InputData } from "../validation/read-input.ts";

/** A control's data without its index and label, for each kind. */
type Own<Data> = Data extends InputData ? Omit<Data, "control" | "label"> : never;

/** A control with its value. */
export interface Settled<Value> {
  readonly value: Value;
  readonly text: string;
  readonly data: Own<InputData>;
}

/**
 * Returns a control's value: the one that the page has set if the control allows it, else the author's.
 */
export type Settle<Value> = (set: unknown) => Settled<Value>;

/** Throws for an author's value that breaks a rule. */
export function refuse(kind: string, rule: string, value: unknown, Fault = RangeError): never {
  throw new Fault(`Cannot show ${kind}: ${rule}, current value is ${describe(value)}`);
}
