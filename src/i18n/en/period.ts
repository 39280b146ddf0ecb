/** What is said of a game's period wherever its values are shown. */
export const period = {
  periodic: "g(n + {period}) = g(n) for every n\u00a0≥\u00a0{preperiod}.",
  arithmetic: "g(n + {period}) = g(n) + {saltus} for every n\u00a0≥\u00a0{preperiod}.",
  none: "No period is proved by the heaps up to {to}.",
};
