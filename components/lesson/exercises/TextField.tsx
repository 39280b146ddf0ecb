import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { unbrokenText } from "../../ui/marks.tsx";

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly invalid: boolean;
  /** The id of the element that shows the fault. It must be a live region, because nothing else announces the fault. */
  readonly messageId: string;
  /** The type of the on-screen keyboard. */
  readonly inputMode?: "text" | "numeric";
  /** Height of the field in lines. */
  readonly rows?: number | undefined;
  /** Shown after the field, on the same line. */
  readonly after?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Shows a text field with its label and its hint. The children may show messages about the text. */
export function TextField({ label, hint, value, onText, invalid, messageId, ...rest }: Props) {
  const { inputMode = "text", rows, after, children } = rest;
  const [field, explained] = [useId(), useId()];
  const common = {
    id: field,
    value,
    spellcheck: false,
    autoCapitalize: "off",
    autoComplete: "off",
    "aria-invalid": invalid,
    "aria-errormessage": invalid ? messageId : undefined,
    "aria-describedby": hint === undefined ? undefined : explained,
  } as const;
  return (
    <div class="field needs-script">
      <label for={field}>{unbrokenText(label)}</label>
      <div class="field-line">
        {rows === undefined ? (
          <input
            {...common}
            type="text"
            inputMode={inputMode}
            onInput={(event) => onText(event.currentTarget.value)}
          />
        ) : (
          <textarea
            {...common}
            rows={rows}
            onInput={(event) => onText(event.currentTarget.value)}
          />
        )}
        {after}
      </div>
      {hint !== undefined && (
        <span id={explained} class="field-hint">
          {unbrokenText(hint)}
        </span>
      )}
      {children}
    </div>
  );
}
