import { Collection } from '@msw/data';
import { expect, it, vi } from 'vitest';
import { hold } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { account, moved, party, posting, smallBank, user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import type { Bank } from './bank.ts';
import type { Change } from './change.ts';
import { commit } from './commit.ts';

const good: Change[] = [
  { change: 'insert', of: 'parties', record: party({ id: 'party-new' }) },
  { change: 'insert', of: 'accounts', record: account({ id: 'new', partyId: 'party-new' }) },
  { change: 'update', of: 'users', record: user({ preferredName: 'Ellie' }) },
  { change: 'post', posting: posting({ id: 'gift', entries: moved('nell:current', 'new', 5_00) }) },
  {
    change: 'schedule',
    job: { id: 'j', dueAt: '2026-03-09T06:00:00.000Z' as never, kind: 'pound-a-day', payload: { day: '2026-03-09' } },
  },
];

it('makes all changes at once', async () => {
  const bank = await smallBank();
  const before = bank.ledger.balanceOf('nell:current');

  await commit(bank, good);

  expect(bank.records.find('users', 'nell')?.preferredName).toBe('Ellie');
  expect(bank.records.accountsOf('party-new').map(({ id }) => id)).toEqual(['new']);
  expect(bank.ledger.balanceOf('nell:current')).toBe(before - 5_00);
  expect(bank.ledger.balanceOf('new')).toBe(5_00);
  expect(bank.jobs.all.map(({ id }) => id)).toContain('j');
});

it('accepts a hold on an account inserted with it', async () => {
  const bank = await smallBank();
  await commit(bank, [{ change: 'insert', of: 'holds', record: hold({ accountId: 'new' }) }, ...good]);
  expect(bank.records.holdsOf('new')).toHaveLength(1);
});

it.each<[string, Change]>([
  ['a record id in use', { change: 'insert', of: 'users', record: user() }],
  ['an update of a missing record', { change: 'update', of: 'users', record: user({ id: 'nobody' }) }],
  ['a removal of a missing record', { change: 'remove', of: 'parties', id: 'nobody' }],
  ['a record that breaks its schema', { change: 'update', of: 'accounts', record: account({ number: '12' }) }],
  [
    'an unbalanced posting',
    {
      change: 'post',
      posting: posting({
        entries: [
          { accountId: 'nell:current', minor: 1 },
          { accountId: 'clearing:x:GBP', minor: 1 },
        ],
      }),
    },
  ],
  ['a posting id in use', { change: 'post', posting: posting({ id: 'salary' }) }],
  ['a posting id used twice in the list', { change: 'post', posting: posting({ id: 'gift' }) }],
  [
    'a posting on an account there is not',
    { change: 'post', posting: posting({ entries: moved('nobody', 'nell:current', 1) }) },
  ],
  [
    'a posting on an account that only ends like a clearing account',
    { change: 'post', posting: posting({ entries: moved('x-clearing:x:GBP', 'nell:current', 1) }) },
  ],
  [
    'a posting on an account that only begins like a clearing account',
    { change: 'post', posting: posting({ entries: moved('clearing:x:GBP:y', 'nell:current', 1) }) },
  ],
  [
    'a posting in another currency than its account',
    { change: 'post', posting: posting({ currency: 'EUR', entries: moved('clearing:x:EUR', 'nell:current', 1) }) },
  ],
  ['a hold on a missing account', { change: 'insert', of: 'holds', record: hold({ accountId: 'nobody' }) }],
  [
    'a hold for an account there is not',
    { change: 'insert', of: 'holds', record: hold({ accountId: 'nell:current', counterAccountId: 'nobody' }) },
  ],
  [
    'a hold for an account in another currency',
    { change: 'insert', of: 'holds', record: hold({ accountId: 'nell:current', counterAccountId: 'yard:euro' }) },
  ],
  [
    'a hold for the outside world in another currency',
    { change: 'insert', of: 'holds', record: hold({ accountId: 'nell:current', counterAccountId: 'clearing:x:EUR' }) },
  ],
  [
    'a hold of euros on an account kept in pounds',
    {
      change: 'insert',
      of: 'holds',
      record: hold({ accountId: 'nell:current', currency: 'EUR', counterAccountId: 'clearing:x:EUR' }),
    },
  ],
  [
    'a hold from an account to itself',
    { change: 'insert', of: 'holds', record: hold({ accountId: 'nell:current', counterAccountId: 'nell:current' }) },
  ],
  [
    'a hold without a reference',
    { change: 'insert', of: 'holds', record: hold({ accountId: 'nell:current', reference: '' }) },
  ],
  [
    'a job that nobody can do',
    { change: 'schedule', job: { id: 'x', dueAt: '2026-03-09T06:00:00.000Z' as never, kind: 'dance', payload: {} } },
  ],
  [
    'a job due at no instant',
    { change: 'schedule', job: { id: 'x', dueAt: '2026-03-09' as never, kind: 'pound-a-day', payload: {} } },
  ],
  [
    'a job id in use',
    {
      change: 'schedule',
      job: { id: 'pound-2026-03-02', dueAt: '2026-03-09T06:00:00.000Z' as never, kind: 'pound-a-day', payload: {} },
    },
  ],
  ['a missing job to cancel', { change: 'cancel', jobId: 'never-was' }],
])('makes no change when one is %s', async (_, wrong) => {
  const bank = await smallBank();
  const before = snapshotOf(bank);
  await expect(commit(bank, [...good, wrong])).rejects.toThrow();
  expect(snapshotOf(bank)).toEqual(before);
});

it('undoes everything when a write fails half-way', async () => {
  const bank = await smallBank();
  const before = snapshotOf(bank);
  const real = Collection.prototype.create;
  let writes = 0;
  const failing = vi.spyOn(Collection.prototype, 'create').mockImplementation(function (
    this: Collection<never>,
    values,
  ) {
    writes += 1;
    if (writes === 3) throw new Error('the disk is full');
    return real.call(this, values);
  });
  await expect(commit(bank, good)).rejects.toThrow('the disk is full');
  failing.mockRestore();

  expect(snapshotOf(bank)).toEqual(before);
  // Nothing half-written is left to prevent a second attempt.
  await commit(bank, good);
  expect(bank.records.find('users', 'nell')?.preferredName).toBe('Ellie');
});

it('undoes record changes when booking fails after them', async () => {
  const bank = await smallBank();
  const before = snapshotOf(bank);
  const book = bank.ledger.book.bind(bank.ledger);
  const failing = vi
    .spyOn(bank.ledger, 'book')
    .mockImplementationOnce(book)
    .mockImplementationOnce(() => {
      throw new Error('the pen is dry');
    });
  const second = posting({ id: 'another', entries: moved('nell:current', 'new', 1_00) });
  await expect(commit(bank, [...good, { change: 'post', posting: second }])).rejects.toThrow('the pen is dry');
  failing.mockRestore();
  expect(snapshotOf(bank)).toEqual(before);
  await commit(bank, good);
  expect(bank.ledger.balanceOf('new')).toBe(5_00);
});

function snapshotOf(bank: Bank) {
  return {
    hash: bank.stateHash(),
    current: bank.ledger.balanceOf('nell:current'),
    accounts: bank.records.all('accounts'),
  };
}
