import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { bankWith, letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';

const opened = calendarDay('2026-03-02');

it.each(['racing-owner', 'private-customer', 'many-accounts'])(
  'what %s is shown as the next date of a direct debit or order is the day on which it happens',
  { timeout: 60_000 },
  async (id) => {
    const bank = await bankWith(id, 7, opened);
    let happened = 0;
    for (let day = opened; day < '2026-06-30'; day = addDays(day, 1)) {
      const due = dueOn(bank);
      await letLive(bank, addDays(day, 1));
      const done = new Map(all(bank).map((each) => [each.id, each.days.at(-1)]));
      for (const [each, next] of due) {
        // Everything due that day was paid or missed then, and nothing else was.
        expect([each, done.get(each) === day]).toEqual([each, next === day]);
        if (next === day) happened += 1;
      }
    }
    expect(happened).toBeGreaterThan(30);
  },
);

function dueOn(bank: Bank): readonly (readonly [string, string | null])[] {
  return all(bank).map(({ id, nextOn }) => [id, nextOn]);
}

function all({ records }: Bank) {
  return [
    ...records.all('instructions').map(({ id, nextOn, paidOn, missedOn }) => {
      return { id, nextOn, days: [...paidOn, ...missedOn].sort() };
    }),
    ...records.all('directDebits').map(({ id, nextOn, lastCollection, missedOn }) => {
      return { id, nextOn, days: [...(lastCollection === null ? [] : [lastCollection.on]), ...missedOn].sort() };
    }),
  ];
}

it('the racing owner has the instructions that testers need', async () => {
  const bank = await bankWith('racing-owner', 7, opened);
  const orders = bank.records.all('instructions').filter(({ type }) => type === 'REC');
  const once = bank.records.all('instructions').filter(({ type }) => type === 'NONREC');
  expect(bank.records.all('directDebits').length).toBeGreaterThanOrEqual(12);
  expect(orders.filter(({ state }) => state === 'active').length).toBeGreaterThanOrEqual(8);
  expect(orders.filter(({ customDays }) => customDays !== undefined)).toHaveLength(1);
  expect(orders.filter(({ state }) => state === 'closed')).toHaveLength(1);
  expect(orders.filter(({ nextOn, endOn }) => nextOn !== null && nextOn === endOn)).toHaveLength(1);
  expect(once.filter(({ state }) => state === 'active')).toHaveLength(4);
  expect(once.filter(({ state }) => state !== 'active').length).toBeGreaterThan(10);
});
