/** Replies to a number that a reader enters as a Grundy value. */
export const checkValue = {
  label: "Grundy value of {position} in {game}",
  notNumber: "A Grundy value is a whole number, 0 or larger.",
  right: "Right: {given} is the mex of {values}, the values of the options.",
  option: "“{name}” has {value}.",
  rightTerminal: "Right: there is no move, and the mex of no value at all is 0.",
  taken: "{given} is the value of the option “{option}”, so {given} is not missing.",
  tooLarge: "No option has the value {missing}, so the mex is at most {missing}.",
  notLeast: "No option has the value {given}, but a smaller number is missing, too.",
};
