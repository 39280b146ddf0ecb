/** Sentences about the period of a game. */
export const period = {
  periodic: "g(n + {period}) = g(n) for every n\u00a0≥\u00a0{preperiod}.",
  arithmetic: "g(n + {period}) = g(n) + {saltus} for every n\u00a0≥\u00a0{preperiod}.",
  none: "No period is proved by the heaps up to {to}.",
};

/** The common names of games. */
export const gameNames = {
  nim: "Nim",
  kayles: "Kayles",
  "dawsons-kayles": "Dawson’s Kayles",
  "dawsons-chess": "Dawson’s Chess",
  treblecross: "Treblecross",
  "grundys-game": "Grundy’s game",
  "laskers-nim": "Lasker’s Nim",
  officers: "Officers",
  guiles: "Guiles",
} as const;
