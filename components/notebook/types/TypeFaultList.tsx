import type { TypeFault } from "../../../src/kernel/types/type-fault.ts";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";

interface Props {
  /** As the page names it. */
  readonly cell: string;
  readonly faults: readonly TypeFault[];
  readonly words: Words["types"];
}

/** TypeScript's faults of a cell, in the order of its lines. */
export function TypeFaultList({ cell, faults, words }: Props) {
  return (
    <ul aria-label={fill(words.faultsOf, { cell })}>
      {faults.map(({ line, message }, i) => (
        <li key={i}>{fill(words.fault, { line, message })}</li>
      ))}
    </ul>
  );
}
