/** Whether a page says that there is none at its address: it has no address of its own. */
export const isNotFound = ({ routePattern }: { readonly routePattern: string }): boolean =>
  routePattern.endsWith("/404");
