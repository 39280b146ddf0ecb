import type { InputData } from "../../src/kernel/input.ts";

interface Props {
  readonly input: Extract<InputData, { kind: "choice" }>;
}

/** Whether options are few and short enough for radio buttons; otherwise they are in a select element. */
const isShort = (options: readonly string[]): boolean =>
  options.length <= 5 && options.join("").length <= 48;

/** The initial value of a select element, as `defaultValue` is of a field's; the types lack it. */
const chosen = (defaultSelected: boolean): object => ({ defaultSelected });

/** A choice: the value of each option is its index. */
export function ChoiceControl({ input }: Props) {
  const { control, label, options, value } = input;
  if (!isShort(options)) {
    return (
      <label class="control-field needs-script">
        <span class="control-label">{label}</span>{" "}
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
  return (
    // The form separates the radio buttons of one control from those of all others; one with this
    // method, outside a dialog, is never submitted.
    <form class="control-choice needs-script" method="dialog" autoComplete="off">
      <fieldset>
        <legend class="control-label">{label}</legend>
        {options.map((option, i) => (
          <label key={i}>
            <input
              type="radio"
              name="choice"
              value={i}
              defaultChecked={i === value}
              data-control={control}
              data-kind="choice"
            />{" "}
            {option}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
