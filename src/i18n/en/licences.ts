/** Texts about authors and licences. */
export const licences = {
  link: "Licences",
  heading: "Licence",
  others:
    "This site is made with the work of others, whole or in part, some of it cut\ndown to what its pages need. The following says whose work it is.",
  fonts: "Fonts of formulas",
  noText: "The package holds no licence text. Its package.json names the licence {id}.",
  noTextBy:
    "The package holds no licence text. Its package.json names the licence {id}, and as its author {author}.",
};
