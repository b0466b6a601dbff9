import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { dayOf } from '#sandbox/bank/payments/immediate-orders.ts';
import { confirmPayment, createPayment, findPaymentByToken } from '#sandbox/bank/payments/payments.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { confirmed, refusalsOfOrders, verified } from './order-decisions.ts';
import { cutOffWarning, externalReference, toOrder, toPayoutDetails } from './payment-wire.ts';

const refusal = refusalsOfOrders('payments');

export const paymentHandlers = {
  createPayment: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      // A future-dated payment must not be made at once.
      if (body.stage !== 0 || body.later) {
        return { rule: 'payments.not-to-be-verified', answer: { refused: 'paymentDiffers' } };
      }
      return verified('payments', createPayment(bank, customer, toOrder(body)), (payment) => {
        const { id, valueOn } = payment;
        const paymentId = tokenOf(bank, customer.session, 'payment', id);
        const { timing } = dayOf(bank, payment);
        const says = timing === 'after-cut-off' ? { warning: cutOffWarning(valueOn) } : {};
        return { done: { paymentId, externalReferenceId: null, valueDate: valueOn }, says };
      });
    },
  },
  getPayment: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const payment = findPaymentByToken(bank, customer, path.paymentId);
      return payment === undefined
        ? refusal({ reason: 'payment-not-found' })
        : { rule: 'payments.read', answer: { done: { payoutDetails: toPayoutDetails({ bank, customer }, payment) } } };
    },
  },
  confirmPayment: {
    serves: 'customer',
    decide: ({ bank, customer, path, query, body }) => {
      if (body.stage !== 1 || body.later) {
        return { rule: 'payments.not-to-be-made', answer: { refused: 'paymentDiffers' } };
      }
      const token = path.paymentId;
      const verdict = confirmPayment(bank, customer, { token, order: toOrder(body), sortCode: query.sortCode });
      return confirmed('payments', verdict, (payment) => ({
        paymentId: token,
        externalReferenceId: externalReference(payment),
        valueDate: payment.valueOn,
      }));
    },
  },
} satisfies Partial<Handlers>;
