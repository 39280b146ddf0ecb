/** What the home page and the list of problems say. */
export const home = {
  title: "Two players. No\u00a0luck. Who\u00a0wins?",
  lead: "Take any number of stones from one heap. Whoever takes the last stone wins. Play a game before you read on: the opponent makes no mistakes, so you need to find the pattern that it knows.",
  boardTitle: "A game of Nim",
  afterBoard:
    "Every game here can be decided in your head, in a few seconds, with one idea from 1935. The articles show where that idea comes from, prove it, and let you test it: their code runs in this page, on the same solver that plays against you.",
  start: "Start with {title}",
  contents: "Contents",
  problemsTitle: "Contest problems",
  problemsLead:
    "One page a problem: the rules in our words, the idea built up step by step, and a solver that takes real judge input in the page.",
  problemGroups: { main: "At length", practice: "Practice" },
  problemIdea: "Idea: {idea}.",
};
