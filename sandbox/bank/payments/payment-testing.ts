import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { availableOf, betweenOwnAccounts, holdSettleKind, postingsFor } from '#sandbox/bank/engine/holds.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { paymentResolvedKind } from './immediate-orders.ts';

// What testers can do to payments and transfers that a customer has confirmed.

/** Those of the customer's entities, newest first. */
export function confirmedPaymentsOf({ records }: Bank, { partyIds }: UserRecord): PaymentRecord[] {
  return records
    .all('payments')
    .filter(({ confirmedAt, partyId }) => confirmedAt !== null && partyIds.includes(partyId))
    .reverse();
}

/** Why a payment can no longer be settled or rejected; undefined when it is held. */
export function whyNotHeld({ records }: Bank, { id, state }: PaymentRecord): string | undefined {
  if (records.find('holds', id) !== undefined) return undefined;
  switch (state) {
    case 'initiated':
      return 'It has not been confirmed.';
    case 'pending-approval':
      return 'It awaits authorisation, so nothing is held for it.';
    case 'failed':
      return 'It was not made.';
    case 'under-processing':
    case 'completed':
      return 'It has already been booked.';
    default:
      return state satisfies never;
  }
}

/** Books a held payment now, whatever its day. A pending outcome is resolved with it. */
export function settlePayment(bank: Bank, payment: PaymentRecord): Change[] {
  const hold = bank.records.find('holds', payment.id);
  if (hold === undefined) return [];
  return [
    ...releaseHold(bank, payment),
    ...postingsFor(bank, { ...hold, valueOn: bank.today }),
    { change: 'update', of: 'payments', record: { ...payment, state: 'completed', valueOn: bank.today } },
  ];
}

/** Releases what is held; nothing leaves the account. */
export function rejectPayment(bank: Bank, payment: PaymentRecord): Change[] {
  if (bank.records.find('holds', payment.id) === undefined) return [];
  return [...releaseHold(bank, payment), { change: 'update', of: 'payments', record: { ...payment, state: 'failed' } }];
}

function releaseHold({ jobs }: Bank, { id }: PaymentRecord): Change[] {
  const waiting = [`${holdSettleKind}:${id}`, `${paymentResolvedKind}:${id}`];
  return [
    { change: 'remove', of: 'holds', id },
    ...jobs.all.filter((job) => waiting.includes(job.id)).map((job): Change => ({ change: 'cancel', jobId: job.id })),
  ];
}

/** Why a payment cannot come back; undefined when it can. */
export function whyNotReturnable(bank: Bank, payment: PaymentRecord): string | undefined {
  if (payment.toAccountId !== null) return 'It is a transfer between own accounts, which no other bank returns.';
  const booked = bookingOf(bank, payment);
  if (booked === undefined) return 'It has not been booked, so there is nothing to return.';
  if (bank.ledger.has(returnIdOf(payment))) return 'It was returned already.';
  if (bank.records.find('accounts', payment.accountId)?.closed !== undefined) return 'The account that paid is closed.';
  const receiver = receiverOf(bank, payment);
  const account = receiver === undefined ? undefined : bank.records.find('accounts', receiver);
  if (account === undefined || availableOf(bank, account).minor >= payment.minor) return undefined;
  return `${payment.payeeName} has spent the money.`;
}

/** Said where nobody says another. */
export const usualReturnReason = 'account closed';

/** The recipient's bank sends the money back and says why: a credit of its own, with the payment's reference. */
export function returnPayment(bank: Bank, payment: PaymentRecord, reason: string): Change[] {
  const booked = bookingOf(bank, payment);
  if (booked === undefined) return [];
  const { accountId, minor, payeeName } = payment;
  const receiver = receiverOf(bank, payment);
  const from = receiver === undefined ? outsideOf(booked, accountId) : betweenOwnAccounts;
  const returned = {
    ...booked,
    id: returnIdOf(payment),
    at: bank.clock.now,
    bookedOn: bank.today,
    code: 'FPI',
    description: `Returned (${reason}): ${payeeName}`,
    entries: [
      { accountId, minor },
      { accountId: from, minor: -minor },
    ],
  };
  if (receiver === undefined) return [{ change: 'post', posting: returned }];
  const payer = bank.records.find('parties', payment.partyId)?.name ?? '';
  const left = {
    ...returned,
    id: `${returned.id}-there`,
    code: 'FPO',
    description: `Returned (${reason}) to ${payer}`,
    entries: [
      { accountId: betweenOwnAccounts, minor },
      { accountId: receiver, minor: -minor },
    ],
  };
  return [
    { change: 'post', posting: returned },
    { change: 'post', posting: left },
  ];
}

/** Ends an order as its magic value says, where that is still possible. */
export const endByMagic: JobKind = ({ payload }, bank) => {
  const payment = bank.records.find('payments', String(payload.paymentId));
  if (payment === undefined) return [];
  if (payload.outcome === 'rejected') return rejectPayment(bank, payment);
  return whyNotReturnable(bank, payment) === undefined ? returnPayment(bank, payment, usualReturnReason) : [];
};

/** Apart from the ids of orders, whose postings are all sent. */
function returnIdOf({ id }: PaymentRecord): string {
  return `return-of-${id}`;
}

function bookingOf(bank: Bank, { id, accountId }: PaymentRecord): Posting | undefined {
  const lines = bank.ledger.has(`${id}-booked`) ? bank.ledger.linesOf(accountId) : [];
  return lines.find(({ posting }) => posting.id === `${id}-booked`)?.posting;
}

/** The account of ours that the payment arrived on; undefined for another bank's. */
function receiverOf(bank: Bank, { id }: PaymentRecord): string | undefined {
  const arrived = bank.ledger.has(`${id}-booked-there`) ? bank.ledger.linesOf(betweenOwnAccounts) : [];
  const posting = arrived.find((line) => line.posting.id === `${id}-booked-there`)?.posting;
  return posting?.entries.find(({ accountId }) => accountId !== betweenOwnAccounts)?.accountId;
}

function outsideOf({ entries }: Posting, payer: string): string {
  return entries.find(({ accountId }) => accountId !== payer)?.accountId ?? payer;
}
