import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { payees, payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { transferActions } from '#sandbox/bank/testing/transfer-actions.fixture.ts';
import { money } from '#src/kernel/money.ts';
import { logOf } from './log.fixture.ts';

const user: Partial<UserRecord> = { permittedFunctions: ['payment', 'transfer', 'paymentsFuture'] };
const transferring = () => transferActions({ user });

it('logs a transfer as one, to the account that it went to', async () => {
  const actions = await transferring();
  expect(await actions.transfer()).toMatchObject({ outcome: 'confirmed' });
  const [entry, ...others] = logOf(actions.bank);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    code: 'PC_F_SFT',
    state: 'accepted',
    accountId: 'nell:current',
    toAccountId: 'nell:savings',
    to: { name: 'Savings', account: { accountNumber: '31926821' } },
    payee: null,
    amount: money(125_50, 'GBP'),
    valueOn: '2026-03-02',
    audit: [{ userId: 'nell', status: 'initiated', note: 'Hay March' }, { status: 'accepted' }],
  });
  expect(entry?.title).toBeUndefined();
});

it('leaves out a transfer that was never confirmed', async () => {
  const actions = await transferring();
  await actions.create(actions.order());
  expect(logOf(actions.bank)).toEqual([]);
});

it('keeps the currency of a transfer', async () => {
  const actions = await transferring();
  await actions.transfer();
  const [record] = actions.bank.records.all('payments');
  if (record === undefined) throw new Error('It was made.');
  await commit(actions.bank, [{ change: 'update', of: 'payments', record: { ...record, currency: 'EUR' } }]);
  expect(logOf(actions.bank)).toMatchObject([{ amount: money(125_50, 'EUR') }]);
});

it.each([
  ['regular', {}, 'further-notice'],
  ['later', { type: 'NONREC', frequency: '10' }, null],
] as const)('tells a %s transfer from such a payment', async (_, over, repeatsUntil) => {
  const transfers = await transferring();
  expect(await transfers.instruct(over)).toMatchObject({ outcome: 'confirmed' });
  expect(logOf(transfers.bank)).toMatchObject([
    {
      code: 'PC_F_SFT',
      title: 'Internal Standing Order/Future Payment',
      toAccountId: 'nell:savings',
      payee: null,
      valueOn: '2026-03-16',
      repeatsUntil,
    },
  ]);
  const payments = await payerActions({ user });
  await payments.instruct({ ...over, to: payees.feed });
  expect(logOf(payments.bank)).toMatchObject([
    {
      code: 'VSI',
      title: 'External Standing Order/Future Payment',
      toAccountId: null,
      payee: { payeeId: 'feed', groupId: 'group-feed' },
      repeatsUntil,
    },
  ]);
});

it('gives a payment to a new payee a title of its own, and names the payee', async () => {
  const actions = await payerActions({ user });
  await actions.pay({ to: payees.feed });
  const [record] = actions.bank.records.all('payments');
  if (record === undefined) throw new Error('It was made.');
  expect(logOf(actions.bank)[0]?.title).toBeUndefined();
  await commit(actions.bank, [{ change: 'update', of: 'payments', record: { ...record, isNewPayee: true } }]);
  expect(logOf(actions.bank)).toMatchObject([
    { code: 'PC_F_DFT', title: 'Third Party Payment - Adhoc', isNewPayee: true, to: { name: record.payeeName } },
  ]);
});
