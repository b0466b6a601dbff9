import { expect, it } from 'vitest';
import { payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { listUpcoming } from './upcoming.ts';

it.each([
  ['a future payment', { type: 'NONREC', frequency: '10' }, 'payment', 'We will not try again'],
  ['a standing order', {}, 'standing order', 'the next payment is made on its usual date'],
  ['the last run of a standing order', { endDate: '2026-03-16' }, 'standing order', 'This was the last payment'],
] as const)('writes to the customer when %s is missed', async (_, over, what, says) => {
  const actions = await payerActions({ user: { permittedFunctions: ['payment', 'paymentsFuture'] } });
  await actions.instruct({ minor: 50_000_00, ...over });
  await actions.pay({ minor: 1 });
  const listed = () => listUpcoming(actions.bank, actions.customer(), codeOf(over));
  expect(listed()).toMatchObject([{ missedOn: [], lastOn: null }]);
  await actions.waitUntilLondon('2026-03-16', '06:00');
  const mails = actions.bank.records.all('mails').filter(({ userId }) => userId === 'nell');
  expect(mails).toMatchObject([{ subject: `Your ${what} to Ashdown Feed & Forage was not paid`, box: 'inbox' }]);
  expect(mails[0]?.body).toContain(says);
  expect(mails[0]?.body).toContain('£50,000.00');
  expect(actions.bank.records.all('instructions')).toMatchObject([{ missedOn: ['2026-03-16'], paidOn: [] }]);
});

function codeOf(over: object): 'FD' | 'SI' {
  return 'type' in over ? 'FD' : 'SI';
}
