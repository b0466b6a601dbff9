import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { type LimitHolder, type LimitRefusal, limitsOf, type Used } from '#sandbox/bank/payments/payment-limits.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';

/** The most that one file may pay. */
const ceilingMinor = 100_000_000_00;

/** The payments of files authorised today, unless they were rejected. */
export function usedByFilesToday({ records, today }: Pick<Bank, 'records' | 'today'>, { kind, id }: LimitHolder): Used {
  let [minor, count] = [0, 0];
  for (const file of records.all('bulkFiles')) {
    const owner = kind === 'USER' ? file.userId : file.partyId;
    if (owner !== id || file.authorisedAt === null || !countsToday.includes(file.state)) continue;
    if (londonDayOf(file.authorisedAt) !== today) continue;
    for (const row of file.rows) {
      if (row.outcome.startsWith('rejected:')) continue;
      minor += row.minor;
      count += 1;
    }
  }
  return { minor, count };
}

const countsToday: readonly BulkFileRecord['state'][] = ['approved', 'processing', 'completed'];

/** Minimum and maximum apply to each payment, the ceiling to the file, and the daily limits to files paid today. */
export function bulkLimitRefusal(
  bank: Pick<Bank, 'records' | 'today'>,
  file: Pick<BulkFileRecord, 'userId' | 'partyId' | 'rows' | 'payOn'>,
): LimitRefusal | undefined {
  const holders: LimitHolder[] = [
    { kind: 'USER', id: file.userId },
    { kind: 'PARTY', id: file.partyId },
  ];
  const limits = holders.map((holder) => ({ holder, limit: limitsOf(bank, holder).bulkPayments }));
  const amounts = file.rows.map(({ minor }) => minor);
  const total = amounts.reduce((sum, minor) => sum + minor, 0);
  if (limits.some(({ limit }) => amounts.some((minor) => minor < limit.minimumMinor))) return 'below-minimum';
  if (total > ceilingMinor) return 'above-ceiling';
  if (limits.some(({ limit }) => amounts.some((minor) => minor > limit.maximumMinor))) return 'above-maximum';
  if (file.payOn > bank.today) return undefined;
  const days = limits.map(({ holder, limit }) => ({ limit, used: usedByFilesToday(bank, holder) }));
  if (days.some(({ limit, used }) => used.minor + total > limit.dailyMinor)) return 'over-daily-amount';
  if (days.some(({ limit, used }) => used.count + amounts.length > limit.dailyCount)) return 'over-daily-count';
  return undefined;
}
