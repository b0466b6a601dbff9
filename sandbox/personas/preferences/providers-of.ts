import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { AccountAccessRecord, SharedTask } from '#sandbox/bank/records/account-access.ts';
import type { AlertSubscriptionRecord } from '#sandbox/bank/records/alert-subscription.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { calendarDay } from '#src/kernel/calendar.ts';

type Preferences = Required<Pick<Cast, 'alertSubscriptions' | 'accessRequests' | 'accountAccesses'>>;

interface LinkedProvider {
  readonly accessPointId: string;
  readonly accounts: readonly AccountRecord[];
  readonly taskIds: readonly SharedTask[];
}

/** The access points that ask the customer. Some are linked to accounts of one entity. */
export function sharingOf(
  userId: string,
  accessPointIds: readonly string[],
  linked: readonly LinkedProvider[] = [],
): Pick<Preferences, 'accessRequests' | 'accountAccesses'> {
  return {
    accessRequests: accessPointIds.map((accessPointId) => ({
      id: `${userId}:${accessPointId}`,
      userId,
      accessPointId,
    })),
    accountAccesses: linked.flatMap(({ accessPointId, accounts, taskIds }): AccountAccessRecord[] => {
      const partyId = accounts[0]?.partyId;
      if (partyId === undefined) return [];
      const grants = accounts.map(({ id }) => ({ id: `GRANT-${id}`, accountId: id, taskIds: [...taskIds] }));
      return [{ id: `${partyId}:${accessPointId}`, partyId, accessPointId, grants, version: 1 }];
    }),
  };
}

export function failedLoginsByEmail(userId: string): Pick<Preferences, 'alertSubscriptions'> {
  return alertsOf(userId, [{ event: 'LOGIN_FAILURE', ways: ['EMAIL'] }]);
}

/** Subscribed years ago, when subscriptions still ended on 1 February 2099. */
export function alertsOf(
  userId: string,
  alerts: AlertSubscriptionRecord['alerts'],
): Pick<Preferences, 'alertSubscriptions'> {
  const [startsOn, endsOn] = [calendarDay('2019-05-13'), calendarDay('2099-02-01')];
  return { alertSubscriptions: [{ id: `ALERTS-${userId}`, userId, startsOn, endsOn, alerts }] };
}
