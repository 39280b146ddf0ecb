import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { InputData } from "../../src/notebook/input.ts";

const textOf = (input: InputData): string =>
  input.kind === "set" ? input.value.join(", ") : String(input.value);

/** Reports whether the reader is changing a control: it has the focus or an invalid value. */
const isChanging = (element: Element): boolean =>
  element === document.activeElement || element.getAttribute("aria-invalid") === "true";

/**
 * Sets the elements of a control to the value of its last run, except while the reader is
 * changing them: the reader's input is newer than any run.
 */
function useSettled(input: InputData): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const elements = [
      ...(box.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-control]") ??
        []),
    ];
    const value = textOf(input);
    if (!elements.some(isChanging)) {
      for (const element of elements) if (element.value !== value) element.value = value;
    }
    const shown = box.current?.querySelector(".control-value")?.firstChild;
    if (shown instanceof Text && elements[0]) shown.data = elements[0].value;
  }, [input]);
  return box;
}

interface ChoiceControlProps {
  readonly input: Extract<InputData, { kind: "choice" }>;
}

/** Returns the attribute that selects an option initially; Preact's types lack it. */
const chosen = (defaultSelected: boolean): object => ({ defaultSelected });

/** Renders a choice. The value of each option is its index. */
function ChoiceControl({ input }: ChoiceControlProps) {
  const { control, label, options, value } = input;
  return (
    <label class="control-field needs-script row">
      <span class="strong">{label}</span>{" "}
      <select data-control={control} data-kind="choice" autoComplete="off">
        {options.map((option, i) => (
          <option key={i} value={i} {...chosen(i === value)}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

interface InputViewProps {
  readonly input: InputData;
  /** The control as text, for example `k = 3`, for print and without JavaScript. */
  readonly text: string;
}

type Field = Exclude<InputData, { kind: "choice" }>;

/** Returns the attributes of a field by its kind. The field is uncontrolled: only its initial value is set. */
function fieldAttributes(input: Field) {
  switch (input.kind) {
    case "slider":
    case "number": {
      const { min, max, step } = input;
      const type = input.kind === "slider" ? "range" : "number";
      const required = input.kind === "number";
      return { type, min, max, step, required, defaultValue: String(input.value) } as const;
    }
    case "text":
      return { type: "text", maxLength: 1000, defaultValue: input.value } as const;
    case "set":
      return { type: "text", defaultValue: input.value.join(", ") } as const;
  }
}

function FieldControl({ input }: { readonly input: Field }) {
  const { control, kind, label } = input;
  return (
    <label class="control-field needs-script row">
      <span class="strong">{label}</span>{" "}
      <input
        {...fieldAttributes(input)}
        autoComplete="off"
        spellcheck={false}
        data-control={control}
        data-kind={kind}
        {...(kind === "set" ? { "data-min": input.min, "data-max": input.max } : {})}
      />
      {kind === "slider" && (
        <span class="control-value" aria-hidden="true">
          {String(input.value)}
        </span>
      )}
    </label>
  );
}

/**
 * Renders a control of a cell, without event handlers: the page delegates the events of all controls, also before the
 * notebook's scripts are loaded, and reads the controls with `readControl`.
 */
export function InputView({ input, text }: InputViewProps) {
  const box = useSettled(input);
  return (
    <div class="control small" ref={box}>
      {input.kind === "choice" ? <ChoiceControl input={input} /> : <FieldControl input={input} />}
      <p class="control-static">{text}</p>
      <p class="control-fault error optional" role="status" />
    </div>
  );
}
