import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import type { Bank, BroughtIn } from './bank.ts';
import type { Change } from './change.ts';
import { bookedFrom } from './holds.ts';
import type { NewJob } from './job-queue.ts';
import type { RecordChange } from './repository.ts';

/**
 * Applies all changes or none: everything is checked first, and a failure leaves the state hash as it was.
 * @throws Error naming the change that is not allowed.
 */
export async function commit(bank: Bank, changes: readonly Change[]): Promise<void> {
  const sorted = sortChanges(changes);
  const steps = bank.records.check(sorted.records);
  const jobs = bank.jobs.with(sorted.cancelled, sorted.scheduled);
  for (const { kind } of sorted.scheduled) {
    if (!Object.hasOwn(bank.plan.jobKinds, kind)) throw new Error(`There is no handler for jobs of the kind ${kind}`);
  }
  checkBookings(bank, sorted);

  const takeBack = await bank.records.stage(steps);
  const bookedBefore = bank.ledger.postings.length;
  try {
    for (const posting of sorted.postings) bank.ledger.book(posting);
  } catch (failure) {
    bank.ledger.unbookAfter(bookedBefore);
    await takeBack();
    throw failure;
  }
  bank.records.publish(steps);
  bank.jobs = jobs;
  if (sorted.postings.length > 0 || steps.some(({ of }) => of !== 'sessions')) bank.revision += 1;
  for (const { personaId, from, count } of sorted.broughtIn) {
    bank.broughtIn.push({ personaId, from: bookedBefore + from, count });
  }
  for (const change of sorted.records) {
    if (change.change === 'insert' && change.of === 'sessions') {
      bank.sessionsOpened = Math.max(bank.sessionsOpened, change.record.number);
    }
  }
}

interface SortedChanges {
  readonly records: RecordChange[];
  readonly postings: Posting[];
  readonly broughtIn: BroughtIn[];
  readonly scheduled: NewJob[];
  readonly cancelled: string[];
}

function sortChanges(changes: readonly Change[]): SortedChanges {
  const sorted: SortedChanges = { records: [], postings: [], broughtIn: [], scheduled: [], cancelled: [] };
  for (const change of changes) {
    switch (change.change) {
      case 'post':
        sorted.postings.push(change.posting);
        break;
      case 'bring-in': {
        const { personaId, postings } = change;
        sorted.broughtIn.push({ personaId, from: sorted.postings.length, count: postings.length });
        for (const posting of postings) sorted.postings.push(posting);
        break;
      }
      case 'schedule':
        sorted.scheduled.push(change.job);
        break;
      case 'cancel':
        sorted.cancelled.push(change.jobId);
        break;
      default:
        sorted.records.push(change);
    }
  }
  return sorted;
}

/** A hold that could never be booked would reserve money for ever, so holds are checked like postings. */
function checkBookings(bank: Bank, { postings, records }: SortedChanges): void {
  const newAccounts = new Map<string, CurrencyCode>();
  for (const change of records) {
    if (change.of === 'accounts' && change.change !== 'remove')
      newAccounts.set(change.record.id, change.record.currency);
  }
  const earlier = new Set<string>();
  const check = (posting: Posting) => {
    const objection = bank.ledger.objectionTo(posting, earlier);
    if (objection !== undefined) throw new Error(`Cannot book: ${objection}`);
    earlier.add(posting.id);
    for (const { accountId } of posting.entries) {
      const currency =
        newAccounts.get(accountId) ?? bank.records.find('accounts', accountId)?.currency ?? clearingCurrency(accountId);
      if (currency !== posting.currency) {
        throw new Error(`Cannot book: posting ${posting.id} in ${posting.currency} names ${accountId}`);
      }
    }
  };
  for (const posting of postings) check(posting);
  for (const change of records) {
    if (change.of === 'holds' && change.change !== 'remove') check(bookedFrom(change.record, bank.clock.now));
  }
}

/** The bank's own clearing accounts, `clearing:<name>:<currency>`, stand for the outside world. */
const clearingAccount = /^clearing:[a-z0-9-]+:([A-Z]{3})$/;

function clearingCurrency(accountId: string): string | undefined {
  return clearingAccount.exec(accountId)?.[1];
}
