import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  balancesOf,
  describedIn,
  emptyDescribedBank,
  madeOn,
} from '#sandbox/personas/described/described-bank.fixture.ts';
import { readyMadeDescriptions } from '#sandbox/personas/described/ready-made.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addDays, addMonths, calendarDay } from '#src/kernel/calendar.ts';
import { everything } from './everything.fixture.ts';
import { allIn, authorise } from './things.fixture.ts';

const said = { current: -240_15, business: 18420_55, euro: 12_07, savings: 65000_00 };

it('keeps every balance with everything at once, for two customers of one bank', async () => {
  const bank = await emptyDescribedBank();
  const records = [];
  for (const id of ['all', 'all-again']) records.push(await describedIn(bank, { ...everything, id }));
  for (const record of records) expect(balancesOf(bank, record)).toEqual(said);
  expect(sweep(bank)).toEqual([]);
  for (const of of ['payments', 'instructions', 'approvals'] as const) {
    const numbers = allIn(bank, of).flatMap(({ referenceNumber }) =>
      referenceNumber !== null && /\d{9}$/.test(referenceNumber) ? [referenceNumber] : [],
    );
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
  await letLive(bank, addDays(madeOn, 1));
  for (const record of records) expect(balancesOf(bank, record)).toEqual(said);
  await letLive(bank, addMonths(madeOn, 3));
  expect(sweep(bank)).toEqual([]);
});

/** A Sunday, ends of months, and days around holidays. */
const awkward = ['2026-03-01', '2026-01-31', '2026-05-29', '2026-12-28', '2027-01-02', '2028-02-29'] as const;

it.each(awkward)('keeps every balance on %s, and lives on', async (text) => {
  const on = calendarDay(text);
  const bank = await emptyDescribedBank(on);
  const record = await describedIn(bank, { ...everything, id: 'all' });
  expect(balancesOf(bank, record)).toEqual(said);
  expect(sweep(bank)).toEqual([]);
  await letLive(bank, addMonths(on, 2));
  expect(sweep(bank)).toEqual([]);
  const failing = allIn(bank, 'instructions').filter(({ id }) => /(standing-order-2|future-payment-3)$/.test(id));
  expect(failing.map(({ paidOn, missedOn }) => [paidOn.length, missedOn.length > 0])).toEqual([
    [0, true],
    [0, true],
  ]);
});

it('has two directors: an order that fails tomorrow, and a file that is paid once it is authorised', async () => {
  const bank = await emptyDescribedBank();
  await describedIn(bank, readyMadeDescriptions['two-directors'] ?? {});
  expect(allIn(bank, 'payees')).toHaveLength(40);
  const [file] = allIn(bank, 'bulkFiles');
  expect(await authorise(bank, 'two-directors-2', file?.id ?? '')).toBe('approvals.authorised');
  await letLive(bank, addDays(madeOn, 2));
  expect(allIn(bank, 'instructions')).toMatchObject([{ missedOn: [addDays(madeOn, 1)], paidOn: [] }, {}]);
  await letLive(bank, addDays(madeOn, 15));
  expect(allIn(bank, 'bulkFiles')).toMatchObject([{ state: 'completed' }]);
  expect(allIn(bank, 'bulkFiles')[0]?.rows.every(({ outcome }) => outcome === 'made')).toBe(true);
  expect(sweep(bank)).toEqual([]);
});
