import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { parseCalendarDay } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { toPendingTransactions } from './pending-transaction.ts';
import { pendingAnswer } from './transactions.fixture.ts';

const [debit] = pendingAnswer.czPendingTransactionItems;

it('reads what is pending, newest first', () => {
  expect(toPendingTransactions(unchecked(pendingAnswer))).toEqual([
    {
      id: '1',
      title: 'Prize money',
      day: '2026-03-02',
      valueDay: '2026-03-02',
      flag: 'C',
      amount: { minor: 500_000, currency: 'GBP' },
    },
    {
      id: '0',
      title: 'Feed & hay',
      day: '2026-03-01',
      valueDay: '2026-03-03',
      flag: 'D',
      amount: { minor: 12_000, currency: 'GBP' },
    },
  ]);
});

it.each([
  ['D', 'D', 100],
  ['C', 'C', 700],
  ['X', 'C', 700],
  ['d', 'C', 700],
  [undefined, 'C', 700],
  [null, 'C', 700],
])('takes the flag %s for %s, and the amount of that side', (creditDebitFlag, flag, minor) => {
  const sides = { debitAmount: { currency: 'GBP', amount: 1 }, creditAmount: { currency: 'GBP', amount: 7 } };
  const read = toPendingTransactions(
    unchecked({ czPendingTransactionItems: [{ ...debit, ...sides, creditDebitFlag }] }),
  );
  expect(read).toMatchObject([{ flag, amount: { minor } }]);
});

it('leaves out what has no amount on its side, and shows the rest', () => {
  const lacking = { ...debit, debitAmount: null };
  expect(toPendingTransactions(unchecked({ czPendingTransactionItems: [lacking, debit, null] }))).toHaveLength(1);
});

it('takes the value date where the day is missing', () => {
  const [read] =
    toPendingTransactions(unchecked({ czPendingTransactionItems: [{ ...debit, transactionDate: null }] })) ?? [];
  expect(read?.day).toBe('2026-03-03');
});

const day = z.string().check(z.refine((text) => parseCalendarDay(text) !== undefined));
const wellTyped = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    day,
    valueDay: z.optional(day),
    flag: z.enum(['D', 'C']),
    amount: z.strictObject({ minor: z.int().check(z.nonnegative()), currency: z.enum(['GBP', 'EUR', 'USD']) }),
  }),
);

it('survives any damage to an answer, and every entry keeps an id of its own', () => {
  whenDamaged(
    [pendingAnswer],
    (answer) => {
      const read = toPendingTransactions(unchecked(answer));
      if (read === undefined) return;
      wellTyped.parse(read);
      expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
    },
    runs(1_000),
  );
});
