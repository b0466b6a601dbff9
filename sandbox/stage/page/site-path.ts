/** The page's path below the one that the site is mounted on, with a leading slash. */
export function sitePath(): string {
  return `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
}

/** The URL of a path that begins with a slash. */
export function siteUrl(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}
