/**
 * The colours of code in the light and the dark theme: those of Shiki's github-light-default and github-dark-default,
 * which highlight the listings. The editor uses the same colours, and classifies some words differently.
 */
export const tokenColours = {
  plain: ["#1F2328", "#E6EDF3"],
  keyword: ["#CF222E", "#FF7B72"],
  constant: ["#0550AE", "#79C0FF"],
  function: ["#8250DF", "#D2A8FF"],
  string: ["#0A3069", "#A5D6FF"],
  name: ["#953800", "#FFA657"],
  comment: ["#6E7781", "#8B949E"],
} as const;

/** The kinds of tokens that have a colour. */
export type Token = keyof typeof tokenColours;
