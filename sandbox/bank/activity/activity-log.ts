import { type DaySpan, readDaySpan } from '#sandbox/bank/calendar/day-span.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { ActivityCode, ActivityEntry, ActivityState } from './activity-entry.ts';
import { activityKinds } from './activity-kinds.ts';

export interface ActivitySearch {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly code?: string;
  readonly state?: ActivityState | undefined;
}

export type ActivityRefusal = 'function-missing' | 'dates-not-valid' | 'activity-not-found';

export type ActivityVerdict<Found> =
  | ({ readonly outcome: 'found' } & Found)
  | { readonly outcome: 'refused'; readonly reason: ActivityRefusal };

/** Activities of the chosen parties on those days, newest first, by any user. */
export function findActivities(
  bank: Bank,
  customer: Customer,
  { from, to, code, state }: ActivitySearch,
): ActivityVerdict<{ readonly entries: readonly ActivityEntry[] }> {
  if (!mayRead(customer)) return { outcome: 'refused', reason: 'function-missing' };
  const span = readDaySpan(from, to);
  if (span === undefined) return { outcome: 'refused', reason: 'dates-not-valid' };
  const entries = entriesOf(bank, customer)
    .filter((entry) => isWithin(entry, span))
    .filter((entry) => (code === undefined || entry.code === code) && (state === undefined || entry.state === state))
    .sort((one, other) => (one.madeAt < other.madeAt ? 1 : one.madeAt > other.madeAt ? -1 : 0));
  return { outcome: 'found', entries };
}

export interface ActivityCount {
  readonly code: ActivityCode;
  readonly state: ActivityState;
  readonly count: number;
}

/** How many activities of each type are in each state. */
export function countActivities(
  bank: Bank,
  customer: Customer,
  search: Pick<ActivitySearch, 'from' | 'to'>,
): ActivityVerdict<{ readonly counts: readonly ActivityCount[] }> {
  const found = findActivities(bank, customer, search);
  if (found.outcome === 'refused') return found;
  const counts = new Map<string, ActivityCount>();
  for (const { code, state } of found.entries) {
    const key = `${code} ${state}`;
    counts.set(key, { code, state, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return { outcome: 'found', counts: [...counts.values()] };
}

export function findActivity(
  bank: Bank,
  customer: Customer,
  reference: string,
): ActivityVerdict<{ readonly entry: ActivityEntry }> {
  if (!mayRead(customer)) return { outcome: 'refused', reason: 'function-missing' };
  const entry = entriesOf(bank, customer).findLast((each) => each.reference === reference);
  return entry === undefined ? { outcome: 'refused', reason: 'activity-not-found' } : { outcome: 'found', entry };
}

function entriesOf(bank: Bank, { parties }: Customer): ActivityEntry[] {
  const shown = new Set(parties.map(({ id }) => id));
  return activityKinds
    .flatMap((entries) => entries(bank))
    .filter((entry) => entry !== undefined)
    .filter(({ partyId }) => shown.has(partyId));
}

function isWithin({ madeAt }: ActivityEntry, { from, to }: DaySpan): boolean {
  const day = londonDayOf(madeAt);
  return day >= from && day <= to;
}

function mayRead({ user }: Customer): boolean {
  return user.permittedFunctions.includes('transactionLog');
}
