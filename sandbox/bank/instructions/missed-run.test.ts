import { expect, it } from 'vitest';
import { freezeAccount } from '#sandbox/bank/accounts/account-testing.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { closeAccount } from '#sandbox/bank/payments/account-closing.ts';
import { currentAccount, moneyOf, openingBalance, payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
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
  expect(mails[0]?.body).toContain('did not have enough money');
  expect(actions.bank.records.all('instructions')).toMatchObject([{ missedOn: ['2026-03-16'], paidOn: [] }]);
});

it('names the restriction where the account was frozen, and moves nothing', async () => {
  const actions = await payerActions();
  await actions.instruct({ minor: 40_00 });
  const account = actions.bank.records.find('accounts', currentAccount);
  if (account === undefined) throw new Error('Nell has a current account.');
  await commit(actions.bank, freezeAccount(account));
  await actions.waitUntilLondon('2026-03-16', '06:00');
  const [mail] = actions.bank.records.all('mails').filter(({ userId }) => userId === 'nell');
  expect(mail?.body).toContain('because there is a restriction on');
  expect(mail?.body).toContain('Please call us about it.');
  expect(mail?.body).not.toContain('enough money');
  expect(moneyOf(actions)).toEqual({ left: 0, arrived: 0, held: 0 });
  expect(actions.bank.records.all('instructions')).toMatchObject([{ missedOn: ['2026-03-16'], paidOn: [] }]);
});

it('misses the run of an account that was closed', async () => {
  const actions = await payerActions();
  await actions.instruct({ minor: 40_00 });
  const { records } = actions.bank;
  const [account, plain] = [currentAccount, 'nell:plain'].map((id) => records.find('accounts', id));
  if (account === undefined || plain === undefined) throw new Error('Nell has both.');
  await commit(actions.bank, closeAccount(actions.bank, account, plain));
  await actions.waitUntilLondon('2026-03-16', '06:00');
  const [mail] = records.all('mails').filter(({ userId }) => userId === 'nell');
  expect(mail?.body).toContain('because Household & garden (ending 6819) is closed.');
  expect(mail?.body).toContain('please arrange it from another account');
  expect(records.all('instructions')).toMatchObject([{ missedOn: ['2026-03-16'], paidOn: [] }]);
  expect([actions.balance(), actions.balance('nell:plain')]).toEqual([0, 2 * openingBalance]);
});

function codeOf(over: object): 'FD' | 'SI' {
  return 'type' in over ? 'FD' : 'SI';
}
