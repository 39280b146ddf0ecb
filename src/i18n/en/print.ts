/** Texts that appear in print only. */
export const print = {
  links: "Links",
  contents: "Contents",
};
