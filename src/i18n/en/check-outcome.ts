/** Replies to a reader who classifies a position as P or N. */
export const checkOutcome = {
  label: "Is {position} P or N in {game}?",
  P: "the previous player wins",
  N: "the next player wins",
  rightP: "Right: each of its {options} options is N, so “{position}” is P.",
  rightOnly: "Right: its only option is N, so “{position}” is P.",
  rightTerminal: "Right: there is no move from “{position}”, so it is P.",
  rightN: "Right: its option “{winning}” is P, so “{position}” is N.",
  wrongP: "It has the option “{winning}”, which is P. So the next player can win.",
  wrongN: "Move to “{option}”, and the reply “{reply}” is P: that move loses.",
  noOther: "There is no other move.",
  others: "Every other move has such a reply, too.",
  terminal: "There is no move from “{position}”: whoever is to move has lost.",
};
