import type { ComponentChildren, ComponentProps, Ref } from "preact";
import { useState } from "preact/hooks";
import { copyText } from "./files.ts";

/** Whether the code runs at build, which renders controls disabled; first-script.js enables them. */
export const isServer: boolean = import.meta.env.SSR;

/** Ignores the repeated events of a held key, which would otherwise repeat the button's action. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

interface ButtonProps extends Omit<ComponentProps<"button">, "children" | "onClick" | "ref"> {
  readonly text: ComponentChildren;
  /** Whether the button has no effect. Unlike a disabled button it can have the focus. */
  readonly off?: boolean;
  readonly onPress: () => void;
  readonly element?: Ref<HTMLButtonElement>;
}

/** A button. It is disabled in the HTML of the build, until scripts run. */
export const Button = ({ text, off, onPress, element, ...rest }: ButtonProps) => (
  <button
    type="button"
    disabled={isServer}
    aria-disabled={off}
    {...rest}
    {...(element && { ref: element })}
    onClick={() => off || onPress()}
  >
    {text}
  </button>
);

interface ChoiceProps {
  readonly name: string;
  readonly class?: string;
  readonly value: string | number | undefined;
  readonly options: readonly (readonly [value: string | number, text: string | number])[];
  readonly onChoose: (value: string) => void;
}

/** A select element with its label. */
export const Choice = ({ name, value, options, onChoose, ...rest }: ChoiceProps) => (
  <label {...rest}>
    {name}{" "}
    <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface CopyButtonProps {
  readonly words: { readonly copied: string; readonly notCopied: string };
  readonly label: string;
  /** A text, or a function that creates a long text when it is copied. */
  readonly text: string | (() => string);
}

/** A button that copies a text and announces whether it succeeded. */
export function CopyButton({ words, label, text }: CopyButtonProps) {
  const [done, setDone] = useState<boolean>();
  const copy = async () => setDone(await copyText(typeof text === "string" ? text : text()));
  return (
    <>
      <Button text={label} onKeyDown={ignoreHeldKey} onPress={() => void copy()} />
      <span role="status">{done === undefined ? "" : done ? words.copied : words.notCopied}</span>
    </>
  );
}
