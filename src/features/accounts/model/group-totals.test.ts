import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { groupTotals } from './group-totals.ts';

const holding = (balance: Money) => account({ currency: balance.currency, balance });

it('adds up the balances of each currency, debts included', () => {
  const accounts = [money(100_00, 'GBP'), money(50_00, 'EUR'), money(-30_00, 'GBP')].map(holding);
  expect(groupTotals(accounts)).toEqual([money(70_00, 'GBP'), money(50_00, 'EUR')]);
});

it('gives no sum for a single account', () => {
  expect(groupTotals([holding(money(100_00, 'GBP'))])).toEqual([]);
});

it('gives no sum in a currency in which a balance is missing', () => {
  const { balance: _missing, ...without } = holding(money(1, 'GBP'));
  expect(groupTotals([holding(money(2, 'GBP')), without, holding(money(3, 'USD'))])).toEqual([money(3, 'USD')]);
});
