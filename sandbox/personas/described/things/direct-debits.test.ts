import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { madeOn } from '#sandbox/personas/described/described-bank.fixture.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addDays, addMonths } from '#src/kernel/calendar.ts';
import { annWith, objectionsTo } from './things.fixture.ts';

const accounts = [{ balance: '9000.00' }];
const gym = { originator: 'Riverbend Gym', amount: '35.00', dayOfMonth: 5, reference: 'GYM 81' };

it('has four direct debits unless they are said, where the account is lived on', async () => {
  const { all } = await annWith({});
  const records = all('directDebits');
  expect(records).toHaveLength(4);
  for (const { nextOn } of records) expect(String(nextOn) > madeOn).toBe(true);
  expect((await annWith({ accounts: [{ habits: 'quiet' }] })).all('directDebits')).toEqual([]);
});

it('has collected it each month, as its record says', async () => {
  const { all, bank } = await annWith({ accounts, directDebits: [gym] });
  const collected = bank.ledger.postings.filter(({ reference, code }) => code === 'DDX' && reference === 'GYM 81');
  expect(collected.length).toBeGreaterThan(20);
  expect(all('directDebits')).toMatchObject([
    {
      originator: 'Riverbend Gym',
      missedOn: [],
      lastCollection: { on: '2026-02-05', minor: 35_00 },
      nextOn: '2026-03-05',
    },
  ]);
  await letLive(bank, addDays(madeOn, 5));
  expect(all('directDebits')).toMatchObject([{ lastCollection: { on: '2026-03-05' }, nextOn: '2026-04-07' }]);
  expect(sweep(bank)).toEqual([]);
});

it('has not paid the latest collections, nor any since it was cancelled', async () => {
  const { all, bank } = await annWith({
    accounts,
    directDebits: [
      { ...gym, missed: 2 },
      { ...gym, dayOfMonth: 25, reference: 'GYM 82', missed: 1, cancelled: true },
    ],
  });
  const on = (wanted: string) =>
    bank.ledger.postings.filter(({ reference }) => reference === wanted).map(({ bookedOn }) => String(bookedOn));
  expect(all('directDebits')).toMatchObject([
    { missedOn: ['2026-01-05', '2026-02-05'], lastCollection: { on: '2025-12-05' }, state: 'active' },
    { missedOn: ['2026-01-26'], lastCollection: { on: '2025-12-29' }, state: 'cancelled', nextOn: null },
  ]);
  expect(on('GYM 81').at(-1)).toBe('2025-12-05');
  expect(on('GYM 82').at(-1)).toBe('2025-12-29');
  await letLive(bank, addMonths(madeOn, 2));
  expect(on('GYM 81').slice(-2)).toEqual(['2026-03-05', '2026-04-07']);
  expect(on('GYM 82').at(-1)).toBe('2025-12-29');
  expect(sweep(bank)).toEqual([]);
});

it.each([
  ['an account in euros', [{ ...gym, from: 'euro' }], 'directDebits[0].from'],
  ['more missed than were due', [{ ...gym, months: [1], missed: 9 }], 'directDebits[0].missed'],
  ['the same twice', [gym, gym], 'directDebits[1].dayOfMonth'],
] as const)('refuses %s', async (_, directDebits, where) => {
  const described = {
    accounts: [{}, { product: 'euro' as const }],
    directDebits: structuredClone(directDebits) as never,
  };
  expect((await objectionsTo(described))[0]?.where).toBe(where);
});
