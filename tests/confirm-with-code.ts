import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { PaymentOrder } from '#sandbox/bank/payments/payment-order.ts';
import { confirmPayment } from '#sandbox/bank/payments/payments.ts';
import { anotherCode, confirmingActions, lastCode } from '#sandbox/bank/security/second-factor.fixture.ts';
import { type PayerActions, saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import type { Typed } from './payments-in-mind.ts';

/**
 * Confirms a payment as a request does: what is decided is made so only when what it demands is confirmed, and decided
 * anew then. @returns what became of it, in a word.
 */
export async function confirmWithCode(
  desk: PayerActions,
  id: string,
  order: PaymentOrder,
  sortCode: string,
  typed: Typed,
): Promise<string> {
  const { bank } = desk;
  const customer = desk.customer();
  const token = tokenOf(bank, customer.session, 'payment', id);
  const verdict = confirmPayment(bank, customer, { token, order, sortCode });
  if (verdict.outcome === 'refused' || verdict.requiredConfirmation === undefined) {
    return saidOf(await desk.confirm(id, order, sortCode));
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
      return saidOf(await desk.confirmAnswered(id, order, sortCode));
    default:
      return answered satisfies never;
  }
}
