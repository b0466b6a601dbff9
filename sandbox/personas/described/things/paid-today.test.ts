import { expect, it } from 'vitest';
import { availableOf } from '#sandbox/bank/engine/holds.ts';
import { usedToday } from '#sandbox/bank/payments/payment-limits.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  balancesOf,
  describedIn,
  emptyDescribedBank,
  madeOn,
} from '#sandbox/personas/described/described-bank.fixture.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addMonths, calendarDay } from '#src/kernel/calendar.ts';
import { annWith, objectionsTo } from './things.fixture.ts';

const spent = { accounts: [{ balance: '12.50' }], usedToday: [{ amount: '300.00' }, { amount: '99.99', to: 2 }] };

it('has used that much of the limits, and the balance is what was said', async () => {
  const { bank, record, all } = await annWith(spent);
  expect(balancesOf(bank, record)).toEqual({ current: 12_50 });
  const [party] = all('parties');
  for (const holder of [
    { kind: 'USER', id: 'ann' },
    { kind: 'PARTY', id: party?.id ?? '' },
  ] as const) {
    expect(usedToday(bank, holder)).toEqual({ minor: 399_99, count: 2 });
  }
  expect(sweep(bank)).toEqual([]);
  await letLive(bank, addMonths(madeOn, 1));
  expect(sweep(bank)).toEqual([]);
});

it('holds it back on a Sunday, and has no more held back than there is', async () => {
  const bank = await emptyDescribedBank(calendarDay('2026-03-01'));
  const record = await describedIn(bank, { ...spent, accounts: [{ balance: '400.00' }] });
  expect(balancesOf(bank, record)).toEqual({ current: 400_00 });
  const [account] = bank.records.all('accounts');
  expect(account && availableOf(bank, account).minor).toBe(1);
  await expect(describedIn(bank, { ...spent, id: 'poor' })).rejects.toThrow('usedToday: More is held back');
});

it.each([
  ['an entity that others authorise for', { people: [{}, {}], entities: [{ mandate: 'one-other' }] }, 'usedToday[0]'],
  ['nothing', { usedToday: [{ amount: '0' }] }, 'usedToday[0].amount'],
  [
    'a payee of another entity than that of the account',
    {
      entities: [{}, {}],
      accounts: [{}, { entity: 2 }],
      usedToday: [
        { amount: '1', to: 1 },
        { amount: '1', to: 2 },
      ],
    },
    'usedToday[1].to',
  ],
  ['no such payee', { usedToday: [{ amount: '1', to: 9 }] }, 'usedToday[0].to'],
] as const)('refuses %s', async (_, over, where) => {
  const [objection] = await objectionsTo({ ...spent, ...(structuredClone(over) as object) });
  expect(objection?.where).toBe(where);
});
