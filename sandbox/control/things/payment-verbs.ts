import { approvalExpiryKind } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import {
  confirmedPaymentsOf,
  rejectPayment,
  returnPayment,
  settlePayment,
  whyNotHeld,
  whyNotReturnable,
} from '#sandbox/bank/payments/payment-testing.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { expireApproval } from '#sandbox/bank/running/approval-expiry.ts';
import type { VerbDetails } from '#sandbox/control/grammar/verb-names.ts';
import { money } from '#src/kernel/money.ts';
import { type Verb, verbOn, type Wanted } from './thing-verb.ts';

interface PaymentVerb {
  readonly title: string;
  readonly generally: string;
  readonly none: string;
  readonly whyNot: (bank: Bank, payment: PaymentRecord) => string | undefined;
  readonly what: (payment: string) => string;
  readonly changes: (bank: Bank, payment: PaymentRecord) => readonly Change[];
}

/** About the payment named, otherwise the newest that it applies to. */
function onPayment({ title, generally, none, whyNot, what, changes }: PaymentVerb): Verb {
  const possible = (bank: Bank, user: UserRecord) =>
    confirmedPaymentsOf(bank, user).filter((payment) => whyNot(bank, payment) === undefined);
  return verbOn<PaymentRecord>({
    title,
    generally,
    fields: (bank, user) => {
      const choices = possible(bank, user).map((payment) => ({ id: payment.id, title: paymentText(payment) }));
      return [{ name: 'payment', label: 'Payment', form: 'choice', choices, value: choices[0]?.id ?? '' }];
    },
    want(bank, user, { payment: wanted = '' }): Wanted<PaymentRecord> {
      if (wanted === '') {
        const [thing] = possible(bank, user);
        return thing === undefined ? { why: `${user.id} has ${none}.` } : { thing };
      }
      const all = confirmedPaymentsOf(bank, user);
      const thing = all.find(({ id, referenceNumber }) => id === wanted || referenceNumber === wanted);
      return thing === undefined ? { why: `${user.id} has confirmed no payment “${wanted}”.` } : { thing };
    },
    whyNot,
    what: (_, payment) => what(paymentText(payment)),
    changes,
  });
}

function paymentText({ minor, currency, payeeName, referenceNumber }: PaymentRecord): string {
  return `${sumText(money(minor, currency))} to ${payeeName} (${referenceNumber})`;
}

function itemText({ kind, referenceNumber, makerId }: ApprovalRecord): string {
  return `${kind.replaceAll('-', ' ')} ${referenceNumber} by ${makerId}`;
}

function pendingItemsOf({ records }: Bank, { partyIds }: UserRecord): ApprovalRecord[] {
  return records
    .all('approvals')
    .filter(({ state, partyId }) => state === 'pending' && partyIds.includes(partyId))
    .reverse();
}

function wantedItem(bank: Bank, user: UserRecord, { item = '' }: VerbDetails): Wanted<ApprovalRecord> {
  const pending = pendingItemsOf(bank, user);
  const thing =
    item === '' ? pending[0] : pending.find(({ id, referenceNumber }) => id === item || referenceNumber === item);
  if (thing !== undefined) return { thing };
  return {
    why: item === '' ? `No item of ${user.id} awaits authorisation.` : `No item “${item}” awaits authorisation.`,
  };
}

export const paymentVerbs = {
  'settle-payment': onPayment({
    title: 'Settle a payment',
    generally: 'A payment that is held or under processing is booked now.',
    none: 'no payment that is held or under processing',
    whyNot: whyNotHeld,
    what: (payment) => `${payment} is booked now and leaves the account; its outcome is then certain.`,
    changes: settlePayment,
  }),
  'reject-payment': onPayment({
    title: 'Reject a payment',
    generally: 'A payment that is held or under processing fails, and what is held for it is released.',
    none: 'no payment that is held or under processing',
    whyNot: whyNotHeld,
    what: (payment) => `${payment} fails. What is held for it is released, and nothing leaves the account.`,
    changes: rejectPayment,
  }),
  'return-payment': onPayment({
    title: 'Return a payment',
    generally: 'A payment that was booked comes back from the recipient’s bank.',
    none: 'no booked payment that could come back',
    whyNot: whyNotReturnable,
    what: (payment) => `${payment} comes back: a credit of the same amount is booked on the account now.`,
    changes: returnPayment,
  }),
  'expire-approval': verbOn<ApprovalRecord>({
    title: 'Let an item expire',
    generally: 'An item that awaits authorisation expires, as if nobody had authorised it in time.',
    fields: (bank, user) => {
      const choices = pendingItemsOf(bank, user).map((item) => ({ id: item.id, title: itemText(item) }));
      return [{ name: 'item', label: 'Item', form: 'choice', choices, value: choices[0]?.id ?? '' }];
    },
    want: wantedItem,
    whyNot: () => undefined,
    what: (_, item) =>
      `The ${itemText(item)} expires, as if nobody had authorised it in time. Nothing is sent, and the maker is told.`,
    changes(bank, { id }) {
      const due = { id: `${approvalExpiryKind}:${id}`, kind: approvalExpiryKind, payload: { approvalId: id } };
      const scheduled = bank.jobs.all.filter((job) => job.id === due.id);
      return [
        ...scheduled.map((job): Change => ({ change: 'cancel', jobId: job.id })),
        ...expireApproval({ ...due, dueAt: bank.clock.now, sequence: 0 }, bank),
      ];
    },
  }),
} as const satisfies Record<string, Verb>;
