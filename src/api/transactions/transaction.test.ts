import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { addDays, calendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { toTransactionList } from './transaction.ts';
import { transactionCategories } from './transaction-categories.ts';
import { lineOf, transactionsAnswer, wireTransaction } from './transactions.fixture.ts';

const amount = z.strictObject({ minor: z.int(), currency: z.enum(['GBP', 'EUR', 'USD']) });
const text = z.string();
const wellTyped = z.strictObject({
  transactions: z.array(
    z.strictObject({
      id: text.check(z.minLength(1)),
      day: text.check(z.refine((day) => parseCalendarDay(day) !== undefined)),
      title: text,
      reference: text,
      flag: z.enum(['D', 'C']),
      amount: amount.check(z.refine(({ minor }) => minor >= 0)),
      balance: z.optional(amount),
      code: text,
      category: z.enum(transactionCategories),
    }),
  ),
  damagedCount: z.int().check(z.nonnegative()),
});

function listed(...czItems: unknown[]) {
  const list = toTransactionList(unchecked({ czItems }));
  if (list === undefined) throw new Error('This answer was to be readable');
  return list;
}

function only(overrides: object) {
  const [transaction] = listed(wireTransaction(overrides)).transactions;
  if (transaction === undefined) throw new Error('This transaction was to be readable');
  return transaction;
}

it('reads a card payment', () => {
  expect(only({})).toEqual({
    id: '2.17.PK26061A9',
    day: '2026-03-02',
    title: 'Lambourn Saddlery & Sons',
    reference: 'PK26061A9',
    flag: 'D',
    amount: { minor: 4_250, currency: 'GBP' },
    balance: { minor: -1_205, currency: 'GBP' },
    code: 'CRD',
    category: 'cardTransactions',
  });
});

it.each([
  ['a direct debit by its code', { txnCode: 'DDX' }, { code: 'DDX', category: 'reccurentPayments' }],
  ['an unknown code as miscellaneous', { txnCode: 'ZZZ' }, { code: 'ZZZ', category: 'miscellaneous' }],
  ['no code as miscellaneous', { txnCode: null }, { code: '', category: 'miscellaneous' }],
  ['a code that every object knows', { txnCode: 'constructor' }, { category: 'miscellaneous' }],
  ['entities once', { description: '&amp;lt;b&amp;gt; &notes' }, { title: '&lt;b&gt; &notes' }],
  ['markup as text', { description: '&lt;script&gt;' }, { title: '<script>' }],
  ['the reference where there is no title', { description: null }, { title: 'PK26061A9' }],
  ['more than two decimals', { amountInAccountCurrency: { currency: 'GBP', amount: 10.005 } }, gbp(1_001)],
  ['an amount with a sign by its flag', { amountInAccountCurrency: { currency: 'GBP', amount: -3 } }, gbp(300)],
  ['nothing moved', { amountInAccountCurrency: { currency: 'GBP', amount: 0 } }, gbp(0)],
])('reads %s', (_name, overrides, expected) => {
  expect(only(overrides)).toMatchObject(expected);
});

function gbp(minor: number) {
  return { amount: { minor, currency: 'GBP' } };
}

it('says nothing of a balance that the bank did not give', () => {
  expect(only({ runningBalance: null })).not.toHaveProperty('balance');
});

it.each([
  ['no key', { key: null }],
  ['half a key', { key: { transactionReferenceNumber: 'PK1' } }],
  ['no day', { transactionDate: undefined }],
  ['an impossible day', { transactionDate: '2026-02-30T00:00:00' }],
  ['a direction of another kind', { transactionType: 'X' }],
  ['no amount', { amountInAccountCurrency: null }],
  ['an unknown currency', { amountInAccountCurrency: { currency: 'XBT', amount: 1 } }],
])('counts a line with %s as whenDamaged, and keeps its neighbours', (_name, overrides) => {
  const list = listed(lineOf(1, '2026-03-01'), wireTransaction(overrides), lineOf(3, '2026-03-02'));
  expect(list.damagedCount).toBe(1);
  expect(list.transactions.map(({ reference }) => reference)).toEqual(['PK3', 'PK1']);
});

it('shows a line that is listed twice once, and two lines of one reference both', () => {
  const key = { subSequenceNumber: '18', transactionReferenceNumber: 'PK26061A9' };
  const list = listed(wireTransaction(), wireTransaction(), wireTransaction({ key }));
  expect(list.transactions.map(({ id }) => id)).toEqual(['2.18.PK26061A9', '2.17.PK26061A9']);
});

it('keeps lines apart whose keys read alike when joined', () => {
  const keys = [
    { subSequenceNumber: '1.2', transactionReferenceNumber: '3' },
    { subSequenceNumber: '1', transactionReferenceNumber: '2.3' },
  ];
  expect(listed(...keys.map((key) => wireTransaction({ key }))).transactions).toHaveLength(2);
});

/** Lines in booking order: some days have several, some none. */
const booked = fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 60 }).map((steps) => {
  let day = calendarDay('2026-01-01');
  return steps.map((step, place) => {
    day = addDays(day, step);
    return lineOf(place + 1, day);
  });
});

it.each([
  ['oldest first', (lines: readonly object[]) => lines],
  ['newest first', (lines: readonly object[]) => [...lines].reverse()],
])('puts an answer that comes %s newest first, the order within a day included', (_name, sent) => {
  fc.assert(
    fc.property(booked, (lines) => {
      const references = lines.map(({ key }) => key.transactionReferenceNumber).reverse();
      expect(listed(...sent(lines)).transactions.map(({ reference }) => reference)).toEqual(references);
    }),
  );
});

it('takes one day’s lines without numbers for oldest first, as the contract has it', () => {
  const lines = ['a', 'b', 'c'].map((subSequenceNumber) =>
    wireTransaction({ key: { subSequenceNumber, transactionReferenceNumber: subSequenceNumber } }),
  );
  expect(listed(...lines).transactions.map(({ reference }) => reference)).toEqual(['c', 'b', 'a']);
});

it('lets the good half of an answer stand when the other half is broken', () => {
  const czItems = Array.from({ length: 4_500 }, (_, place) =>
    place % 2 === 0 ? lineOf(place, '2026-03-02') : { ...lineOf(place, '2026-03-02'), transactionDate: 7 },
  );
  const list = listed(...czItems);
  expect([list.transactions.length, list.damagedCount]).toEqual([2_250, 2_250]);
});

it('tells an empty list from a missing one', () => {
  expect(toTransactionList(unchecked({ czItems: [] }))).toEqual({ transactions: [], damagedCount: 0 });
  for (const answer of [{}, { czItems: null }, { czItems: {} }, null, undefined, 'x']) {
    expect(toTransactionList(unchecked(answer))).toBeUndefined();
  }
});

it('survives any damage to an answer: each line is shown, counted or a repetition', () => {
  whenDamaged(
    [transactionsAnswer],
    (answer) => {
      const list = toTransactionList(unchecked(answer));
      if (list === undefined) return;
      wellTyped.parse(list);
      const { length } = (answer as { czItems: unknown[] }).czItems;
      expect(list.transactions.length + list.damagedCount).toBeLessThanOrEqual(length);
    },
    runs(2_000),
  );
});
