import { piecesIn } from '#sandbox/control/link/link-pieces.ts';
import { decodedText } from '#src/kernel/any-fields.ts';

/** Reads and removes `?sandbox=` in the page's URL. */

const key = 'sandbox';

export function linkIn(url: URL): string | undefined {
  return url.searchParams.get(key) ?? undefined;
}

/** Whether the bank must act before the app sees this URL. */
export function leadsThroughLink(url: URL): boolean {
  return linkIn(url) !== undefined || piecesIn(withoutLink(url)).length > 0;
}

/** Without `?sandbox=`, so that a reload or bookmark does not repeat it. */
export function withoutLink(url: URL): string {
  const plain = new URL(url);
  plain.searchParams.delete(key);
  return `${plain.pathname}${plain.search}${plain.hash}`;
}

/**
 * Why the URL's fragment was meant for the sandbox, in a sentence; undefined when it belongs to the page, as a reset
 * token or an enquiry topic does. The browser leaves the fragment out of `?sandbox=`, so its keys would be lost.
 */
export function keysLostInFragment(url: URL): string | undefined {
  const fragment = decodedText(url.hash.slice(1));
  const link = linkIn(url);
  const isCutFault = link !== undefined && /@[^;]*$/.test(link) && /^\d/.test(fragment);
  const isLost = /[?&]sandbox=/.test(fragment) || (link !== undefined && (isCutFault || /[;:@]/.test(fragment)));
  if (!isLost) return undefined;
  return `“#${fragment}” begins the URL’s fragment, so the sandbox would never see it. Put the fragment last, write the nth call of a fault as ~n, and any other # as %23.`;
}
