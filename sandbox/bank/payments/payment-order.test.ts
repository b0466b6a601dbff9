import { expect, it } from 'vitest';
import { freezeAccount, unfreezeAccount } from '#sandbox/bank/accounts/account-testing.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type OrderOver, payees, payerActions, saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { creditSideOf } from './payment-moves.ts';
import { createPayment, findPaymentByToken, paymentOrders } from './payments.ts';

const thirtySixLong = 'Abcdefghij Klmnopqrst 0123456789 xyz';

it.each<[string, OrderOver, string]>([
  ['letters, digits and spaces', { reference: 'Hay March 26' }, 'verified'],
  ['no reference', { reference: '' }, 'verified'],
  ['a hyphen', { reference: 'A-1' }, 'reference-characters'],
  ['a letter that is not English', { reference: 'café' }, 'reference-characters'],
  ['a line break', { reference: 'Hay\nMarch' }, 'reference-characters'],
  ['35 characters', { reference: thirtySixLong.slice(0, 35) }, 'verified'],
  ['36 characters', { reference: thirtySixLong }, 'reference-too-long'],
])('validates a reference of %s', async (_, over, expected) => {
  const actions = await payerActions();
  expect(saidOf(await actions.create(actions.order(over)))).toBe(expected);
});

it.each<[string, OrderOver, string]>([
  ['in sterling that may pay', {}, 'verified'],
  ['in euros', { from: 'yard:euro' }, 'account-not-of-kind'],
  ['that is a mortgage', { from: 'nell:mortgage' }, 'account-not-of-kind'],
  ['without the task code', { from: 'nell:savings' }, 'account-may-not-pay'],
  ['of somebody else', { from: 'ada:current' }, 'account-not-found'],
])('validates an account %s', async (_, over, expected) => {
  const actions = await payerActions();
  expect(saidOf(await actions.create(actions.order(over)))).toBe(expected);
});

it('refuses a payment from a frozen account, and accepts it once that is unfrozen', async () => {
  const { bank, ...actions } = await payerActions();
  const account = bank.records.find('accounts', 'nell:current');
  if (account === undefined) throw new Error('Nell has no current account');
  await commit(bank, freezeAccount(account));
  const before = bank.ledger.postings.length;
  expect(saidOf(await actions.create(actions.order()))).toBe('account-frozen');
  expect(bank.ledger.postings).toHaveLength(before);
  await commit(bank, unfreezeAccount({ ...account, frozen: true }));
  expect(saidOf(await actions.create(actions.order()))).toBe('verified');
});

it.each<[string, OrderOver, string]>([
  ['at another bank', { to: payees.feed }, 'verified'],
  ['of the entity that pays', { from: 'yard:current', to: payees.farrier }, 'verified'],
  ['of another entity of the same customer', { to: payees.farrier }, 'payee-not-found'],
  ['with us', { to: payees.neighbour }, 'verified'],
  ['under our sort code with an unused number', { to: payees.nobodyHere }, 'verified'],
  ['with us, in euros', { to: payees.neighboursEuros }, 'payee-takes-no-payments'],
  ['that is the paying account itself', { to: payees.herself }, 'account-not-of-kind'],
  ['awaiting authorisation', { to: payees.waiting }, 'payee-not-active'],
  ['unknown to the bank', { to: { ...payees.feed, id: 'unknown' } }, 'payee-not-found'],
  ['in the group of another', { to: { ...payees.feed, groupId: payees.neighbour.groupId } }, 'payee-not-found'],
])('validates a payee %s', async (_, over, expected) => {
  const actions = await payerActions();
  expect(saidOf(await actions.create(actions.order(over)))).toBe(expected);
});

it('finds no account of an entity not chosen', async () => {
  const actions = await payerActions();
  const { parties } = actions.customer();
  const yardAlone = { ...actions.customer(), parties: parties.filter(({ id }) => id === 'party-yard') };
  const nellAlone = { ...actions.customer(), parties: parties.filter(({ id }) => id === 'party-nell') };
  expect(saidOf(createPayment(actions.bank, yardAlone, actions.order()))).toBe('account-not-found');
  expect(saidOf(createPayment(actions.bank, nellAlone, actions.order()))).toBe('verified');
});

it.each<[UserRecord['permittedFunctions'], string]>([
  [['payment'], 'verified'],
  [['transfer', 'payeesManage', 'paymentsFuture'], 'function-missing'],
])('lets a customer permitted to do %s order: %s', async (permittedFunctions, expected) => {
  const actions = await payerActions({ user: { permittedFunctions } });
  expect(saidOf(await actions.create(actions.order()))).toBe(expected);
});

it.each<[UserRecord['permittedFunctions'], string, string]>([
  [['payment', 'paymentsFuture'], 'verified', 'verified'],
  [['payment'], 'function-missing', 'verified'],
  [['paymentsFuture'], 'function-missing', 'function-missing'],
])('with %s, answers a regular payment: %s, and a single later one: %s', async (permittedFunctions, regular, once) => {
  const actions = await payerActions({ user: { permittedFunctions } });
  const single = { type: 'NONREC', frequency: '10', endDate: null } as const;
  expect(saidOf(await actions.createInstruction(actions.instruction()))).toBe(regular);
  expect(saidOf(await actions.createInstruction(actions.instruction(single)))).toBe(once);
});

it('makes no regular payments from an account that is not meant for them', async () => {
  const actions = await payerActions();
  expect(saidOf(await actions.createInstruction(actions.instruction({ from: 'nell:plain' })))).toBe(
    'account-not-of-kind',
  );
});

it('reaches an account of ours under our sort code only, and none but current accounts', async () => {
  const { bank } = await payerActions();
  const { accountNumber } = payees.neighbour;
  expect(creditSideOf(bank, payees.neighbour.sortCode, accountNumber)?.accountId).toBe('ada:current');
  expect(creditSideOf(bank, payees.feed.sortCode, accountNumber)?.accountId).toBe('clearing:faster-payments:GBP');
  const mortgage = bank.records.find('accounts', 'nell:mortgage')?.number ?? '';
  expect(creditSideOf(bank, payees.neighbour.sortCode, mortgage)).toBeUndefined();
});

it.each<[string, OrderOver]>([
  ['another payee', { to: { ...payees.feed, id: 'farrier' } }],
  ['another group', { to: { ...payees.feed, groupId: payees.neighbour.groupId } }],
  ['another amount', { minor: 125_51 }],
  ['another reference', { reference: 'Hay April' }],
  ['a new payee', { isNewPayee: true }],
  ['another account', { from: 'nell:plain' }],
])('refuses a confirmation that names %s', async (_, over) => {
  const actions = await payerActions();
  const verified = await actions.create(actions.order());
  if (verified.outcome !== 'verified') throw new Error('It may be paid.');
  expect(await actions.confirm(verified.record.id, actions.order(over))).toEqual({
    outcome: 'refused',
    reason: 'differs',
  });
  expect(actions.balance()).toBe(50_000_00);
});

it.each([
  ['name', { accountName: 'Ashdown Feeds' }],
  ['number', { accountNumber: '20418899' }],
  ['sort code', { sortCode: '200000' }],
])('refuses a payee whose %s was changed since', async (_, over) => {
  const actions = await payerActions();
  const verified = await actions.create(actions.order());
  if (verified.outcome !== 'verified') throw new Error('It may be paid.');
  await commit(actions.bank, [{ change: 'update', of: 'payees', record: { ...payees.feed, ...over } }]);
  expect(await actions.confirm(verified.record.id, actions.order())).toEqual({ outcome: 'refused', reason: 'differs' });
  expect(actions.balance()).toBe(50_000_00);
});

it('finds no draft of an entity not chosen', async () => {
  const { bank, ...actions } = await payerActions();
  const verified = await actions.create(actions.order());
  if (verified.outcome !== 'verified') throw new Error('It may be paid.');
  const customer = actions.customer();
  const token = tokenOf(bank, customer.session, 'payment', verified.record.id);
  const yard = customer.parties.filter(({ id }) => id === 'party-yard');
  expect(findPaymentByToken(bank, { ...customer, parties: yard }, token)).toBeUndefined();
  expect(findPaymentByToken(bank, customer, token)?.id).toBe(verified.record.id);
});

it('releases an order while it is valid, and not after the cut-off', async () => {
  const { bank, ...actions } = await payerActions();
  bank.payments = 'needs-authoriser';
  await actions.pay();
  bank.payments = 'ok';
  const [{ id } = { id: '' }] = bank.records.all('payments');
  expect(paymentOrders.objectionToRelease(bank, id)).toBeUndefined();
  expect(paymentOrders.release(bank, id)).not.toEqual([]);
  bank.payments = 'cut-off';
  expect(paymentOrders.objectionToRelease(bank, id)).toBe('cut-off-passed');
  expect(() => paymentOrders.release(bank, id)).toThrow(id);
});

it('decides on no order that awaits nothing', async () => {
  const { bank, ...actions } = await payerActions();
  await actions.pay();
  const [made] = bank.records.all('payments');
  for (const id of ['payment-9', made?.id ?? '']) {
    expect(paymentOrders.objectionToRelease(bank, id)).toBe('payment-not-found');
    expect(paymentOrders.voidWaiting(bank, id)).toEqual([]);
    expect(() => paymentOrders.release(bank, id)).toThrow(id);
  }
});

it('accepts whole pence only', async () => {
  const actions = await payerActions();
  expect(saidOf(await actions.create({ ...actions.order(), amount: undefined }))).toBe('not-whole-pence');
});

it('accepts no token of another session', async () => {
  const actions = await payerActions();
  const before = actions.order();
  const { session } = actions.customer();
  const later = { ...session, id: 'another', number: session.number + 1 };
  await commit(actions.bank, [{ change: 'insert', of: 'sessions', record: later }]);
  expect(saidOf(createPayment(actions.bank, { ...actions.customer(), session: later }, before))).toBe(
    'account-not-found',
  );
});
