/** Replies to a position that a reader enters as the result of a move. */
export const checkMove = {
  label: "Your move from {position} in {game}",
  hint: "The position that you leave, written like “{position}”",
  right: "Right: “{option}” is P. You could leave {winning} positions that are.",
  rightOnly: "Right: “{option}” is P, and no other option is.",
  losing: "From “{option}” your opponent leaves “{reply}”, which is P.",
  unreachable: "One move from “{position}” cannot lead to “{given}”.",
  badText: "Line {line}, column {column}: {message}.",
};
