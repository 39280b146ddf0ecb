import { fill } from "../../src/i18n/fill.ts";
import { MOST_HEAP } from "./address.ts";
import type { Formats } from "./formats.ts";
import type { LabFault } from "./use-laboratory.ts";

interface Props {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The line of a text in which there is a mistake, with its character marked; a text may end too early. */
export function MarkedText({ text, line, column }: Props) {
  const characters = Array.from(text.split("\n")[line - 1] ?? "");
  const at = column - 1;
  const marked = characters[at] ?? "\u00a0";
  return (
    <p class="lab-marked" aria-hidden="true">
      <code>
        {characters.slice(Math.max(0, at - 40), at).join("")}
        <mark>{marked}</mark>
        {characters.slice(at + 1, at + 40).join("")}
      </code>
    </p>
  );
}

/** What is wrong with what was asked, and that the page still shows the game before. */
export function formatFault(fault: LabFault, shown: string, formats: Formats): string {
  const { words } = formats;
  if (fault.kind === "lost") return words.notLoaded;
  if (fault.kind === "broken") return fill(words.broken, { message: fault.message });
  const stored = fill(words.kept, { game: formats.game(shown) });
  if (fault.kind === "to") {
    return `${fill(words.toFault, { most: formats.number(MOST_HEAP) })} ${stored}`;
  }
  if (fault.isNoHeaps === true) return words.compare.noHeaps;
  const { line, column, message } = fault;
  return `${fill(line === 1 ? words.fault : words.faultIn, { line, column, message })} ${stored}`;
}
