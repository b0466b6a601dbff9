import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  balancesOf,
  describedIn,
  emptyDescribedBank,
  madeOn,
} from '#sandbox/personas/described/described-bank.fixture.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addMonths } from '#src/kernel/calendar.ts';
import { allIn, annWith, authorise, company, objectionsTo } from './things.fixture.ts';

const states = [
  ['verified', 'verified'],
  ['pending-approval', 'pending-approval'],
  ['approved', 'approved'],
  ['completed', 'completed'],
  ['declined', 'rejected'],
  ['expired', 'expired'],
  ['wrong-row', 'error'],
  ['unreadable', 'error'],
] as const;

it.each(states)('has a file %s, and lives on', async (state, kept) => {
  const { bank, record, all } = await annWith({ ...company, bulkFiles: [{ state, rows: 4, amount: '10.00' }] });
  const [file] = all('bulkFiles');
  expect(file?.state).toBe(kept);
  expect(balancesOf(bank, record)).toEqual({ business: 18420_55 });
  expect(sweep(bank)).toEqual([]);
  await letLive(bank, addMonths(madeOn, 3));
  expect(sweep(bank)).toEqual([]);
  if (state === 'approved') expect(all('bulkFiles')).toMatchObject([{ state: 'completed' }]);
});

it('has debited what was paid, once for each file', async () => {
  const { bank, all } = await annWith({ ...company, bulkFiles: [{ state: 'completed', amount: '900.00', rows: 30 }] });
  const [file] = all('bulkFiles');
  const debits = bank.ledger.postings.filter(({ reference }) => reference === file?.id);
  expect(debits).toMatchObject([{ bookedOn: file?.payOn, code: 'BPO', entries: [{ minor: -27_000_00 }, {}] }]);
  expect(file?.rows.every(({ outcome }) => outcome === 'made')).toBe(true);
});

it('is paid once another has authorised it', async () => {
  const { bank, all, record } = await annWith({
    ...company,
    accounts: [{ product: 'business', balance: '5000.00', habits: 'none' }],
    standingOrders: [],
    futurePayments: [],
    bulkFiles: [{ state: 'pending-approval', rows: 2, amount: '100.00', payIn: 3 }],
  });
  expect(await authorise(bank, 'ann-2', all('bulkFiles')[0]?.id ?? '')).toBe('approvals.authorised');
  await letLive(bank, addMonths(madeOn, 1));
  expect(all('bulkFiles')).toMatchObject([{ state: 'completed', processedOn: '2026-03-06' }]);
  expect(balancesOf(bank, record)).toEqual({ business: 4800_00 });
});

it('lapses without a mandate, too', async () => {
  const accounts = [{ product: 'business' as const }];
  const { all, bank } = await annWith({ entities: [{ kind: 'company' }], accounts, bulkFiles: [{ state: 'expired' }] });
  expect(all('approvals')).toEqual([]);
  expect(sweep(bank)).toEqual([]);
});

it('has other reference numbers than the next customer of the bank', async () => {
  const bank = await emptyDescribedBank();
  for (const id of ['one', 'two', 'three']) {
    await describedIn(bank, { ...company, id, bulkFiles: states.map(([state]) => ({ state })) });
  }
  const ids = allIn(bank, 'bulkFiles').map((file) => file.id);
  expect(new Set(ids).size).toBe(24);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{1,40}$/);
  expect(sweep(bank)).toEqual([]);
});

it.each([
  ['an account that pays none', { accounts: [{}] }, {}, 'bulkFiles[0].account'],
  ['somebody who may not send any', {}, { by: 2 }, 'bulkFiles[0].by'],
  ['nobody to authorise', { entities: [{ kind: 'company' }] }, { state: 'pending-approval' }, 'bulkFiles[0]'],
] as const)('refuses %s', async (_, over, file, where) => {
  const [objection] = await objectionsTo({ ...company, ...(structuredClone(over) as object), bulkFiles: [file] });
  expect(objection?.where).toBe(where);
});
