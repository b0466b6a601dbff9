/**
 * The URL where customers of another policy reset their password: the configured one plus the query of the reset link.
 * The query cannot change the site or page, or add a fragment.
 */
export function externalResetUrl(configured: string, search: string, origin: string): string {
  const page = new URL(configured, origin);
  const own = page.search.slice(1);
  const given = search.replace(/^\?/, '');
  page.search = [own, given].filter((query) => query !== '').join('&');
  return page.href;
}
