import { itemAt } from "../../games/theory/item-at.ts";

/** Lines of entries as text in columns; those of `right` align to the right. */
export function columnsText(
  lines: readonly (readonly string[])[],
  right: (column: number) => boolean,
): string {
  const count = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const widths = Array.from({ length: count }, (_, i) =>
    lines.reduce((widest, line) => Math.max(widest, line[i]?.length ?? 0), 0),
  );
  const pad = (text: string, i: number): string =>
    right(i) ? text.padStart(itemAt(widths, i)) : text.padEnd(itemAt(widths, i));
  return lines.map((line) => line.map(pad).join("  ").trimEnd()).join("\n");
}
