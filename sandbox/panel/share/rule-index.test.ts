import { expect, it } from 'vitest';
import { noJournalStore } from '#sandbox/control/journal/journal.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { walkSeeded } from '#sandbox/walk/seeded-walk.ts';
import { indexRules, originOf } from './rule-index.ts';
import { readIndex } from './rule-index-plugin.ts';

const index = indexRules({
  sources: {
    'bank/cop/cop-checks.ts': ['rule: `cop.$', "{code}`, other: 'cop.timed-out'"].join(''),
    'bank/orders.ts': ['`$', '{rules}.booked`'].join(''),
    'bank/payments/payments.ts': "return refuse('payments.too-much'); reason: 'no-money'",
    'bank/transfers/orders.ts': "reason: 'no-money'",
    'bank/payments/types.ts': "reason: | 'no-money'",
    'http/payments.ts': "'no-money': 'noMoney'",
  },
  assumed:
    'Words.\n\n| subject | assumption | decided in |\n|---|---|---|\n| a check | Y or \\| N | `bank/cop/cop-checks.ts`, `http/cop.ts` |\n',
  register: '- **`verifyPayeeName responses 200`** (verifyPayeeName): The code is ours.\n',
});

it('finds the file that decides a rule, and what is assumed there and in the contract', () => {
  expect(originOf(index, 'cop.MBAM', 'verifyPayeeName')).toEqual({
    setBy: undefined,
    files: ['bank/cop/cop-checks.ts'],
    assumptions: [{ subject: 'a check', assumption: 'Y or \\| N' }],
    ofOperation: ['The code is ours.'],
  });
  expect(originOf(index, 'payments.too-much', null)).toMatchObject({ files: ['bank/payments/payments.ts'] });
  expect(originOf(index, 'transfers.booked', null)).toMatchObject({ files: ['bank/orders.ts'] });
  expect(originOf(index, 'unknown.rule', 'x')).toEqual({
    setBy: undefined,
    files: [],
    assumptions: [],
    ofOperation: [],
  });
});

it('finds the file that gives the reason of a refusal, in its own area first', () => {
  expect(originOf(index, 'payments.no-money', null).files).toEqual(['bank/payments/payments.ts']);
  expect(originOf(index, 'transfers.no-money', null).files).toEqual(['bank/transfers/orders.ts']);
  expect(originOf(index, 'bulk.no-money', null).files).toEqual([
    'bank/payments/payments.ts',
    'bank/transfers/orders.ts',
  ]);
});

it.each([
  ['fault.500', 'fault'],
  ['magic.amount-66.01', 'magic'],
  ['payments.refused-as-set', 'switch'],
  ['cop.as-switched-MBAM', 'switch'],
  ['magic.amount-66.01', 'magic'],
  ['stub.answered', 'stub'],
  ['cop.MBAM', undefined],
  ['payments.not-enough-funds', undefined],
])('says who decided %s', (rule, expected) => expect(originOf(readIndex(), rule, null).setBy).toBe(expected));

it('knows the rules of this bank', () => {
  const real = readIndex();
  expect(originOf(real, 'payments.booked-at-once', 'confirmPayment').files).not.toEqual([]);
  expect(originOf(real, 'magic.name-nomatch-nora', null).files).toEqual(['bank/magic/magic.ts']);
  expect(originOf(real, 'payments.booked-at-once', 'confirmPayment').ofOperation).not.toEqual([]);
  expect(originOf(real, 'sign-in.wrong-details', 'signIn').assumptions.length).toBeGreaterThan(0);
  expect(Object.keys(real.assumptions).length).toBeGreaterThan(40);
});

it('names a file for every rule of a walk through the bank', async () => {
  const real = readIndex();
  const sandbox = await openSandbox({
    settings: { seed: 5, clock: '2026-03-02T10:00' },
    personas,
    jobKinds,
    store: noJournalStore,
    build: 'test',
    readWallMs: () => Date.parse('2026-03-02T10:00:00Z'),
    sleep: async () => {},
  });
  await walkSeeded(sandbox, 5, 120);
  const entries = await sandbox.control.journalHeads();
  const rules = new Set(entries.flatMap((entry) => (entry.kind === 'request' ? [entry.rule] : [])));
  expect(rules.size).toBeGreaterThan(40);
  for (const rule of rules) expect(originOf(real, rule, null).files, rule).not.toEqual([]);
});
