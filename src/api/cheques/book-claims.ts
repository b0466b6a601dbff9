import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';

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
