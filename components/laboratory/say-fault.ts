import { fill } from "../../src/i18n/fill.ts";
import { MOST_HEAP } from "./heap-limit.ts";
import type { Say } from "./say.ts";
import type { LabFault } from "./use-laboratory.ts";

/** What is wrong with what was asked, and that the page still shows the game before. */
export function sayFault(fault: LabFault, shown: string, say: Say): string {
  const { words } = say;
  if (fault.kind === "lost") return words.notLoaded;
  if (fault.kind === "broken") return fill(words.broken, { message: fault.message });
  const kept = fill(words.kept, { game: say.game(shown) });
  if (fault.kind === "to") {
    return `${fill(words.toFault, { most: say.number(MOST_HEAP) })} ${kept}`;
  }
  if (fault.isNoHeaps === true) return words.compare.noHeaps;
  const { line, column, message } = fault;
  return `${fill(line === 1 ? words.fault : words.faultIn, { line, column, message })} ${kept}`;
}
