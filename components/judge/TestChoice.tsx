import { asleep } from "../chrome/asleep.ts";
import { TESTS, type TestName } from "./check-protocol.ts";
import type { OtherWords } from "./other-words.ts";

interface Props {
  readonly id: string;
  readonly words: OtherWords["check"];
  readonly name: TestName;
  readonly seed: string;
  readonly isSeed: boolean;
  readonly busy: boolean;
  /** What has become of the input. */
  readonly status: string;
  readonly onName: (name: TestName) => void;
  readonly onSeed: (seed: string) => void;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
}

/** Which test a program is given, and its input to take along. */
export function TestChoice(props: Props) {
  const { id, words, busy } = props;
  return (
    <>
      <div class="other-line">
        <span class="other-field">
          <label for={`${id}-test`}>{words.test}</label>
          <select
            id={`${id}-test`}
            disabled={asleep}
            value={props.name}
            onChange={({ currentTarget }) => props.onName(currentTarget.value as TestName)}
          >
            {TESTS.map((name) => (
              <option key={name} value={name}>
                {words.tests[name]}
              </option>
            ))}
          </select>
        </span>
        <span class="other-field">
          <label for={`${id}-seed`}>{words.seed}</label>
          <input
            id={`${id}-seed`}
            class="other-seed"
            inputMode="numeric"
            autocomplete="off"
            disabled={asleep}
            value={props.seed}
            aria-describedby={`${id}-seed-hint`}
            aria-invalid={!props.isSeed}
            aria-errormessage={props.isSeed ? undefined : `${id}-seed-fault`}
            onInput={({ currentTarget }) => props.onSeed(currentTarget.value)}
          />
        </span>
        <span class="solver-soft" id={`${id}-seed-hint`}>
          {words.seedHint}
        </span>
      </div>
      <div class="other-line">
        <button
          type="button"
          disabled={asleep}
          aria-disabled={busy || !props.isSeed}
          onClick={props.onCopy}
        >
          {words.copy}
        </button>
        <button
          type="button"
          disabled={asleep}
          aria-disabled={busy || !props.isSeed}
          onClick={props.onDownload}
        >
          {words.download}
        </button>
      </div>
      {props.isSeed ? null : (
        <p class="solver-fault error" id={`${id}-seed-fault`} role="alert">
          {words.badSeed}
        </p>
      )}
      <p class="other-said" role="status">
        {props.status}
      </p>
    </>
  );
}
