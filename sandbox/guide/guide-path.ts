/** Where the guide is on the site. */
export const guidePath = '/sandbox';

/** Whether a page of the site is one of the guide. */
export function isGuide(pathname: string, base: string): boolean {
  const path = pathname.slice(base.length - 1);
  return path === guidePath || path.startsWith(`${guidePath}/`);
}
