import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { AccessRequestRecord } from '#sandbox/bank/records/account-access.ts';
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
