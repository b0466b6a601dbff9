import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { PaymentOrder } from '#sandbox/bank/payments/payment-order.ts';
import { confirmPayment } from '#sandbox/bank/payments/payments.ts';
import { anotherCode, confirmingActions, lastCode } from '#sandbox/bank/security/second-factor.fixture.ts';
import { type PayerActions, saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import type { Typed } from './payments-model.ts';

/**
 * Confirms a payment as a request does: the bank carries out its decision only after the required confirmation, and then
 * decides again. @returns the result in a word.
 */
export async function confirmWithCode(
  payer: PayerActions,
  id: string,
  order: PaymentOrder,
  sortCode: string,
  typed: Typed,
): Promise<string> {
  const { bank } = payer;
  const customer = payer.customer();
  const token = tokenOf(bank, customer.session, 'payment', id);
  const verdict = confirmPayment(bank, customer, { token, order, sortCode });
  if (verdict.outcome === 'refused' || verdict.requiredConfirmation === undefined) {
    return saidOf(await payer.confirm(id, order, sortCode));
  }
  const { request, answerCode } = confirmingActions(bank, customer, verdict.requiredConfirmation);
  const asked = await request(undefined, id);
  if (asked.outcome === 'refused') return asked.reason;
  if (asked.outcome === 'confirmed') return 'confirmed without a code';
  if (typed === 'nothing') return asked.why;
  const answered = await answerCode(typed === 'right' ? lastCode(bank) : anotherCode(bank), id);
  switch (answered.outcome) {
    case 'asked':
      return answered.why;
    case 'refused':
      return answered.reason;
    case 'confirmed':
      return saidOf(await payer.confirmAnswered(id, order, sortCode));
    default:
      return answered satisfies never;
  }
}
