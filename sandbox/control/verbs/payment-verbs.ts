import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import {
  confirmedPaymentsOf,
  rejectPayment,
  returnPayment,
  settlePayment,
  usualReturnReason,
  whyNotHeld,
  whyNotReturnable,
} from '#sandbox/bank/payments/payment-testing.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { money } from '#src/kernel/money.ts';
import { type Detail, thingOr, verbOn, type Wanted } from './verb.ts';

interface PaymentVerb {
  readonly title: string;
  readonly generally: string;
  readonly none: string;
  readonly whyNot: (bank: Bank, payment: PaymentRecord) => string | undefined;
  readonly what: (payment: string) => string;
  readonly changes: (bank: Bank, payment: PaymentRecord) => readonly Change[];
}

const paymentDetail = { label: 'Payment', form: 'choice', value: '' } as const satisfies Detail;

type About = Pick<PaymentVerb, 'none' | 'whyNot'>;

function possible(bank: Bank, user: UserRecord, { whyNot }: About): PaymentRecord[] {
  return confirmedPaymentsOf(bank, user).filter((payment) => whyNot(bank, payment) === undefined);
}

function paymentChoices(bank: Bank, user: UserRecord, about: About) {
  return possible(bank, user, about).map((payment) => ({ id: payment.id, title: paymentText(payment) }));
}

/** The payment named, otherwise the newest that it applies to. */
function wantedPayment(bank: Bank, user: UserRecord, named: string, about: About): Wanted<PaymentRecord> {
  if (named === '') return thingOr(possible(bank, user, about)[0], `${user.id} has ${about.none}.`);
  const all = confirmedPaymentsOf(bank, user);
  const found = all.find(({ id, referenceNumber }) => id === named || referenceNumber === named);
  return thingOr(found, `${user.id} has confirmed no payment “${named}”.`);
}

function onPayment(verb: PaymentVerb) {
  const { title, generally, whyNot, what, changes } = verb;
  return verbOn({
    group: 'payment',
    title,
    generally,
    details: { payment: paymentDetail },
    now: (bank, user) => ({ payment: paymentChoices(bank, user, verb) }),
    want: (bank, user, { payment }) => wantedPayment(bank, user, payment, verb),
    whyNot,
    what: (_, payment) => what(paymentText(payment)),
    changes,
  });
}

const returnable: About = { none: 'no booked payment that could come back', whyNot: whyNotReturnable };
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
  'return-payment': verbOn({
    group: 'payment',
    title: 'Return a payment',
    generally: 'A payment that was booked comes back from the recipient’s bank.',
    details: {
      payment: paymentDetail,
      reason: { label: 'Reason', form: 'text', value: usualReturnReason },
    },
    now: (bank, user) => ({ payment: paymentChoices(bank, user, returnable) }),
    want(bank, user, { payment: named, reason }) {
      const found = wantedPayment(bank, user, named, returnable);
      return 'why' in found ? found : { thing: { payment: found.thing, reason: reason.trim() || usualReturnReason } };
    },
    whyNot: (bank, { payment }) => whyNotReturnable(bank, payment),
    what: (_, { payment, reason }) =>
      `${paymentText(payment)} comes back: a credit of the same amount is booked on the account now, with the reason “${reason}”.`,
    changes: (bank, { payment, reason }) => returnPayment(bank, payment, reason),
  }),
};
