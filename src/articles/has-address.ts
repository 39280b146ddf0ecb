/**
 * Whether the site was built for a known address, by `SITE`. Without one it has no canonical addresses, no list of pages
 * and no feed.
 */
export const hasAddress = (site: URL | undefined): site is URL =>
  site !== undefined && site.hostname !== "localhost";
