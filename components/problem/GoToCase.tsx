import { useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Say } from "./say.ts";

interface Props {
  readonly id: string;
  readonly say: Say;
  readonly count: number;
  readonly onGo: (index: number) => void;
}

/** A number field to go to one case among many. */
export function GoToCase({ id, say, count, onGo }: Props) {
  const { words } = say;
  const [wrong, setWrong] = useState<string>();
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem("case");
    const value = field instanceof HTMLInputElement ? field.value.trim() : "";
    const n = Number(value);
    const there = Number.isInteger(n) && n >= 1 && n <= count;
    setWrong(there ? undefined : value);
    if (there) onGo(n - 1);
  };
  return (
    <form class="solver-go" noValidate onSubmit={go}>
      <label for={`${id}-go`}>{words.goTo}</label>
      <input
        id={`${id}-go`}
        name="case"
        inputMode="numeric"
        autocomplete="off"
        onInput={() => setWrong(undefined)}
        aria-invalid={wrong !== undefined}
        aria-errormessage={wrong === undefined ? undefined : `${id}-go-wrong`}
      />
      <button type="submit">{words.go}</button>
      {wrong === undefined ? null : (
        <p class="solver-fault error" id={`${id}-go-wrong`} role="alert">
          {fill(words.goToRange, { n: wrong, last: say.number(count) })}
        </p>
      )}
    </form>
  );
}
