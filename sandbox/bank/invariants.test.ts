import { expect, it, vi } from 'vitest';
import type { Bank } from './bank.ts';
import { type Change, commit } from './change.ts';
import { brokenBy, sweep } from './invariants.ts';
import type { Posting } from './records.ts';
import { openProspectSession } from './sessions.ts';
import { moved, posting, smallBank } from './small-story.fixture.ts';

it('finds nothing wrong with a bank that only commits have touched', async () => {
  expect(sweep(await smallBank())).toEqual([]);
});

it.each<[string, string, (bank: Bank) => void]>([
  [
    'an unbalanced posting',
    'postings-sum-to-zero',
    (bank) => plant(bank, posting({ id: 'thief', entries: [{ accountId: 'nell:current', minor: 100 }] })),
  ],
  ['a posting booked twice', 'posting-ids-are-unique', (bank) => plant(bank, bank.ledger.postings[0] as Posting)],
  [
    'money on an account that no posting put there',
    'balances-are-sums-of-postings',
    (bank) => void vi.spyOn(bank.ledger, 'balanceOf').mockImplementation((id) => (id === 'yard:euro' ? 9_999 : 0)),
  ],
])('finds %s', async (_, invariant, spoil) => {
  const bank = await smallBank();
  spoil(bank);
  expect(sweep(bank).map((broken) => broken.invariant)).toContain(invariant);
});

it('finds an account below its overdraft at once, in what a request touched', async () => {
  const bank = await smallBank();
  const last = {
    change: 'post',
    posting: posting({ id: 'last', entries: moved('nell:current', 'clearing:out:GBP', 220_450) }),
  } as const;
  await commit(bank, [last]);
  expect(brokenBy(bank, [last])).toEqual([]);
  const tooMuch = {
    change: 'post',
    posting: posting({ id: 'more', entries: moved('nell:current', 'clearing:out:GBP', 1) }),
  } as const;
  await commit(bank, [tooMuch]);
  expect(brokenBy(bank, [tooMuch])).toEqual([
    {
      invariant: 'no-account-below-its-overdraft',
      message: 'Account nell:current stands at -100001, below what is agreed',
    },
  ]);
  expect(sweep(bank)).toHaveLength(1);
});

it('finds a nonce that a session holds twice', async () => {
  const bank = await smallBank();
  const { session, changes } = openProspectSession(bank);
  await commit(bank, changes);
  const doubled: Change = { change: 'update', of: 'sessions', record: { ...session, nonces: ['n', 'n'] } };
  await commit(bank, [doubled]);
  expect(brokenBy(bank, [doubled]).map(({ invariant }) => invariant)).toEqual(['nonces-are-unique']);
});

/** Past every check, as a bug in the ledger would. */
function plant(bank: Bank, wrong: Posting): void {
  (bank.ledger.postings as Posting[]).push(wrong);
}
