/** Texts around the game graph of a position. */
export const graphOf = {
  label: "Game graph of {game}",
  field: "A position of {game}",
  first: "First position again",
  noGame: "There is no such game.",
  tooMany:
    "Too many positions can be reached from there: there is room for {positions}, with {moves} moves. Try a smaller one.",
  badText: "Line {line}, column {column}: {message}.",
  offline: "The drawing could not be loaded.",
  kept: "The drawing still shows your last position.",
};
