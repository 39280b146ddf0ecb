/** What is said of whose the site is. */
export const licences = {
  link: "Licences",
  heading: "Licence",
  others:
    "This site is made with the work of others, whole or in part, some of it cut down to what its pages need.\nThe following says whose work it is.",
  fonts: "Fonts of formulas",
};
