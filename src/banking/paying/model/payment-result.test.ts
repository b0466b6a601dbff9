import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { isFinished, type OrderUrl, type PaymentResult } from './payment-result.ts';

const at = '2026-06-17T09:00:00.000Z' as Instant;
const receiptOf = (id: string) => ({ order: { kind: 'payout', id, at }, madeAt: at }) as const;
const resultOf = (id: string) => ({ receipt: receiptOf(id) }) as PaymentResult;
const amount = money(1_00, 'GBP');
const result = {} as PaymentResult;

function entry(step: string, receipt?: OrderUrl['receipt']): OrderUrl {
  return { isRegular: false, step, receipt };
}

it.each([
  ['the result', entry('done'), { result }, true],
  [
    'the result of an earlier order, while a later one is held',
    entry('done', receiptOf('1')),
    { result: resultOf('2') },
    false,
  ],
  ['the result of the order that is held', entry('done', receiptOf('1')), { result: resultOf('1') }, true],
  ['the result, lost in a reload', entry('done', receiptOf('1')), {}, false],
  ['the review of an order that has just finished', entry('review'), { result }, true],
  ['the details of a finished order', entry('details'), { result }, false],
  ['the review of the next order', entry('review'), { result, amount }, false],
])('knows whether a history entry shows the result: %s', (_, url, draft, expected) =>
  expect(isFinished(url, draft)).toBe(expected),
);
