import { refuse, type Settle } from "./settled.ts";

const LONGEST = 1000;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST;

/** @throws RangeError when the value is no text, or longer than 1,000 characters */
export function textField({ value: start = "" }: { readonly value?: string }): Settle<string> {
  if (!isText(start)) {
    refuse("text field", `value must be a text of at most ${LONGEST} characters`, start);
  }
  return (set) => {
    const value = isText(set) ? set : start;
    return { value, text: value, data: { kind: "text", value } };
  };
}
