/**
 * The address of the page on which customers of another policy reset their password: the configured one with the query
 * of the link that was followed. Nothing in that query can lead to another site or page, or carry a fragment along.
 */
export function externalResetUrl(configured: string, search: string, origin: string): string {
  const page = new URL(configured, origin);
  const own = page.search.slice(1);
  const given = search.replace(/^\?/, '');
  page.search = [own, given].filter((query) => query !== '').join('&');
  return page.href;
}
