import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { AccessRequestRecord, AccountAccessRecord } from '#sandbox/bank/records/account-access.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type AccessPoint, accessPoints } from './providers.ts';

/** The first external provider that has not asked this customer yet. Looking opens no persona. */
export function nextProvider(bank: Bank, userId: string): AccessPoint | undefined {
  const opening = knownUser(bank, userId)?.opening ?? [];
  const inOpening = opening.flatMap((change) =>
    change.change === 'insert' && change.of === 'accessRequests' ? [change.record] : [],
  );
  const requests: readonly AccessRequestRecord[] = [...bank.records.all('accessRequests'), ...inOpening];
  return accessPoints.find(
    ({ id, type }) =>
      type === 'EXT' && !requests.some((request) => request.userId === userId && request.accessPointId === id),
  );
}

export function requestAccess(userId: string, provider: AccessPoint | undefined): Change[] {
  if (provider === undefined) return [];
  const record = { id: `${userId}:${provider.id}`, userId, accessPointId: provider.id };
  return [{ change: 'insert', of: 'accessRequests', record }];
}

/** What providers have been allowed on the accounts of the customer's entities, in their order. */
export function consentsOf({ records }: Bank, { partyIds }: UserRecord): AccountAccessRecord[] {
  return partyIds.flatMap((partyId) =>
    records.all('accountAccesses').filter((access) => access.partyId === partyId && !access.ended),
  );
}

/** The provider may ask again, because the customer knows it by then. */
export function endConsent(access: AccountAccessRecord): Change[] {
  return [{ change: 'update', of: 'accountAccesses', record: { ...access, ended: true } }];
}
