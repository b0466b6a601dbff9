import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { markOf } from '#src/api/orders/ledger.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';

export type BookKind = 'cheque' | 'pay-in';

export const notedAs = { cheque: 'cheque-book', 'pay-in': 'pay-in-book' } as const satisfies Record<
  BookKind,
  MarkedKind
>;

/**
 * Tells a customer's accounts from one another in the note of an order. One of 256, so that others who use this browser cannot
 * work the number out.
 */
export function bookMark(accountNumber: string): Promise<string | undefined> {
  return markOf([accountNumber], 2);
}

// References of books that are known to be an order's own, in any tab. Another order in doubt cannot be one of these.

const key = lastingKeys.claimedBooks;
/** No customer orders more while another is in doubt. */
const most = 20;

export function claimBook(reference: string): void {
  if (isClaimed(reference) || /\s/.test(reference)) return;
  sharedStorage.setItem(key, [...claimed(), reference].slice(-most).join(' '));
}

export function isClaimed(reference: string): boolean {
  return claimed().includes(reference);
}

function claimed(): readonly string[] {
  return (sharedStorage.getItem(key) ?? '').split(' ').filter((each) => each !== '');
}
