import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { BrokenInvariant } from './broken-invariant.ts';

export function concernsSettings(change: Change): boolean {
  return 'of' in change && (change.of === 'alertSubscriptions' || change.of === 'accountAccesses');
}

/** A user has one subscription at most; access is to accounts of its own entity, each once. */
export function brokenInSettings({ records }: Bank): BrokenInvariant[] {
  const broken: BrokenInvariant[] = [];
  const subscribers = records.all('alertSubscriptions').map(({ userId }) => userId);
  for (const userId of new Set(subscribers.filter((user, place) => subscribers.indexOf(user) !== place))) {
    broken.push({ invariant: 'alerts-are-subscribed-to-once', message: `${userId} has several subscriptions` });
  }
  for (const { id, partyId, grants } of records.all('accountAccesses')) {
    const accounts = grants.map(({ accountId }) => accountId);
    const areOwn = accounts.every((account) => records.find('accounts', account)?.partyId === partyId);
    if (!areOwn || new Set(accounts).size !== accounts.length) {
      broken.push({ invariant: 'access-is-to-own-accounts', message: `Access ${id} is not to accounts of ${partyId}` });
    }
  }
  return broken;
}
