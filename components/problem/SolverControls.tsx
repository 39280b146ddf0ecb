import { useEffect, useState } from "preact/hooks";
import { asleep } from "../chrome/asleep.ts";
import { OpenFile } from "./OpenFile.tsx";
import type { TestKind } from "./protocol.ts";
import type { SolverWords } from "./say.ts";

interface Props {
  readonly words: SolverWords;
  readonly running: boolean;
  /** Whether a test is being made. */
  readonly making: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onSample: () => void;
  readonly onOpen: (file: File) => void;
  readonly onMake: (test: TestKind) => void;
}

/**
 * Buttons without an effect now have aria-disabled instead of disabled, since a button that is disabled while it has
 * the focus loses it.
 */
export function SolverControls(props: Props) {
  const { words, running } = props;
  const [onMac, setOnMac] = useState(false);
  useEffect(() => setOnMac(/^(Mac|iP)/.test(navigator.platform)), []);
  const tests = [
    ["tiny", words.makeTiny],
    ["random", words.makeRandom],
    ["largest", words.makeLargest],
  ] as const;
  return (
    <div class="solver-controls">
      <button
        type="button"
        class="primary"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        disabled={asleep}
        aria-disabled={running}
        onClick={props.onRun}
      >
        {words.run}
      </button>
      <kbd class="solver-keys">{onMac ? words.runKeysMac : words.runKeys}</kbd>
      <button type="button" disabled={asleep} aria-disabled={!running} onClick={props.onStop}>
        {words.stop}
      </button>
      <span class="solver-gap" />
      <button type="button" disabled={asleep} onClick={props.onSample}>
        {words.loadSample}
      </button>
      <OpenFile onOpen={props.onOpen}>{words.openFile}</OpenFile>
      <span class="solver-make" role="group" aria-label={words.makeTest}>
        <span aria-hidden="true">{words.makeTest}</span>
        {tests.map(([test, name]) => (
          <button
            key={test}
            type="button"
            aria-label={words.madeName[test]}
            disabled={asleep}
            aria-disabled={props.making}
            onClick={() => props.onMake(test)}
          >
            {name}
          </button>
        ))}
      </span>
    </div>
  );
}
