import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type Money, money } from '#src/kernel/money.ts';
import type { Bank, JobKind } from './bank.ts';
import type { Change } from './change.ts';
import type { NewJob } from './job-queue.ts';

export const holdSettleKind = 'hold.settle';

/** @throws RangeError when `dueAt` is not on the hold's value day. */
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
 * Releases and books a hold in one commit, so the available balance stays the same. Does nothing once it was released.
 */
export const settleHold: JobKind = (job, bank) => {
  const hold = bank.records.find('holds', String(job.payload.holdId));
  if (hold === undefined) return [];
  return [{ change: 'remove', of: 'holds', id: hold.id }, ...postingsFor(bank, hold)];
};

/** Clearing account between two of our customers, so that each has a line of their own. */
export const betweenOwnAccounts = 'clearing:own-payments:GBP';

/** Outgoing payments: immediate or future-dated, and standing orders. */
const paidOut: readonly string[] = ['FPO', 'SOX'];

/** The postings of a movement. Between our own customers there are two: the recipient's names the payer. */
export function postingsFor({ records, clock }: Pick<Bank, 'records' | 'clock'>, movement: HoldRecord): Change[] {
  const { accountId, counterAccountId, code } = movement;
  const payer = records.find('parties', records.find('accounts', accountId)?.partyId ?? '');
  if (!paidOut.includes(code) || payer === undefined || records.find('accounts', counterAccountId) === undefined) {
    return [{ change: 'post', posting: bookedFrom(movement, clock.now) }];
  }
  const sent = bookedFrom({ ...movement, counterAccountId: betweenOwnAccounts }, clock.now);
  const entries = [
    { accountId: betweenOwnAccounts, minor: -movement.minor },
    { accountId: counterAccountId, minor: movement.minor },
  ];
  const arrived = { ...sent, id: arrivalOf(sent.id), code: 'FPI', description: payer.name, entries };
  return [
    { change: 'post', posting: sent },
    { change: 'post', posting: arrived },
  ];
}

function arrivalOf(postingId: string): string {
  return `${postingId}-there`;
}

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

export function heldOn({ records }: Pick<Bank, 'records'>, accountId: string): number {
  let held = 0;
  for (const { flag, minor } of records.holdsOf(accountId)) if (flag === 'D') held += minor;
  return held;
}

export type DebitObjection = 'account-closed' | 'account-frozen' | 'not-enough-funds';

/** Why an amount cannot leave the account now; undefined when it can. */
export function objectionToDebit(
  bank: Pick<Bank, 'records' | 'ledger'>,
  account: AccountRecord,
  minor: number,
): DebitObjection | undefined {
  if (account.closed !== undefined) return 'account-closed';
  if (account.frozen) return 'account-frozen';
  return availableOf(bank, account).minor >= minor ? undefined : 'not-enough-funds';
}

/** Booked balance, less holds, plus the agreed overdraft. */
export function availableOf(bank: Pick<Bank, 'records' | 'ledger'>, account: AccountRecord): Money {
  const { id, overdraftMinor, currency } = account;
  return money(bank.ledger.balanceOf(id) - heldOn(bank, id) + overdraftMinor, currency);
}
