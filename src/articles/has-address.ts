/**
 * Whether the site was built for an address of its own, by `SITE`. One that was not says nowhere where it
 * stands: no canonical address, no list of pages, no feed.
 */
export const hasAddress = (site: URL | undefined): site is URL =>
  site !== undefined && site.hostname !== "localhost";
