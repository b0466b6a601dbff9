import { expect, it } from 'vitest';
import { freezeAccount } from '#sandbox/bank/accounts/account-testing.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { usedToday } from '#sandbox/bank/payments/payment-limits.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  comeBack,
  neighbourAccount,
  openingBalance,
  type PayerActions,
  payees,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { transferActions } from '#sandbox/bank/testing/transfer-actions.fixture.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { confirmEdit, type Edit, validateEdit } from './edits.ts';
import { listUpcoming } from './upcoming.ts';

const payer = () => payerActions({ user: { permittedFunctions: ['payment', 'paymentsFuture'] } });

function editOf(
  { bank, customer }: Pick<PayerActions, 'bank' | 'customer'>,
  over: Partial<Edit> & { readonly minor?: number } = {},
): Edit {
  const [listed] = listUpcoming(bank, customer(), 'SI') ?? [];
  if (listed === undefined) throw new Error('It is set up.');
  const { minor = 80_00, ...rest } = over;
  return {
    token: listed.token,
    partyToken: tokenOf(bank, customer().session, 'party', listed.partyId),
    amount: money(minor, 'GBP'),
    reference: 'Hay April',
    changedAt: listed.changedAt,
    ...rest,
  };
}

async function confirm({ bank, customer }: Pick<PayerActions, 'bank' | 'customer'>, edit: Edit) {
  const verdict = confirmEdit(bank, customer(), edit);
  if (verdict.outcome === 'refused') return verdict.reason;
  await commit(bank, verdict.changes);
  return verdict.rule;
}

it('changes nothing when validated, and the next run when confirmed', async () => {
  const actions = await payer();
  await actions.instruct({ to: payees.neighbour });
  await actions.waitUntilLondon('2026-03-16', '12:00');
  const back = await comeBack(actions);
  const edit = editOf(back);
  const before = back.bank.stateHash();
  expect(validateEdit(back.bank, back.customer(), edit)).toMatchObject({ rule: 'edit-validated', changes: [] });
  expect(back.bank.stateHash()).toBe(before);
  expect(await confirm(back, edit)).toBe('edited');
  expect(await confirm(back, edit)).toBe('edited-before');
  // What ran before the edit counts as it was paid.
  expect(usedToday(back.bank, { kind: 'USER', id: 'nell' })).toEqual({ minor: 125_50, count: 1 });
  await actions.waitUntilLondon('2026-04-16', '12:00');
  expect(actions.balance()).toBe(openingBalance - 125_50 - 80_00);
  expect(actions.balance(neighbourAccount)).toBe(100_00 + 125_50 + 80_00);
  expect(actions.bank.ledger.latestLinesOf(neighbourAccount, 1)).toMatchObject([
    { posting: { reference: 'Hay April' } },
  ]);
  expect(sweep(actions.bank)).toEqual([]);
});

it.each<[string, Parameters<typeof editOf>[1], string]>([
  ['a reference with a special character', { reference: 'No. 7' }, 'reference-characters'],
  ['a reference that is too long', { reference: 'a'.repeat(36) }, 'reference-too-long'],
  ['no amount', { amount: undefined }, 'not-whole-pence'],
  ['nothing to pay', { minor: 0 }, 'below-minimum'],
  ['another currency', { amount: money(80_00, 'EUR') }, 'account-not-of-kind'],
  ['what changes nothing', { minor: 125_50, reference: 'Hay March' }, 'nothing-changed'],
  ['more than the ceiling', { minor: 100_000_01 }, 'above-ceiling'],
  ['an unknown id', { token: 'unknown' }, 'instruction-not-found'],
  ['a foreign entity', { partyToken: 'unknown' }, 'instruction-not-found'],
  ['a state that is no longer current', { changedAt: '2026-03-01T10:00:00.000Z' }, 'instruction-changed'],
])('refuses %s', async (_, over, reason) => {
  const actions = await payer();
  await actions.instruct();
  const before = actions.bank.stateHash();
  expect(validateEdit(actions.bank, actions.customer(), editOf(actions, over))).toMatchObject({ reason });
  expect(await confirm(actions, editOf(actions, over))).toBe(reason);
  expect(actions.bank.stateHash()).toBe(before);
});

it('refuses an amount above the limit of the day', async () => {
  const actions = await payer();
  await actions.instruct();
  const edit = editOf(actions, { minor: 500_01 });
  const limit = { minimumMinor: 1, maximumMinor: 500_00, dailyMinor: 1_000_00, dailyCount: 9 };
  const targets = { makePayment: limit, internalTransfer: limit, bulkPayments: limit };
  await commit(actions.bank, [{ change: 'insert', of: 'limitPackages', record: { id: 'USER:nell', targets } }]);
  expect(await confirm(actions, edit)).toBe('above-maximum');
  expect(await confirm(actions, editOf(actions, { minor: 500_00 }))).toBe('edited');
});

it('refuses a second edit of the same state', async () => {
  const actions = await payer();
  await actions.instruct();
  const [first, second] = [editOf(actions), editOf(actions, { minor: 90_00 })];
  expect(await confirm(actions, first)).toBe('edited');
  expect(await confirm(actions, second)).toBe('instruction-changed');
  expect(actions.bank.records.all('instructions')).toMatchObject([{ minor: 80_00 }]);
});

it('refuses a custom frequency, an ended order, and one that others must authorise', async () => {
  const actions = await payer();
  await actions.instruct({ endDate: '2026-03-20' });
  const [record] = actions.bank.records.all('instructions');
  if (record === undefined) throw new Error('It is set up.');
  await commit(actions.bank, [{ change: 'update', of: 'instructions', record: { ...record, customDays: 10 } }]);
  expect(await confirm(actions, editOf(actions))).toBe('custom-frequency');
  await commit(actions.bank, [{ change: 'update', of: 'instructions', record }]);
  actions.bank.payments = 'needs-authoriser';
  expect(await confirm(actions, editOf(actions))).toBe('edit-needs-authoriser');
  actions.bank.payments = 'ok';
  await actions.waitUntilLondon('2026-03-16', '12:00');
  const back = await comeBack(actions);
  expect(await confirm(back, editOf(back))).toBe('instruction-closed');
});

it('asks for a code that names payee and amount from a high value on', async () => {
  const actions = await payer();
  await actions.instruct();
  const verdict = confirmEdit(actions.bank, actions.customer(), editOf(actions, { minor: 25_000_00 }));
  expect(verdict).toMatchObject({
    requiredConfirmation: { factors: ['OTP'], confirms: expect.stringContaining('Ashdown Feed & Forage') },
  });
  const less = confirmEdit(actions.bank, actions.customer(), editOf(actions, { minor: 24_999_99 }));
  expect(less).toMatchObject({ requiredConfirmation: undefined });
});

const mayEdit = () => transferActions({ user: { permittedFunctions: ['transfer', 'paymentsFuture'] } });

it.each([
  ['GBP', 'nell:current', 'nell:savings'],
  ['EUR', 'yard:euro', 'yard:euro-savings'],
  ['USD', 'yard:dollars', 'yard:dollar-savings'],
] as const)('changes a regular transfer in %s in its own currency, on both accounts', async (currency, from, to) => {
  const actions = await mayEdit();
  await actions.instruct({ from, to, currency, minor: 20_00 });
  const before = [actions.balance(from), actions.balance(to)] as const;
  const of = (amount: Money | undefined) => editOf(actions, { amount });
  for (const other of (['GBP', 'EUR', 'USD'] as const).filter((each) => each !== currency)) {
    expect(await confirm(actions, of(money(75_00, other)))).toBe('account-not-of-kind');
  }
  expect(await confirm(actions, of(money(75_00, currency)))).toBe('edited');
  expect([actions.balance(from), actions.balance(to)]).toEqual(before);
  await actions.waitUntilLondon('2026-03-16', '12:00');
  expect([actions.balance(from), actions.balance(to)]).toEqual([before[0] - 75_00, before[1] + 75_00]);
  expect(actions.bank.ledger.latestLinesOf(to, 1)).toMatchObject([{ posting: { currency } }]);
  expect(sweep(actions.bank)).toEqual([]);
});

it('edits a regular transfer by the rules under which it is set up: with funds, and without a code', async () => {
  const actions = await mayEdit();
  await actions.instruct({ minor: 20_00 });
  expect(await confirm(actions, editOf(actions, { minor: 50_000_01 }))).toBe('not-enough-funds');
  const all = confirmEdit(actions.bank, actions.customer(), editOf(actions, { minor: 50_000_00 }));
  expect(all).toMatchObject({ outcome: 'allowed', requiredConfirmation: undefined });
});

it('edits no regular transfer from a frozen account', async () => {
  const actions = await mayEdit();
  await actions.instruct({ minor: 20_00 });
  const account = actions.bank.records.find('accounts', 'nell:current');
  if (account === undefined) throw new Error('Nell has no current account');
  await commit(actions.bank, freezeAccount(account));
  expect(await confirm(actions, editOf(actions))).toBe('account-frozen');
});

it('edits a standing order to a payee that is an own account as the payment it was ordered as', async () => {
  const actions = await payer();
  await actions.instruct({ to: payees.neighbour });
  const [ordered] = actions.bank.records.all('instructions');
  if (ordered === undefined) throw new Error('It is set up.');
  const record = { ...ordered, payeeAccountNumber: '31926821' };
  await commit(actions.bank, [{ change: 'update', of: 'instructions', record }]);
  const more = confirmEdit(actions.bank, actions.customer(), editOf(actions, { minor: 25_000_00 }));
  expect(more).toMatchObject({ outcome: 'allowed', requiredConfirmation: { factors: ['OTP'] } });
  expect(await confirm(actions, editOf(actions))).toBe('edited');
  expect(sweep(actions.bank)).toEqual([]);
});
