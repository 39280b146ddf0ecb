/** Texts of the drawing of a game graph. */
export const graph = {
  frame: "Game graph",
  table: "The graph as a table",
  position: "Position",
  options: "Options",
  values: "Their values",
  grundy: "g",
  outcome: "Outcome",
  none: "none",
  unknown: "not yet",
  crowded: "{nodes} positions with {edges} moves are too many to draw; the table has them all.",
  edge: "From {from} to {to}",
  move: "From {from} to {to}: {say}",
  known: "{name} ({outcome})",
  option: "{option} ({say})",
  point: "Press an arrow, or go from arrow to arrow with the keys, to read its move.",
  picture: "Game graph with {nodes} positions and {edges} moves; the table after it says the same.",
};
