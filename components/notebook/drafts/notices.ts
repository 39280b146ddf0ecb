import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import type { DialogueName, KeepingState } from "./keeping-state.ts";
import type { SayCells } from "./say-cells.ts";

/** Something that the reader should know, until it is closed or no longer so. */
export interface Notice {
  readonly text: string;
  /** The dialogue that says more. */
  readonly more?: DialogueName;
  /** What can be copied. */
  readonly stored?: string;
}

type Say = { readonly words: Words["keep"]; readonly say: SayCells };

function linkNotice({ link, dialogue }: KeepingState, { words, say }: Say): Notice[] {
  switch (link.kind) {
    case "none":
      return [];
    case "plan":
      return dialogue === "link" ? [] : [{ text: words.linkWaits, more: "link" }];
    case "used":
      return [{ text: fill(words.linkUsed, { cells: say(link.cells) }) }];
    case "stands":
      return [{ text: words.linkSame }];
    case "fault": {
      const n = link.fault.kind === "long" ? link.fault.length : "";
      return [{ text: fill(words.linkFault[link.fault.kind], { n }) }];
    }
  }
}

/** What is to be said, the most pressing first. */
export function notices(state: KeepingState, by: Say): Notice[] {
  const { words, say } = by;
  const { news, changed, homeless, unopened } = state;
  const { unkept, unreadable, offers } = news;
  const all: Notice[] = linkNotice(state, by);
  if (unkept && unkept.cells.length > 0) {
    all.push({ text: fill(words.notKept[unkept.why], { cells: say(unkept.cells) }) });
  }
  if (unreadable) all.push({ text: words.unreadable[unreadable.why], stored: unreadable.text });
  if (changed.length > 0) {
    const cells = say(changed.map(({ cell }) => cell.number));
    all.push({ text: fill(words.lessonChanged, { cells }), more: "lesson" });
  }
  if (unopened.length > 0) {
    all.push({ text: fill(words.unopened, { cells: say(unopened) }), more: "kept" });
  }
  if (homeless.length > 0) {
    all.push({ text: fill(words.homeless, { cells: say(homeless) }), more: "kept" });
  }
  if (offers.length > 0) {
    const cells = say(offers.map(({ cell }) => cell));
    all.push({ text: fill(words.tabChanged, { cells }), more: "tabs" });
  }
  return all;
}
