import { expect, it } from 'vitest';
import { freezeAccount } from '#sandbox/bank/accounts/account-testing.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import { usualLimit } from '#sandbox/bank/payments/payment-limits.ts';
import { saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { type TransferActions, transferActions } from '#sandbox/bank/testing/transfer-actions.fixture.ts';

const moneyOf = ({ balance }: TransferActions) => ({ from: balance('nell:current'), to: balance('nell:savings') });

it('moves nothing before it is confirmed, then the sum on both accounts in one posting', async () => {
  const actions = await transferActions();
  const before = moneyOf(actions);
  const order = actions.order({ minor: 12_34 });
  const verified = await actions.create(order);
  expect(saidOf(verified)).toBe('verified');
  expect(moneyOf(actions)).toEqual(before);
  if (verified.outcome !== 'verified') return;
  expect(saidOf(await actions.confirm(verified.record.id))).toBe('transfers.booked-at-once');
  expect(moneyOf(actions)).toEqual({ from: before.from - 12_34, to: before.to + 12_34 });
  const posting = actions.bank.ledger.postings.at(-1);
  expect(posting).toMatchObject({ code: 'ITF', reference: 'Hay March', currency: 'GBP' });
  expect(posting?.entries).toHaveLength(2);
});

it('moves the sum once, however often it is confirmed', async () => {
  const actions = await transferActions();
  const before = moneyOf(actions);
  const verified = await actions.create(actions.order({ minor: 5_00 }));
  if (verified.outcome !== 'verified') throw new Error('not verified');
  await actions.confirm(verified.record.id);
  expect(saidOf(await actions.confirm(verified.record.id))).toBe('transfers.confirmed-before');
  expect(moneyOf(actions)).toEqual({ from: before.from - 5_00, to: before.to + 5_00 });
});

it.each([
  ['all that is available', { minor: 50_000_00 }, 'verified'],
  ['a penny more than is available', { minor: 50_000_01 }, 'not-enough-funds'],
  ['nothing', { minor: 0 }, 'below-minimum'],
  ['the bank’s maximum and a penny', { minor: 100_000_01 }, 'above-ceiling'],
  ['a reference of 35 characters', { reference: 'a'.repeat(35) }, 'verified'],
  ['a reference of 36 characters', { reference: 'a'.repeat(36) }, 'reference-too-long'],
  ['a hyphen in the reference', { reference: 'A-1' }, 'reference-characters'],
  ['the same account', { to: 'nell:current' }, 'account-not-of-kind'],
  ['an account in another currency', { to: 'yard:euro' }, 'account-not-of-kind'],
  ['an account that is not mapped', { to: 'nell:mortgage' }, 'account-not-of-kind'],
  ['a notice account', { to: 'nell:notice' }, 'verified'],
  ['from a notice account', { from: 'nell:notice' }, 'account-may-not-pay'],
  ['from an account that is not mapped', { from: 'nell:mortgage' }, 'account-may-not-pay'],
  ['an account that is not hers', { to: 'ada:current' }, 'account-not-found'],
  ['from an account that is not hers', { from: 'ada:current' }, 'account-not-found'],
  ['from one that sends only within an entity, across entities', { from: 'nell:local' }, 'account-may-not-pay'],
  ['from one that sends only within an entity', { from: 'nell:local', scope: 'local' }, 'verified'],
  [
    'from one that sends only across entities, within one',
    { from: 'nell:global', scope: 'local' },
    'account-may-not-pay',
  ],
  ['from one that sends only across entities', { from: 'nell:global' }, 'verified'],
  ['to another entity', { to: 'yard:current' }, 'verified'],
] as const)('decides on %s', async (_, over, said) => {
  const actions = await transferActions();
  const before = actions.bank.ledger.postings.length;
  expect(saidOf(await actions.create(actions.order(over)))).toBe(said);
  expect(actions.bank.ledger.postings).toHaveLength(before);
});

it('refuses a transfer from a frozen account, and moves nothing on either', async () => {
  const actions = await transferActions();
  const account = actions.bank.records.find('accounts', 'nell:current');
  if (account === undefined) throw new Error('Nell has no current account');
  await commit(actions.bank, freezeAccount(account));
  const before = actions.bank.ledger.postings.length;
  expect(saidOf(await actions.create(actions.order({ from: 'nell:current' })))).toBe('account-frozen');
  expect(actions.bank.ledger.postings).toHaveLength(before);
});

it('refuses an amount in another currency than the accounts’, or with a fraction of a penny', async () => {
  const actions = await transferActions();
  const order = actions.order();
  expect(saidOf(await actions.create({ ...order, amount: { minor: 5_00, currency: 'EUR' } }))).toBe(
    'account-not-of-kind',
  );
  expect(saidOf(await actions.create({ ...order, amount: undefined }))).toBe('not-whole-pence');
});

it('refuses a customer who may not transfer', async () => {
  const actions = await transferActions({ user: { permittedFunctions: ['payment'] } });
  expect(saidOf(await actions.create(actions.order()))).toBe('function-missing');
});

it('holds the limits of transfers apart from those of payments', async () => {
  const actions = await transferActions();
  const limit = { ...usualLimit, maximumMinor: 50_00, dailyMinor: 80_00, dailyCount: 2 };
  const targets = { makePayment: usualLimit, internalTransfer: limit, bulkPayments: usualLimit };
  await commit(actions.bank, [{ change: 'insert', of: 'limitPackages', record: { id: 'USER:nell', targets } }]);
  const said = async (minor: number) => saidOf(await actions.transfer({ minor }));
  expect(await said(50_01)).toBe('above-maximum');
  expect(await said(50_00)).toBe('transfers.booked-at-once');
  expect(await said(30_01)).toBe('over-daily-amount');
  expect(await said(30_00)).toBe('transfers.booked-at-once');
  expect(await said(1)).toBe('over-daily-amount');
});

it.each([
  ['needs-authoriser', 'transfers.awaits-authorisation', 0, 0],
  ['under-processing', 'transfers.outcome-pending', 0, 7_00],
  ['cut-off', 'transfers.after-cut-off', 0, 7_00],
] as const)('under %s says %s, and moves nothing yet', async (set, said, moved, held) => {
  const actions = await transferActions();
  const before = moneyOf(actions);
  actions.bank.payments = set;
  expect(saidOf(await actions.transfer({ minor: 7_00 }))).toBe(said);
  expect(moneyOf(actions)).toEqual({ from: before.from - moved, to: before.to + moved });
  expect(heldOn(actions.bank, 'nell:current')).toBe(held);
  await actions.waitUntilLondon('2026-03-03', '06:00');
  const inTheEnd = held === 0 ? 0 : 7_00;
  expect(moneyOf(actions)).toEqual({ from: before.from - inTheEnd, to: before.to + inTheEnd });
});

it('is never made later than the customer was shown', async () => {
  const actions = await transferActions();
  const before = moneyOf(actions);
  const verified = await actions.create(actions.order());
  if (verified.outcome !== 'verified') throw new Error('not verified');
  actions.bank.payments = 'cut-off';
  expect(saidOf(await actions.confirm(verified.record.id))).toBe('cut-off-passed');
  actions.bank.payments = 'ok';
  expect(saidOf(await actions.confirm(verified.record.id))).toBe('cut-off-passed');
  expect(moneyOf(actions)).toEqual(before);
});
