/** Whether a page is the error page 404, which has no address of its own. */
export const isNotFound = ({ routePattern }: { readonly routePattern: string }): boolean =>
  routePattern.endsWith("/404");
