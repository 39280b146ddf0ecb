/** The colour of an outcome, or of a class of Grundy values: "P", "g3". */
export const heatColour = (name: string): string =>
  name === "P" || name === "N" ? `var(--${name.toLowerCase()})` : `var(--g-${name.slice(1)})`;

const LOW = ["g1", "g2", "g3", "g4", "g5"];

/** The colour of what is written on it. */
export function onHeatColour(name: string): string {
  if (name === "P" || name === "g0") return "var(--on-p)";
  if (name === "N" || name === "g6") return "var(--on-n)";
  return LOW.includes(name) ? "var(--on-g-low)" : "var(--on-g-high)";
}
