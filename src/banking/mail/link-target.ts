/**
 * Where a link of a message leads: the host of another site, who is written to, or the number that is called. Undefined for a
 * link to this site. Hosts in other scripts are in the ASCII form, in which look-alike letters show.
 */
export function linkTarget(url: URL, ownOrigin: string): string | undefined {
  switch (url.protocol) {
    case 'mailto:':
      return recipients(url).join(', ');
    case 'tel:':
      return url.pathname;
    default:
      return url.origin === ownOrigin ? undefined : url.host;
  }
}

/** As in the URL: decoded, they could hold characters that reorder others. */
function recipients({ pathname, searchParams }: URL): readonly string[] {
  const others = [...searchParams].filter(([field]) => /^(?:to|b?cc)$/i.test(field));
  return [pathname, ...others.map(([, address]) => encodeURI(address))].filter(Boolean);
}

/** Whether the text of a link says the same, so that its target need not be added. */
export function saysTarget(text: string, { protocol }: URL, target: string): boolean {
  const said = text.trim().toLowerCase();
  if (protocol === 'tel:') return dialled(said) === dialled(target);
  if (protocol === 'mailto:') return said === target.toLowerCase();
  const address = said.startsWith(`${protocol}//`) ? said.slice(protocol.length + 2) : said;
  const [host = ''] = address.split(/[/?#]/);
  return /^[\x21-\x7e]+$/.test(said) && (host === target || host === target.replace(/^www\./, ''));
}

/** The digits, the same with the country's code as without it. */
function dialled(number: string): string {
  return number.replaceAll(/\D/g, '').replace(/^(?:0044|44|0)/, '');
}
