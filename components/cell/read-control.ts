import { fill, translate } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { InputValue } from "../../src/notebook/input.ts";
import { OUTPUT_LIMITS } from "../../src/notebook/output-limits.ts";
import { readNumberText, sortedSet } from "../lesson/exercises/numbers.ts";

type ControlWords = Words["cell"]["control"];

type Found = { readonly value: InputValue } | { readonly fault: string };

/** The state of a control: its value, or the message that explains why it is invalid. */
export type Reading = { readonly control: number } & Found;

/** Reads a number, or returns the browser's validation message. */
const readNumber = ({ validationMessage, valueAsNumber }: HTMLInputElement): Found =>
  validationMessage === "" ? { value: valueAsNumber } : { fault: validationMessage };

function readSet(field: HTMLInputElement, words: ControlWords): Found {
  const read = readNumberText(field.value, OUTPUT_LIMITS.numbers);
  if ("fault" in read) return { fault: translate(words.numbers, read.fault) };
  const { min = "", max = "" } = field.dataset;
  const outside = read.numbers.find((one) => one < Number(min) || one > Number(max));
  if (outside !== undefined) {
    const template = Number(max) === Number.MAX_SAFE_INTEGER ? words.tooSmall : words.outside;
    return { fault: fill(template, { value: outside, min, max }) };
  }
  return { value: sortedSet(read.numbers) };
}

/**
 * Reads a control from its element, which the build or a run has rendered. Returns undefined if the element is not a
 * control. Has no side effects.
 */
export function readControl(element: Element, words: ControlWords): Reading | undefined {
  if (element instanceof HTMLSelectElement) {
    return { control: Number(element.dataset["control"]), value: Number(element.value) };
  }
  if (!(element instanceof HTMLInputElement)) return undefined;
  const control = Number(element.dataset["control"]);
  switch (element.dataset["kind"]) {
    case "slider":
      return { control, value: element.valueAsNumber };
    case "number":
      return { control, ...readNumber(element) };
    case "set":
      return { control, ...readSet(element, words) };
    case "text":
      return { control, value: element.value };
    default:
      return undefined;
  }
}

/** Shows the reading of a control next to it: a slider's value, or the fault of a text. */
export function showReading(element: Element, reading: Reading): void {
  const box = element.closest(".control");
  const status = box?.querySelector(".control-fault");
  const value = box?.querySelector(".control-value")?.firstChild;
  const fault = "fault" in reading ? reading.fault : "";
  if (fault === "") element.removeAttribute("aria-invalid");
  else element.setAttribute("aria-invalid", "true");
  if (status && status.textContent !== fault) status.textContent = fault;
  // The text node is not replaced, because the renderer that created it also changes it.
  if (value instanceof Text && "value" in reading) value.data = String(reading.value);
}
