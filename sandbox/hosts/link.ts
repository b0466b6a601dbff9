import { piecesIn } from '#sandbox/control/grammar/grammar-path.ts';

/** Reading and removing `?sandbox=` in the page's address. */

const key = 'sandbox';

/** The text of the address's link, undefined where it has none. */
export function linkIn(address: URL): string | undefined {
  return address.searchParams.get(key) ?? undefined;
}

/** Whether there is something for the bank to do before the app sees this address. */
export function leadsThroughLink(address: URL): boolean {
  return linkIn(address) !== undefined || piecesIn(withoutLink(address)).length > 0;
}

/** The address without it, so that a reload or a bookmark does not do it again. */
export function withoutLink(address: URL): string {
  const plain = new URL(address);
  plain.searchParams.delete(key);
  return `${plain.pathname}${plain.search}${plain.hash}`;
}

/**
 * Why what stands behind the address's `#` was meant for the sandbox, in a sentence; undefined where it is the page's own,
 * such as the token of a reset link or the topic of an enquiry. The browser keeps it from the sandbox's text, so the
 * keys in it would be lost.
 */
export function keysLostInFragment(address: URL): string | undefined {
  const fragment = decoded(address.hash.slice(1));
  const link = linkIn(address);
  const isCutFault = link !== undefined && /@[^;]*$/.test(link) && /^\d/.test(fragment);
  const isLost = /[?&]sandbox=/.test(fragment) || (link !== undefined && (isCutFault || /[;:@]/.test(fragment)));
  if (!isLost) return undefined;
  return `“#${fragment}” begins the address’s fragment, so the sandbox would never see it. Put the fragment last, write the nth call of a fault as ~n, and any other # as %23.`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
