import type { InputData } from "../../src/kernel/input.ts";
import type { Words } from "../../src/i18n/words.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { controlFaults } from "./control-faults.ts";
import { useSettled } from "./use-settled.ts";

interface Props {
  readonly input: InputData;
  /** The control as text, `k = 3`: for print, and where no script runs. */
  readonly text: string;
  readonly words: Words["cell"];
}

type Field = Exclude<InputData, { kind: "choice" }>;

/** The attributes of a field, by its kind. The field is uncontrolled: only its initial value is set. */
function fieldAttributes(input: Field) {
  switch (input.kind) {
    case "slider":
    case "number": {
      const { min, max, step } = input;
      const type = input.kind === "slider" ? "range" : "number";
      return { type, min, max, step, defaultValue: String(input.value) } as const;
    }
    case "text":
      return { type: "text", maxLength: 1000, defaultValue: input.value } as const;
    case "set":
      return { type: "text", defaultValue: input.value.join(", ") } as const;
  }
}

function FieldControl({ input, words }: { readonly input: Field; readonly words: Words["cell"] }) {
  const { control, kind, label } = input;
  return (
    <label class="control-field needs-script">
      <span class="control-label">{label}</span>{" "}
      <input
        {...fieldAttributes(input)}
        autoComplete="off"
        spellcheck={false}
        data-control={control}
        data-kind={kind}
        data-faults={controlFaults(input, words.control)}
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
 * A control of a cell. It has no event handlers of its own: the page listens to all controls by delegation, from
 * before the notebook's scripts are loaded, and reads them by `readControl`.
 */
export function InputView({ input, text, words }: Props) {
  const box = useSettled(input);
  return (
    <div class="control" ref={box}>
      {input.kind === "choice" ? (
        <ChoiceControl input={input} />
      ) : (
        <FieldControl input={input} words={words} />
      )}
      <p class="control-static">{text}</p>
      <p class="control-fault error" role="status" />
    </div>
  );
}
