import { expect, it } from 'vitest';
import { indexRules, originOf } from './rule-index.ts';
import { readIndex } from './rule-index-plugin.ts';

const index = indexRules({
  sources: {
    'bank/cop/cop-checks.ts': ['rule: `cop.$', "{code}`, other: 'cop.timed-out'"].join(''),
    'bank/orders.ts': ['`$', '{rules}.booked`'].join(''),
    'bank/payments/payments.ts': "return refuse('payments.too-much');",
  },
  assumed:
    'Words.\n\n| subject | assumption | decided in |\n|---|---|---|\n| a check | Y or \\| N | `bank/cop/cop-checks.ts`, `http/cop.ts` |\n',
  register: '- **`verifyPayeeName responses 200`** (verifyPayeeName): The code is ours.\n',
});

it('finds the file that decides a rule, and what is assumed there and in the contract', () => {
  expect(originOf(index, 'cop.MBAM', 'verifyPayeeName')).toEqual({
    files: ['bank/cop/cop-checks.ts'],
    assumptions: [{ subject: 'a check', assumption: 'Y or \\| N' }],
    ofOperation: ['The code is ours.'],
  });
  expect(originOf(index, 'payments.too-much', null)).toMatchObject({ files: ['bank/payments/payments.ts'] });
  expect(originOf(index, 'transfers.booked', null)).toMatchObject({ files: ['bank/orders.ts'] });
  expect(originOf(index, 'unknown.rule', 'x')).toEqual({ files: [], assumptions: [], ofOperation: [] });
});

it('knows the rules of this bank', () => {
  const real = readIndex();
  expect(originOf(real, 'payments.booked-at-once', 'confirmPayment').files).not.toEqual([]);
  expect(originOf(real, 'payments.booked-at-once', 'confirmPayment').ofOperation).not.toEqual([]);
  expect(originOf(real, 'sign-in.wrong-details', 'signIn').assumptions.length).toBeGreaterThan(0);
  expect(Object.keys(real.assumptions).length).toBeGreaterThan(40);
});
