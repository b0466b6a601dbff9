import { epochMsOf, instantFromMs, instantInLondon } from '#src/kernel/calendar.ts';
import { askForApproval, needsApproval } from './approvals.ts';
import type { Bank, JobKind } from './bank.ts';
import type { Demand } from './challenges.ts';
import type { Change } from './change.ts';
import { type ValueDay, valueDayOf } from './cut-offs.ts';
import { availableOf, bookingsOf, jobToSettle } from './holds.ts';
import { demandFor } from './payment-demand.ts';
import { draftsGone } from './payment-drafts.ts';
import { movementOf, rememberReference } from './payment-moves.ts';
import { nextOrderId, referenceNumberOf } from './payment-numbers.ts';
import {
  isSameOrder,
  isSamePayee,
  judgeOrder,
  type OrderRefusal,
  type PaymentOrder,
  type SoundOrder,
} from './payment-order.ts';
import type { PaymentRecord } from './payment-records.ts';
import type { Asker } from './profile.ts';
import { tokenOf } from './tokens.ts';

export type PaymentRefusal = OrderRefusal | 'payment-not-found' | 'differs' | 'cut-off-passed';

type Refused = {
  readonly outcome: 'refused';
  readonly reason: PaymentRefusal;
  /** What a refusal brings about all the same. */
  readonly changes?: readonly Change[];
};

export type CreateVerdict =
  | {
      readonly outcome: 'verified';
      readonly payment: PaymentRecord;
      readonly timing: ValueDay['timing'];
      readonly changes: readonly Change[];
    }
  /** With a code that a tester chose. */
  | { readonly outcome: 'refused-as-set'; readonly code: string }
  | Refused;

export type ConfirmVerdict =
  | {
      readonly outcome: 'confirmed';
      readonly rule: string;
      readonly payment: PaymentRecord;
      readonly demand: Demand | undefined;
      readonly changes: readonly Change[];
    }
  | Refused;

/** Assumed: how long it may be unknown whether a payment was made, and when in the morning of its day one is booked. */
const unknownForMs = 3 * 60_000;
const bookedAt = '06:00';

/**
 * Looks a payment through and keeps it as a draft: nothing moves. A customer of ours who is to be paid is brought in with
 * the draft and not with the money, which must not be there on the days that they still have to catch up with.
 */
export function createPayment(bank: Bank, asker: Asker, order: PaymentOrder): CreateVerdict {
  const code = codeToRefuseWith(bank);
  if (code !== undefined) return { outcome: 'refused-as-set', code };
  const verdict = judgePayment(bank, asker, order);
  if (verdict.outcome === 'refused') return verdict;
  const { account, payee, minor, credit } = verdict.order;
  const { timing, valueOn } = valueDayOf(bank.clock.now, bank.payments);
  const payment: PaymentRecord = {
    id: nextOrderId(bank, 'payment'),
    userId: asker.user.id,
    sessionId: asker.session.id,
    partyId: account.partyId,
    accountId: account.id,
    payeeId: payee.id,
    payeeName: payee.accountName,
    payeeAccountNumber: payee.accountNumber,
    payeeSortCode: payee.sortCode,
    isNewPayee: order.isNewPayee,
    minor,
    reference: order.reference,
    orderedAt: bank.clock.now,
    confirmedAt: null,
    referenceNumber: null,
    state: 'initiated',
    valueOn,
  };
  const changes: Change[] = [
    ...draftsGone(bank, asker),
    ...credit.opening,
    { change: 'insert', of: 'payments', record: payment },
  ];
  return { outcome: 'verified', payment, timing, changes };
}

/** The payment a token of this session stands for. */
export function findPaymentByToken(bank: Bank, asker: Asker, token: string): PaymentRecord | undefined {
  const { session, parties } = asker;
  return bank.records
    .all('payments')
    .filter(({ sessionId, partyId }) => sessionId === session.id && parties.some(({ id }) => id === partyId))
    .find(({ id }) => tokenOf(bank, session, 'payment', id) === token);
}

/**
 * Makes a payment that was looked through, once: asked again it tells the same again and moves nothing more. Since it was
 * looked through the account may have emptied, so all is looked at anew. Nor is it made later than the customer was told:
 * one that has missed its day meanwhile is void, and another must be looked through.
 */
export function confirmPayment(
  bank: Bank,
  asker: Asker,
  token: string,
  order: PaymentOrder,
  sortCode: string,
): ConfirmVerdict {
  const draft = findPaymentByToken(bank, asker, token);
  if (draft === undefined) return { outcome: 'refused', reason: 'payment-not-found' };
  if (sortCode !== draft.payeeSortCode || !isSameOrder(bank, asker, order, draft)) {
    return { outcome: 'refused', reason: 'differs' };
  }
  const { timing, valueOn } = valueDayOf(bank.clock.now, bank.payments);
  if (draft.state === 'failed' || (draft.state === 'initiated' && valueOn > draft.valueOn)) {
    const failed: Change = { change: 'update', of: 'payments', record: { ...draft, state: 'failed' } };
    return { outcome: 'refused', reason: 'cut-off-passed', changes: [failed] };
  }
  if (draft.state !== 'initiated') {
    return { outcome: 'confirmed', rule: 'payments.confirmed-before', payment: draft, demand: undefined, changes: [] };
  }
  const verdict = judgePayment(bank, asker, order);
  if (verdict.outcome === 'refused') return verdict;
  const { payee } = verdict.order;
  if (!isSamePayee(payee, draft)) return { outcome: 'refused', reason: 'differs' };
  const demand = demandFor(asker, payee, draft);
  return { outcome: 'confirmed', demand, ...settled(bank, draft, verdict.order, { timing, valueOn }) };
}

/** What a confirmed payment becomes, and all that changes with it. */
function settled(bank: Bank, draft: PaymentRecord, order: SoundOrder, { timing, valueOn }: ValueDay) {
  const { now } = bank.clock;
  const referenceNumber = referenceNumberOf(draft.id, bank.today);
  const confirmed = { ...draft, confirmedAt: now, referenceNumber, valueOn };
  const become = (state: PaymentRecord['state'], rule: string, changes: readonly Change[]) => {
    const payment: PaymentRecord = { ...confirmed, state };
    return { payment, rule, changes: [{ change: 'update', of: 'payments', record: payment } as const, ...changes] };
  };
  if (needsApproval(bank, bank.records.find('parties', draft.partyId))) {
    const { id: subjectId, partyId, userId: makerId } = draft;
    const asked = askForApproval(bank, { partyId, makerId, kind: 'payment', subjectId, referenceNumber });
    return become('pending-approval', 'payments.waits-for-approval', asked);
  }
  const { accountId: counterAccountId } = order.credit;
  const hold = movementOf(bank, draft, { id: draft.id, code: 'FPO', valueOn, counterAccountId, referenceNumber });
  const remembered = rememberReference(bank, draft.payeeId, draft.reference);
  if (bank.payments !== 'under-processing' && timing === 'same-day') {
    return become('completed', 'payments.booked-at-once', [...remembered, ...bookingsOf(bank, hold)]);
  }
  const knownAt = instantFromMs(epochMsOf(now) + unknownForMs);
  const settling = jobToSettle(hold, timing === 'same-day' ? knownAt : instantInLondon(valueOn, bookedAt));
  const held: Change[] = [...remembered, { change: 'insert', of: 'holds', record: hold }];
  const settle: Change = { change: 'schedule', job: settling };
  if (bank.payments !== 'under-processing') return become('completed', `payments.${timing}`, [...held, settle]);
  const learn = { id: `${paymentKnownKind}:${draft.id}`, dueAt: knownAt, kind: paymentKnownKind };
  return become('under-processing', 'payments.not-known-yet', [
    ...held,
    // Before the booking: what is booked is known of.
    { change: 'schedule', job: { ...learn, payload: { paymentId: draft.id } } },
    settle,
  ]);
}

export const paymentKnownKind = 'payment.known';

/** The other side has answered: the payment was made. */
export const learnOfPayment: JobKind = (job, bank) => {
  const payment = bank.records.find('payments', String(job.payload.paymentId));
  if (payment?.state !== 'under-processing') return [];
  return [{ change: 'update', of: 'payments', record: { ...payment, state: 'completed' } }];
};

/** Beside what all orders have in common, what is paid at once must be there. */
function judgePayment(bank: Bank, asker: Asker, order: PaymentOrder) {
  const verdict = judgeOrder(bank, asker, order, false, true);
  if (verdict.outcome === 'refused') return verdict;
  const { account, minor } = verdict.order;
  if (availableOf(bank, account).minor < minor) return { outcome: 'refused', reason: 'not-enough-funds' } as const;
  return verdict;
}

/** @returns the code that a tester wants whatever is ordered to be refused with. */
export function codeToRefuseWith({ payments }: Pick<Bank, 'payments'>): string | undefined {
  return payments.startsWith('refuse=') ? payments.slice('refuse='.length) : undefined;
}
