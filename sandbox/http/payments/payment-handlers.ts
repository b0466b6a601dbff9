import { valueDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import {
  confirmPayment,
  createPayment,
  findPaymentByToken,
  type PaymentRefusal,
} from '#sandbox/bank/payments/payments.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { approvalRequired, cutOffWarning, externalReference, toOrder, toPayoutDetails } from './payment-wire.ts';

/** What each reason of the bank's is on the wire; instructions have the same. */
export const orderRefusals = {
  'function-missing': 'accessDenied',
  'account-not-found': 'accountNotFound',
  'account-not-of-kind': 'accountNotOfKind',
  'account-may-not-pay': 'accountMayNotPay',
  'payee-not-found': 'payeeNotFound',
  'payee-not-active': 'payeeNotActive',
  'payee-takes-no-payments': 'creditNotAllowed',
  'reference-characters': 'referenceCharacters',
  'reference-too-long': 'referenceTooLong',
  'not-whole-pence': 'notPossible',
  'below-minimum': 'belowMinimum',
  'above-maximum': 'aboveMaximum',
  'above-ceiling': 'aboveCeiling',
  'over-daily-amount': 'overDailyAmount',
  'over-daily-count': 'overDailyCount',
  'not-enough-funds': 'notEnoughFunds',
  'payment-not-found': 'paymentNotFound',
  differs: 'paymentDiffers',
  'authorisation-expired': 'authorisationExpired',
  'cut-off-passed': 'cutOffPassed',
} as const satisfies Record<PaymentRefusal, string>;

export const paymentHandlers = {
  createPayment: {
    serves: 'customer',
    decide: ({ bank, asker, body }) => {
      // Somebody who means a later day must not have it paid at once.
      if (body.stage !== 0 || body.later) {
        return { rule: 'payments.not-to-be-looked-through', answer: { refused: 'paymentDiffers' } };
      }
      const verdict = createPayment(bank, asker, toOrder(body));
      if (verdict.outcome === 'refused-as-set') {
        return { rule: 'payments.refused-as-set', answer: { refusedWithCode: verdict.code } };
      }
      if (verdict.outcome === 'refused') {
        return { rule: `payments.${verdict.reason}`, answer: { refused: orderRefusals[verdict.reason] } };
      }
      const { rule, record: payment, changes } = verdict;
      const done = {
        paymentId: tokenOf(bank, asker.session, 'payment', payment.id),
        externalReferenceId: null,
        valueDate: payment.valueOn,
      };
      const { timing } = valueDayOf(bank.clock.now, bank.payments);
      const says = timing === 'after-cut-off' ? { warning: cutOffWarning(payment.valueOn) } : {};
      return { rule, answer: { done, status: 201, says }, changes };
    },
  },
  getPayment: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const payment = findPaymentByToken(bank, asker, path.paymentId);
      return payment === undefined
        ? { rule: 'payments.payment-not-found', answer: { refused: 'paymentNotFound' } }
        : { rule: 'payments.read', answer: { done: { payoutDetails: toPayoutDetails({ bank, asker }, payment) } } };
    },
  },
  confirmPayment: {
    serves: 'customer',
    decide: ({ bank, asker, path, query, body }) => {
      if (body.stage !== 1 || body.later) {
        return { rule: 'payments.not-to-be-made', answer: { refused: 'paymentDiffers' } };
      }
      const verdict = confirmPayment(bank, asker, {
        token: path.paymentId,
        order: toOrder(body),
        sortCode: query.sortCode,
      });
      if (verdict.outcome === 'refused') {
        const { reason, changes = [] } = verdict;
        return { rule: `payments.${reason}`, answer: { refused: orderRefusals[reason] }, changes };
      }
      const { rule, record: payment, demand, changes } = verdict;
      const done = {
        paymentId: path.paymentId,
        externalReferenceId: externalReference(payment),
        valueDate: payment.valueOn,
      };
      const referenceNumber = payment.referenceNumber ?? undefined;
      const answer =
        payment.state === 'pending-approval'
          ? ({ done, status: 202, says: { referenceNumber, warning: approvalRequired } } as const)
          : { done, says: { referenceNumber } };
      return { rule, answer, demand, changes };
    },
  },
} satisfies Partial<Handlers>;
