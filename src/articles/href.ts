/** The address of a page of this site, wherever the site stands: `href("problems/hdu1848")`. */
export function href(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, "/");
  return path === "" ? base : `${base}${path}/`;
}
