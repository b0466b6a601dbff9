import type { BankState } from '#sandbox/bank/engine/bank-state.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import type { CollectionName } from '#sandbox/bank/records/record-kinds.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';

/** What happened to one record, with the accounts it is about by their ids. */
export interface Told {
  readonly on: CalendarDay;
  readonly what: string;
  readonly accountIds: readonly string[];
}

/**
 * @param was the record as it was before; undefined for a new one.
 * @param today what is said of a record that does not know its day.
 */
type Teller<Name extends CollectionName> = (
  record: Lists[Name][number],
  was: Lists[Name][number] | undefined,
  today: CalendarDay,
) => readonly Told[];

type Lists = BankState['records'];

const instructions: Teller<'instructions'> = (record, was, today) => {
  const { accountId, type, payeeName, minor, currency, state } = record;
  const subject = `${type === 'REC' ? 'Standing order' : 'Payment'} to ${payeeName}, ${sumText(money(minor, currency))}`;
  const about = (on: CalendarDay, outcome: string) => ({ on, what: `${subject}, ${outcome}`, accountIds: [accountId] });
  const missed = record.missedOn.slice(was?.missedOn.length ?? 0).map((on) => about(on, 'not paid'));
  if (state === was?.state || (was?.state === 'pending-approval' && state !== 'active')) return missed;
  if (state === 'active') return [...missed, about(today, 'set up')];
  if (state === 'cancelled') return [...missed, about(today, 'cancelled')];
  return state === 'closed' && type === 'REC' ? [...missed, about(today, 'ended')] : missed;
};

const directDebits: Teller<'directDebits'> = ({ accountId, originator, missedOn, state }, was, today) => {
  const about = (on: CalendarDay, outcome: string) => ({
    on,
    what: `Direct debit to ${originator}, ${outcome}`,
    accountIds: [accountId],
  });
  const missed = missedOn.slice(was?.missedOn.length ?? 0).map((on) => about(on, 'not paid'));
  return state === 'cancelled' && was?.state === 'active' ? [...missed, about(today, 'cancelled')] : missed;
};

const paymentStates = {
  'pending-approval': 'waiting for authorisation',
  'under-processing': 'being processed',
  failed: 'not made',
} as const;

/** A completed one is told by what was booked, and one that nobody authorised by its approval. */
const payments: Teller<'payments'> = ({ accountId, payeeName, minor, currency, state }, was, today) => {
  if (state === was?.state || state === 'initiated' || state === 'completed') return [];
  if (state === 'failed' && was?.state === 'pending-approval') return [];
  const subject = `Payment to ${payeeName}, ${sumText(money(minor, currency))}`;
  return [{ on: today, what: `${subject}, ${paymentStates[state]}`, accountIds: [accountId] }];
};

const holds: Teller<'holds'> = ({ accountId, flag, description, minor, currency, madeOn }, was) => {
  if (was !== undefined) return [];
  const what = `${description}, ${sumText(money(minor, currency))}, pending${flag === 'C' ? ' in' : ''}`;
  return [{ on: madeOn, what, accountIds: [accountId] }];
};

const fileStates = {
  initiated: 'uploaded, not yet sent',
  uploaded: 'sent',
  verified: 'checked',
  'pending-approval': 'waiting for authorisation',
  approved: 'authorised',
  processing: 'being paid',
  completed: 'completed',
  error: 'refused for its errors',
} as const;

/** The end of one that nobody authorised is told by its approval. */
const bulkFiles: Teller<'bulkFiles'> = ({ accountId, fileName, state }, was, today) =>
  state === was?.state || state === 'rejected' || state === 'expired'
    ? []
    : [{ on: today, what: `Bulk file “${fileName}”, ${fileStates[state]}`, accountIds: [accountId] }];

const approvalStates = { approved: 'authorised', rejected: 'declined', expired: 'expired unauthorised' } as const;

const approvalKinds = {
  payment: 'Payment',
  instruction: 'Scheduled payment',
  payee: 'New payee',
  'payee-change': 'Change of payee',
  'bulk-file': 'Bulk file',
  'cheque-book': 'Cheque book',
  'pay-in-book': 'Pay-in book',
} as const;

const approvals: Teller<'approvals'> = ({ makerId, kind, referenceNumber, state, endedAt }, was, today) => {
  if (state === was?.state || state === 'pending') return [];
  const on = endedAt === null ? today : londonDayOf(endedAt);
  const subject = `${approvalKinds[kind]} of ${makerId} (${referenceNumber})`;
  return [{ on, what: `${subject}, ${approvalStates[state]}`, accountIds: [] }];
};

const mails: Teller<'mails'> = ({ userId, box, subject, sentAt }, was) => {
  if (was !== undefined) return [];
  return [
    {
      on: londonDayOf(sentAt),
      what: `Message ${box === 'outbox' ? 'from' : 'to'} ${userId}, “${subject}”`,
      accountIds: [],
    },
  ];
};

const emails: Teller<'emails'> = ({ userId, subject, sentAt }, was) =>
  was === undefined ? [{ on: londonDayOf(sentAt), what: `E-mail to ${userId}, “${subject}”`, accountIds: [] }] : [];

const sessionEnds = { 'signed-off': 'logged out', expired: 'timed out', replaced: 'replaced by a newer one' } as const;

const sessions: Teller<'sessions'> = ({ userId, ended, expiresAt }, was, today) => {
  if (was === undefined || ended === was.ended || ended === 'no' || userId === null) return [];
  const on = ended === 'expired' ? londonDayOf(expiresAt) : today;
  return [{ on, what: `Session of ${userId}, ${sessionEnds[ended]}`, accountIds: [] }];
};

const chequeBooks: Teller<'chequeBooks'> = ({ kind, accountId, deliveredOn, orderedAt }, was) => {
  const name = kind === 'cheque' ? 'Cheque book' : 'Pay-in book';
  const ordered = was === undefined ? [{ on: londonDayOf(orderedAt), outcome: 'ordered' }] : [];
  const delivered =
    deliveredOn !== null && was?.deliveredOn !== deliveredOn ? [{ on: deliveredOn, outcome: 'delivered' }] : [];
  return [...ordered, ...delivered].map(({ on, outcome }) => ({
    on,
    what: `${name}, ${outcome}`,
    accountIds: [accountId],
  }));
};

const chequeMarks: Teller<'chequeMarks'> = ({ accountId, number, state, on }, was) =>
  was === undefined ? [{ on, what: `Cheque ${number}, ${state}`, accountIds: [accountId] }] : [];

/** What the records that a customer or a teller would speak of tell of one state after another. */
export function tellRecords(before: BankState, after: BankState): Told[] {
  const today = londonDayOf(after.clock.now);
  function tellEach<Each extends { readonly id: string }>(
    listOf: (records: Lists) => readonly Each[],
    tell: (record: Each, was: Each | undefined, today: CalendarDay) => readonly Told[],
  ): Told[] {
    const earlier = new Map(listOf(before.records).map((record) => [record.id, record]));
    return listOf(after.records).flatMap((record) => {
      const was = earlier.get(record.id);
      return was === record ? [] : tell(record, was, today);
    });
  }
  return [
    ...tellEach((records) => records.instructions, instructions),
    ...tellEach((records) => records.directDebits, directDebits),
    ...tellEach((records) => records.payments, payments),
    ...tellEach((records) => records.holds, holds),
    ...tellEach((records) => records.bulkFiles, bulkFiles),
    ...tellEach((records) => records.approvals, approvals),
    ...tellEach((records) => records.mails, mails),
    ...tellEach((records) => records.emails, emails),
    ...tellEach((records) => records.sessions, sessions),
    ...tellEach((records) => records.chequeBooks, chequeBooks),
    ...tellEach((records) => records.chequeMarks, chequeMarks),
  ];
}
