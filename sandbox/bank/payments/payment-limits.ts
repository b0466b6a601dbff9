import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { minorAt } from '#sandbox/bank/records/instruction.ts';
import type { LimitPackageRecord, LimitTarget, TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import { instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

/** Assumed: the limits of every target where none are agreed. */
export const usualLimit: TargetLimit = {
  minimumMinor: 1,
  maximumMinor: 100_000_00,
  dailyMinor: 250_000_00,
  dailyCount: 999,
};

/** The most that anybody may send at a time. */
const ceilingMinor = 100_000_00;

export interface LimitHolder {
  readonly kind: 'USER' | 'PARTY';
  readonly id: string;
}

export interface Used {
  readonly minor: number;
  readonly count: number;
}

export function limitsOf({ records }: Pick<Bank, 'records'>, { kind, id }: LimitHolder): LimitPackageRecord['targets'] {
  const agreed = records.find('limitPackages', `${kind}:${id}`);
  return agreed?.targets ?? { makePayment: usualLimit, internalTransfer: usualLimit, bulkPayments: usualLimit };
}

/**
 * Orders of a target released today, by confirmation or by the last authoriser, and instructions run today. Limits are in
 * pounds: transfers in other currencies count, but add nothing to the amount.
 */
export function usedToday(
  { records, today }: Pick<Bank, 'records' | 'today'>,
  { kind, id }: LimitHolder,
  target: LimitTarget = 'makePayment',
): Used {
  const isOfTarget = ({ toAccountId }: OrderFields) =>
    target === (toAccountId === null ? 'makePayment' : 'internalTransfer');
  const poundsOf = ({ minor, currency }: OrderFields) => (currency === 'GBP' ? minor : 0);
  const ownerOf = (order: { readonly userId: string; readonly partyId: string }) =>
    kind === 'USER' ? order.userId : order.partyId;
  let [minor, count] = [0, 0];
  for (const payment of records.all('payments')) {
    const { state, confirmedAt, authorisedAt = confirmedAt } = payment;
    if (!isOfTarget(payment) || ownerOf(payment) !== id || authorisedAt === null) continue;
    if ((state !== 'completed' && state !== 'under-processing') || londonDayOf(authorisedAt) !== today) continue;
    minor += poundsOf(payment);
    count += 1;
  }
  for (const instruction of records.all('instructions')) {
    if (!isOfTarget(instruction) || ownerOf(instruction) !== id || !instruction.paidOn.includes(today)) continue;
    // Orders from before online banking do not count towards its limits.
    if (instruction.sessionId === '') continue;
    minor += poundsOf({ ...instruction, minor: minorAt(instruction, instantInLondon(today, '06:00')) });
    count += 1;
  }
  return { minor, count };
}

export type LimitRefusal =
  | 'below-minimum'
  | 'above-ceiling'
  | 'above-maximum'
  | 'over-daily-amount'
  | 'over-daily-count';

/**
 * Checks an amount against the limits of everybody concerned. Daily limits apply only to what leaves today. Limits are
 * in pounds, so that of other currencies only the number of transfers is limited (assumed).
 */
export function limitRefusal(
  bank: Pick<Bank, 'records' | 'today'>,
  concerned: readonly LimitHolder[],
  target: LimitTarget,
  { minor, currency }: Money,
  goesOut: 'today' | 'another-day',
): LimitRefusal | undefined {
  const limits = concerned.map((limited) => ({ limit: limitsOf(bank, limited)[target], limited }));
  const isLimited = currency === 'GBP';
  if (minor < 1 || (isLimited && limits.some(({ limit }) => minor < limit.minimumMinor))) return 'below-minimum';
  if (isLimited && minor > ceilingMinor) return 'above-ceiling';
  if (isLimited && limits.some(({ limit }) => minor > limit.maximumMinor)) return 'above-maximum';
  if (goesOut === 'another-day') return undefined;
  const days = limits.map(({ limit, limited }) => ({ limit, used: usedToday(bank, limited, target) }));
  if (isLimited && days.some(({ limit, used }) => used.minor + minor > limit.dailyMinor)) return 'over-daily-amount';
  if (days.some(({ limit, used }) => used.count + 1 > limit.dailyCount)) return 'over-daily-count';
  return undefined;
}
