import { expect, it } from 'vitest';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { findUpcoming } from '#sandbox/bank/instructions/upcoming.ts';
import { confirmPayment } from '#sandbox/bank/payments/payments.ts';
import { moneyOf, payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { approversOf, ruleOf } from './approvers.fixture.ts';

it('says of a declined payment or standing order that it was declined, and refuses to confirm it again', async () => {
  const payer = await payerActions({
    mandate: 'one-other',
    user: { permittedFunctions: ['payment', 'paymentsFuture'] },
  });
  const { decline: refuse } = approversOf(payer);
  const order = payer.order();
  await payer.pay();
  await payer.instruct();
  for (const place of [0, 1]) expect(ruleOf(await refuse('tom', place))).toBe('approvals.declined');
  const { bank } = payer;
  const shown = { bank, customer: payer.customer() };
  const [payment, instruction] = [bank.records.all('payments')[0], bank.records.all('instructions')[0]];
  if (payment === undefined || instruction === undefined) throw new Error('They are on file.');
  expect(
    findUpcoming(bank, shown.customer, 'SI', tokenOf(bank, shown.customer.session, 'instruction', instruction.id)),
  ).toMatchObject({ state: 'rejected' });
  const token = tokenOf(bank, shown.customer.session, 'payment', payment.id);
  expect(confirmPayment(bank, shown.customer, { token, sortCode: payment.payeeSortCode, order })).toEqual({
    outcome: 'refused',
    reason: 'authorisation-declined',
  });
  expect(moneyOf(payer)).toEqual({ left: 0, arrived: 0, held: 0 });
});
