import { linkTo, type Where } from "../link-to.ts";

/** Where the page of the library explains a name: an export, or a member such as `show.table`. */
export const entryAddress = (name: string, where: Where): string =>
  linkTo(`reference/library#${name}`, where);
