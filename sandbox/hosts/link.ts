import { piecesIn } from '../control/grammar-path.ts';

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
