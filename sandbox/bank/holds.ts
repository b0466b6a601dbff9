import { type Instant, londonDayOf } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';
import type { Bank, JobKind } from './bank.ts';
import type { NewJob } from './job-queue.ts';
import type { AccountRecord, HoldRecord, Posting } from './records.ts';

export const holdSettleKind = 'hold.settle';

/**
 * The job that books a hold; whoever makes the hold schedules it with it.
 * @throws RangeError when that moment is not on the day the hold is to be booked on.
 */
export function jobToSettle(hold: HoldRecord, dueAt: Instant): NewJob {
  if (londonDayOf(dueAt) !== hold.valueOn) {
    throw new RangeError(`${hold.id} is to be booked on ${hold.valueOn}, not at ${dueAt}`);
  }
  return { id: `${holdSettleKind}:${hold.id}`, dueAt, kind: holdSettleKind, payload: { holdId: hold.id } };
}

export function isSettleJobId(jobId: string): boolean {
  return jobId.startsWith(`${holdSettleKind}:`);
}

/**
 * Takes the hold away and books what it stood for, in one commit: what is available stays as it was where the hold was a
 * debit. A hold that somebody took away before leaves nothing to book.
 */
export const settleHold: JobKind = (job, bank) => {
  const hold = bank.records.find('holds', String(job.payload.holdId));
  if (hold === undefined) return [];
  return [
    { change: 'remove', of: 'holds', id: hold.id },
    { change: 'post', posting: bookedFrom(hold, bank.clock.now) },
  ];
};

/** What a hold comes to when it is booked at that moment. */
export function bookedFrom(hold: HoldRecord, at: Instant): Posting {
  const { id, accountId, counterAccountId, currency, code, description, reference, flag } = hold;
  const minor = flag === 'D' ? -hold.minor : hold.minor;
  return {
    id: `${id}-booked`,
    at,
    bookedOn: londonDayOf(at),
    currency,
    code,
    description,
    reference,
    entries: [
      { accountId, minor },
      { accountId: counterAccountId, minor: -minor },
    ],
  };
}

/** What the debits agreed and not booked yet keep back, in minor units. */
export function heldOn({ records }: Pick<Bank, 'records'>, accountId: string): number {
  let held = 0;
  for (const { flag, minor } of records.holdsOf(accountId)) if (flag === 'D') held += minor;
  return held;
}

/** What may leave the account: what is booked, less what is held, and the overdraft agreed for it. */
export function availableOf(bank: Pick<Bank, 'records' | 'ledger'>, account: AccountRecord): Money {
  const { id, overdraftMinor, currency } = account;
  return money(bank.ledger.balanceOf(id) - heldOn(bank, id) + overdraftMinor, currency);
}
