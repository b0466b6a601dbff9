import { expect, it, vi } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { jobToSettle } from '#sandbox/bank/engine/holds.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { openProspectSession } from '#sandbox/bank/session/sessions.ts';
import { bessBank, hold } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { moved, posting, smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { brokenBy, sweep } from './invariants.ts';

it('reports nothing for a bank changed by commits alone', async () => {
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

it('reports an overdrawn account at once, among the accounts a request touched', async () => {
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
      invariant: 'no-account-past-available',
      message: 'Account nell:current is 1 past what is available',
    },
  ]);
  expect(sweep(bank)).toHaveLength(1);
});

it.each<[string, (minor: number) => Change[]]>([
  [
    'a debit that takes a penny of what is held',
    (minor) => [
      { change: 'post', posting: posting({ id: 'spent', entries: moved('bess:current', 'clearing:x:GBP', minor) }) },
    ],
  ],
  [
    'a hold of a penny more than is there',
    (minor) => {
      const more = hold({ id: 'more', minor });
      return [
        { change: 'insert', of: 'holds', record: more },
        { change: 'schedule', job: jobToSettle(more, '2026-03-03T06:00:00.000Z' as Instant) },
      ];
    },
  ],
])('reports %s, and an uncleared cheque does not count', async (_, changesFor) => {
  const available = 419_50 - 42_00 + 200_00;
  for (const [minor, broken] of [
    [available, []],
    [available + 1, ['no-account-past-available']],
  ] as const) {
    const bank = await bessBank();
    const changes = changesFor(minor);
    await commit(bank, changes);
    expect(brokenBy(bank, changes).map(({ invariant }) => invariant)).toEqual(broken);
    expect(sweep(bank).map(({ invariant }) => invariant)).toEqual(broken);
  }
});

it('reports money on a closed account', async () => {
  const bank = await smallBank();
  const account = bank.records.find('accounts', 'nell:current');
  if (account === undefined) throw new Error('Nell has a current account.');
  const { taskCodes, transferIsMapped, transferOutDisabled, overdraftMinor } = account;
  const closed = { on: bank.today, taskCodes, transferIsMapped, transferOutDisabled, overdraftMinor };
  await commit(bank, [{ change: 'update', of: 'accounts', record: { ...account, closed } }]);
  expect(sweep(bank)).toMatchObject([{ invariant: 'closed-accounts-are-empty' }]);
});

it('reports a nonce that a session holds twice', async () => {
  const bank = await smallBank();
  const { session, changes } = openProspectSession(bank);
  await commit(bank, changes);
  const doubled: Change = { change: 'update', of: 'sessions', record: { ...session, nonces: ['n', 'n'] } };
  await commit(bank, [doubled]);
  expect(brokenBy(bank, [doubled]).map(({ invariant }) => invariant)).toEqual(['nonces-are-unique']);
});

it.each<[string, string, Change[]]>([
  ['without a job to release it', 'holds-are-released-once', [{ change: 'cancel', jobId: 'hold.settle:bess-hold' }]],
  [
    'with two jobs to release it',
    'holds-are-released-once',
    [
      {
        change: 'schedule',
        job: { ...jobToSettle(hold(), '2026-03-03T06:00:00.000Z' as Instant), id: 'hold.settle:2' },
      },
    ],
  ],
  [
    'that is gone while its job is not',
    'holds-are-released-once',
    [{ change: 'remove', of: 'holds', id: 'bess-hold' }],
  ],
])('reports a hold %s, at once and in a sweep', async (_, invariant, changes) => {
  const bank = await bessBank();
  expect(sweep(bank)).toEqual([]);
  await commit(bank, changes);
  expect(brokenBy(bank, changes).map((broken) => broken.invariant)).toEqual([invariant]);
  expect(sweep(bank).map((broken) => broken.invariant)).toEqual([invariant]);
});

it('reports a hold without an account', async () => {
  const bank = await bessBank();
  await commit(bank, [{ change: 'remove', of: 'accounts', id: 'bess:current' }]);
  const found = sweep(bank).map(({ invariant }) => invariant);
  expect(found).toEqual(['holds-are-of-accounts', 'holds-are-of-accounts']);
});

it('rejects a hold of zero', async () => {
  const bank = await bessBank();
  await expect(commit(bank, [{ change: 'update', of: 'holds', record: hold({ minor: 0 }) }])).rejects.toThrow();
});

/** Bypasses every check, as a bug in the ledger would. */
function plant(bank: Bank, wrong: Posting): void {
  (bank.ledger.postings as Posting[]).push(wrong);
}
