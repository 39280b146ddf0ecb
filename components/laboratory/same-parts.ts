import type { PartView, View } from "./protocol.ts";

/** The older of two lists that begin alike, where nothing was added. */
const kept = <Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] =>
  before.length === now.length ? before : now;

/**
 * The view with those lists of the view before that say the same: the first values and genera of a game, which only get
 * more. What is drawn of them is then not drawn again.
 */
export function sameParts(before: View, now: View): View {
  if (before.text !== now.text) return now;
  const parts = now.parts.map((part, i): PartView => {
    const { summary, genera } = before.parts[i] ?? part;
    return {
      ...part,
      genera: kept(genera, part.genera),
      summary: { ...part.summary, first: kept(summary.first, part.summary.first) },
    };
  });
  return { ...now, parts };
}
