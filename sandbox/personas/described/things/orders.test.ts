import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { balancesOf, madeOn } from '#sandbox/personas/described/described-bank.fixture.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { annWith, objectionsTo } from './things.fixture.ts';

const accounts = [
  { balance: '900.00', habits: 'none' },
  { product: 'instantAccess', balance: '40.00' },
] as const;
const quiet = { accounts: structuredClone(accounts) as never, directDebits: [], futurePayments: [] };

it('has a standing order and a future payment unless they are said, and neither where nothing can be paid', async () => {
  const { all } = await annWith({});
  expect(all('instructions').map(({ id }) => id)).toEqual([
    'ann:instruction:standing-order-1',
    'ann:instruction:future-payment-1',
  ]);
  for (const { nextOn } of all('instructions')) expect(String(nextOn) > madeOn).toBe(true);
  expect((await annWith({ accounts: [{ balance: '0.00' }] })).all('instructions')).toEqual([]);
  expect((await annWith({ accounts: [{ product: 'euro' }] })).all('instructions')).toEqual([]);
});

it('misses the next run of what fails, and no money moves', async () => {
  const { bank, all, record } = await annWith({
    ...quiet,
    standingOrders: [
      { alias: 'rent', next: 1, fails: true },
      { alias: 'pots', to: 'savings', amount: '900.01', next: 1, fails: true },
    ],
  });
  const before = balancesOf(bank, record);
  await letLive(bank, addDays(madeOn, 2));
  for (const { missedOn, paidOn } of all('instructions')) {
    expect({ missedOn, paidOn }).toEqual({ missedOn: [addDays(madeOn, 1)], paidOn: [] });
  }
  expect(balancesOf(bank, record)).toEqual(before);
  expect(sweep(bank)).toEqual([]);
});

it('misses what fails on an account that lives, far ahead too', async () => {
  const { bank, all } = await annWith({
    accounts: [{ product: 'business' }, { balance: '120.00' }],
    standingOrders: [
      { fails: true, next: 60 },
      { fails: true, next: 30, from: 'current' },
    ],
    futurePayments: [{ fails: true, in: 45 }],
  });
  await letLive(bank, addDays(madeOn, 64));
  for (const { missedOn, paidOn } of all('instructions')) {
    expect(missedOn.length).toBeGreaterThan(0);
    expect(paidOn).toEqual([]);
  }
  expect(sweep(bank)).toEqual([]);
});

it('pays what does not fail, to a payee and between own accounts', async () => {
  const { bank, record, all } = await annWith({
    ...quiet,
    standingOrders: [
      { amount: '100.00', next: 2 },
      { to: 'savings', amount: '50.50', every: 'week', next: 3 },
    ],
    futurePayments: [{ amount: '25.00', in: 1 }],
  });
  await letLive(bank, addDays(madeOn, 4));
  expect(all('instructions').map(({ paidOn }) => paidOn.length)).toEqual([1, 1, 1]);
  expect(balancesOf(bank, record)).toEqual({ current: 900_00 - 100_00 - 50_50 - 25_00, savings: 40_00 + 50_50 });
  expect(sweep(bank)).toEqual([]);
});

it('pays somebody who is no payee, and whatever is not said to fail follows from the amount', async () => {
  const milkman = { name: 'A Milkman', sortCode: '601122', accountNumber: '20418836' };
  const { bank, record, all } = await annWith({
    ...quiet,
    standingOrders: [
      { alias: 'milk', to: milkman, amount: '12.00', next: 1 },
      { alias: 'cream', to: milkman, amount: '888.01', next: 1 },
    ],
  });
  expect(all('instructions')[0]).toMatchObject({ payeeId: '', payeeName: 'A Milkman', payeeAccountNumber: '20418836' });
  await letLive(bank, addDays(madeOn, 2));
  expect(all('instructions').map(({ paidOn, missedOn }) => [paidOn.length, missedOn.length])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(balancesOf(bank, record).current).toBe(888_00);
  expect(sweep(bank)).toEqual([]);
});

it.each([
  ['month', 7, 3, ['2025-12-10', '2026-01-12', '2026-02-10']],
  ['week', 4, 2, ['2026-02-21', '2026-02-28'].map((day) => addDays(day as typeof madeOn, 2))],
  ['day', 1, 3, ['2026-02-27', '2026-03-02', '2026-03-03']],
  ['quarter', 10, 1, ['2025-12-15']],
] as const)('has missed the latest runs of every %s', async (every, next, missed, days) => {
  const { all, bank } = await annWith({ ...quiet, standingOrders: [{ every, next, missed }] });
  const [order] = all('instructions');
  expect(order).toMatchObject({ missedOn: days, runs: missed, state: 'active' });
  expect(String(order?.nextOn) > madeOn).toBe(true);
  expect(String(order?.orderedAt) < String(days[0])).toBe(true);
  expect(sweep(bank)).toEqual([]);
  await letLive(bank, addDays(madeOn, 40));
  expect(sweep(bank)).toEqual([]);
});

it('has been missed since a month that is long enough for the day', async () => {
  const { all, bank } = await annWith({ ...quiet, standingOrders: [{ next: 28, missed: 1 }] });
  expect(all('instructions')).toMatchObject([{ missedOn: ['2026-02-02', '2026-03-02'], nextOn: '2026-03-31' }]);
  expect(sweep(bank)).toEqual([]);
});

it('has what is cancelled, and never pays it', async () => {
  const { all, bank } = await annWith({
    ...quiet,
    standingOrders: [{ cancelled: true, missed: 1 }],
    futurePayments: [{ cancelled: true }],
  });
  await letLive(bank, addDays(madeOn, 30));
  expect(all('instructions').map(({ state, runs }) => ({ state, runs }))).toEqual([
    { state: 'cancelled', runs: 1 },
    { state: 'cancelled', runs: 0 },
  ]);
  expect(sweep(bank)).toEqual([]);
});

it('ends a standing order', async () => {
  const { all, bank } = await annWith({
    ...quiet,
    standingOrders: [{ every: 'week', next: 1, ends: 9, amount: '1.00' }],
  });
  await letLive(bank, addDays(madeOn, 30));
  expect(all('instructions')).toMatchObject([{ state: 'closed', paidOn: ['2026-03-04', '2026-03-11'] }]);
});

it.each([
  ['a payee that is not there', { to: 9 }, 'standingOrders[0].to'],
  ['an account that cannot take it', { to: 'nowhere' }, 'standingOrders[0].to'],
  ['an account that cannot pay', { from: 'savings' }, 'standingOrders[0].from'],
  ['more than there will be', { amount: '900.01', fails: false }, 'standingOrders[0].amount'],
  ['what fails and could be paid', { amount: '900.00', fails: true }, 'standingOrders[0].amount'],
  ['nothing', { amount: '0.00' }, 'standingOrders[0].amount'],
  ['missed runs that are ahead', { every: 'week', next: 20, missed: 1 }, 'standingOrders[0].next'],
  ['missed runs before the account was opened', { missed: 12, every: 'year', next: 1 }, 'standingOrders[0].missed'],
  ['an end before the next run', { next: 10, ends: 9 }, 'standingOrders[0].ends'],
  ['what is cancelled and fails', { cancelled: true, fails: true }, 'standingOrders[0].fails'],
] as const)('refuses %s', async (_, order, where) => {
  const [objection] = await objectionsTo({ ...quiet, standingOrders: [order] });
  expect(objection?.where).toBe(where);
  expect(objection?.allowed).not.toHaveLength(0);
});

it('refuses a frozen account, and an entity whose payees are others', async () => {
  const frozen = { ...quiet, accounts: [{ balance: '900.00', alias: 'cold', restrictions: ['frozen' as const] }] };
  expect((await objectionsTo({ ...frozen, standingOrders: [{ from: 'cold', fails: false }] }))[0]?.where).toBe(
    'standingOrders[0].from',
  );
  expect(await objectionsTo({ ...frozen, standingOrders: [{ from: 'cold', fails: true, amount: '1.00' }] })).toEqual(
    [],
  );
  const [objection] = await objectionsTo({
    entities: [{}, { kind: 'company' }],
    accounts: [{}, { product: 'business', entity: 2 }],
    standingOrders: [{ from: 'business', to: 1 }],
  });
  expect(objection).toMatchObject({ where: 'standingOrders[0].to', allowed: ['2', '4'] });
});
