import { collectionAfter } from '#sandbox/bank/calendar/collection-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { objectionToDebit } from '#sandbox/bank/engine/holds.ts';
import { magicOf } from '#sandbox/bank/magic/magic.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { money } from '#src/kernel/money.ts';
import { missedRunMail } from './missed-run-mail.ts';

const originators = 'clearing:direct-debits:GBP';

/** What an originator asks for. */
export interface Collection {
  readonly directDebitId: string;
  readonly minor: number;
  /** The id of the posting that pays it. */
  readonly postingId: string;
}

/** Pays an originator, or not: a cancelled mandate, a frozen account, too little money, or a rejection that a tester has set. */
export function collect(bank: Bank, { directDebitId, minor, postingId }: Collection): readonly Change[] {
  const mandate = bank.records.find('directDebits', directDebitId);
  if (mandate?.state !== 'active') return [];
  const { userId, accountId, originator } = mandate;
  const nextOn = collectionAfter(mandate, bank.today);
  const account = bank.records.find('accounts', accountId);
  const objection = account === undefined ? 'not-enough-funds' : objectionToDebit(bank, account, minor);
  const isRejected = mandate.rejectsNext || magicOf(bank, 'collection', { minor }) !== undefined;
  const why = isRejected ? 'rejected' : objection;
  if (why !== undefined) {
    const missedOn = [...mandate.missedOn, bank.today];
    return [
      updated({ ...mandate, nextOn, missedOn, rejectsNext: false }),
      ...missedRunMail(bank, {
        // The originator may ask again on the same day.
        id: `${directDebitId}-${missedOn.length}`,
        userId,
        accountId,
        recipient: originator,
        amount: money(minor, account?.currency ?? 'GBP'),
        what: 'direct debit',
        why,
        isLast: false,
      }),
    ];
  }
  const lastCollection = { on: bank.today, minor, postingId, returnedOn: null };
  return [
    { change: 'post', posting: postingOf(bank, mandate, { id: postingId, minor }) },
    updated({ ...mandate, nextOn, lastCollection }),
  ];
}

/** Undefined when the last collection can be returned; otherwise why not. */
export function whyNotReturned({ lastCollection, originator }: DirectDebitRecord): string | undefined {
  if (lastCollection === null) return `${originator} has collected nothing yet.`;
  return lastCollection.returnedOn === null ? undefined : `The last collection of ${originator} was returned already.`;
}

/** Returns the last collection to the customer, under the guarantee. */
export function returnLastCollection(bank: Bank, mandate: DirectDebitRecord): readonly Change[] {
  const { lastCollection } = mandate;
  if (lastCollection === null || lastCollection.returnedOn !== null) return [];
  const { minor, postingId } = lastCollection;
  const returned = postingOf(bank, mandate, { id: `${postingId}-returned`, minor: -minor });
  return [
    { change: 'post', posting: returned },
    updated({ ...mandate, lastCollection: { ...lastCollection, returnedOn: bank.today } }),
  ];
}

/** The bank does not pay the next collection. */
export function rejectNext(mandate: DirectDebitRecord): readonly Change[] {
  return [updated({ ...mandate, rejectsNext: true })];
}

function updated(record: DirectDebitRecord): Change {
  return { change: 'update', of: 'directDebits', record };
}

function postingOf(
  { clock, today }: Bank,
  { accountId, originator, reference }: DirectDebitRecord,
  { id, minor }: { readonly id: string; readonly minor: number },
): Posting {
  return {
    id,
    at: clock.now,
    bookedOn: today,
    currency: 'GBP',
    code: 'DDX',
    description: originator,
    reference,
    entries: [
      { accountId, minor: -minor },
      { accountId: originators, minor },
    ],
  };
}
