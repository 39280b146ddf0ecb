/** What is printed and not shown on the screen. */
export const print = {
  links: "Links",
  contents: "Contents",
};
