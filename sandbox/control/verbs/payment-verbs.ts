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
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { money } from '#src/kernel/money.ts';
import { thingOr, verbOn } from './verb.ts';

interface PaymentVerb {
  readonly title: string;
  readonly generally: string;
  readonly none: string;
  readonly whyNot: (bank: Bank, payment: PaymentRecord) => string | undefined;
  readonly what: (payment: string) => string;
  readonly changes: (bank: Bank, payment: PaymentRecord) => readonly Change[];
}

/** About the payment named, otherwise the newest that it applies to. */
function onPayment({ title, generally, none, whyNot, what, changes }: PaymentVerb) {
  const possible = (bank: Bank, user: UserRecord) =>
    confirmedPaymentsOf(bank, user).filter((payment) => whyNot(bank, payment) === undefined);
  return verbOn({
    group: 'payment',
    title,
    generally,
    details: { payment: { label: 'Payment', form: 'choice', value: '' } },
    now: (bank, user) => ({
      payment: possible(bank, user).map((payment) => ({ id: payment.id, title: paymentText(payment) })),
    }),
    want(bank, user, { payment: wanted }) {
      if (wanted === '') return thingOr(possible(bank, user)[0], `${user.id} has ${none}.`);
      const all = confirmedPaymentsOf(bank, user);
      const named = all.find(({ id, referenceNumber }) => id === wanted || referenceNumber === wanted);
      return thingOr(named, `${user.id} has confirmed no payment “${wanted}”.`);
    },
    whyNot,
    what: (_, payment) => what(paymentText(payment)),
    changes,
  });
}

function paymentText({ minor, currency, payeeName, referenceNumber }: PaymentRecord): string {
  return `${sumText(money(minor, currency))} to ${payeeName} (${referenceNumber})`;
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
};
