import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { type CurrencyCode, currencies } from '#src/kernel/facts/currencies.ts';
import { money } from '#src/kernel/money.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { columnMarks } from './column-marks.ts';

const holding = (minor: number, currency: CurrencyCode, available = minor) =>
  account({ currency, balance: money(minor, currency), availableBalance: money(available, currency) });

it('keeps no room where all accounts are in pounds and in credit', () => {
  expect(columnMarks([holding(100_00, 'GBP'), holding(0, 'GBP')])).toEqual({
    balance: undefined,
    available: undefined,
  });
});

it('keeps room for the most that any amount of the column has', () => {
  const accounts = [holding(100_00, 'GBP'), holding(5_00, 'USD'), holding(-240_15, 'EUR', 759_85)];
  expect(columnMarks(accounts)).toEqual({ balance: 2, available: 1 });
});

it('counts a debt on an account, and not what is owed on a loan', () => {
  const overdrawn = holding(-12_00, 'GBP', 488_00);
  expect(columnMarks([overdrawn])).toEqual({ balance: 1, available: undefined });
  expect(columnMarks([{ group: 'lending', balance: money(-12_00, 'GBP') }]).balance).toBeUndefined();
  expect(columnMarks([{ group: 'lending', balance: money(-12_00, 'EUR') }]).balance).toBe(1);
});

it('keeps none for an amount that the bank did not give', () => {
  expect(columnMarks([{ group: 'current' }])).toEqual({ balance: undefined, available: undefined });
});

const codes = Object.keys(currencies) as CurrencyCode[];

it.each(codes.flatMap((currency) => [money(1, currency), money(-1, currency)]))(
  'counts as many as a list shows behind %o',
  (amount) => {
    const shown = moneyText(amount, 'list').split('\u00a0').length - 1;
    expect(columnMarks([{ group: 'current', balance: amount }]).balance ?? 0).toBe(shown);
  },
);
