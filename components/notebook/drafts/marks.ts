/** How the fragment of an address begins that carries edits. */
export const SHARE_PREFIX = "#nb=";

/** The name under which a page's edits are kept; `path` is its address on the site, base included. */
export const shelfKey = (path: string): string =>
  `grundy-edits:${path.replace(/index\.html$/, "")}`;
