import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { money } from '#src/kernel/money.ts';
import { columnMarks } from './column-marks.ts';

const holding = (minor: number, currency: CurrencyCode, available = minor) =>
  account({ currency, balance: money(minor, currency), availableBalance: money(available, currency) });
const none = { balance: false, available: false, codes: false };

it('keeps no room where all accounts are in pounds and in credit', () => {
  expect(columnMarks([holding(100_00, 'GBP'), holding(0, 'GBP')])).toEqual(none);
});

it('tells that an amount of a column is a debt, and that one has a code', () => {
  const accounts = [holding(100_00, 'GBP'), holding(-240_15, 'GBP', 759_85)];
  expect(columnMarks(accounts)).toEqual({ ...none, balance: true });
  expect(columnMarks([...accounts, holding(5_00, 'USD', -1)])).toEqual({ balance: true, available: true, codes: true });
});

it('counts no debt of what is owed on a loan', () => {
  expect(columnMarks([{ group: 'lending', balance: money(-12_00, 'GBP') }])).toEqual(none);
  expect(columnMarks([{ group: 'lending', balance: money(-12_00, 'EUR') }])).toEqual({ ...none, codes: true });
});

it('keeps none for an amount that the bank did not give', () => {
  expect(columnMarks([{ group: 'current' }])).toEqual(none);
});
