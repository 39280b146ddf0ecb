import { buildSite } from "../support/site.ts";

/** Builds the site, for what its files alone can show. */
export default function setup(): void {
  buildSite();
}
