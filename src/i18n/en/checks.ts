/** Replies to a position that a reader enters as the result of a move. */
export const checkMove = {
  label: "Your move from {position} in {game}",
  hint: "The position that you leave, written like “{position}”, with spaces between its parts",
  right: "Right: “{option}” is P. In total, {winning} options are P.",
  rightOnly: "Right: “{option}” is P, and no other option is.",
  losing: "From “{option}”, your opponent can move to “{reply}”, which is P.",
  unreachable:
    "One move from “{position}” cannot lead to “{given}”. It can lead to “{example}”, for example.",
  badText: "Line {line}, column {column}: {message}.",
};

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
  wrongN: "The move to “{option}” loses, since the reply “{reply}” is P.",
  noOther: "There is no other move.",
  others: "Every other move has such a reply, too.",
  terminal: "There is no move from “{position}”, so the player to move has lost.",
};

/** Replies to a number that a reader enters as a Grundy value. */
export const checkValue = {
  label: "Grundy value of {position} in {game}",
  notNumber: "A Grundy value is a whole number, 0 or larger.",
  right: "Right: {given} is the mex of {values}, the values of the options.",
  option: "“{name}” has the value {value}.",
  rightTerminal: "Right: there is no move, and the mex of the empty set is 0.",
  taken: "{given} is the value of the option “{option}”, so {given} is not missing.",
  tooLarge: "No option has the value {missing}, so the mex is at most {missing}.",
  notLeast: "No option has the value {given}, but a smaller number is missing, too.",
};

/** Messages about invalid lists of numbers. */
export const numbers = {
  badWord:
    "“{word}” at character {column}: each number must be a whole number from 0 to 9,007,199,254,740,991.",
  tooMany: "“{word}” at character {column} is one number too many: the maximum is {most}.",
};
