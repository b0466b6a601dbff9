import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { changedAccounts, newBalances } from './new-balances.ts';
import type { PaymentResult, ShownPayment, ShownTransfer } from './payment-result.ts';

const gbp = (minor: number) => money(minor, 'GBP');
const household = account({
  id: asId<AccountId>('A1'),
  title: 'Household',
  maskedAccountNumber: '****4811',
  availableBalance: gbp(100_00),
});
const savings = account({
  id: asId<AccountId>('A2'),
  title: 'Savings',
  maskedAccountNumber: '****2203',
  availableBalance: gbp(5_00),
});
const order = {
  from: household,
  amount: gbp(12_50),
  reference: '',
  schedule: { kind: 'now' },
  on: calendarDay('2026-06-17'),
} as const;
const payment: ShownPayment = {
  ...order,
  payee: { name: 'Hay', accountNumber: '20418836', sortCode: '601122' },
};
const transfer: ShownTransfer = { ...order, toAccount: savings };
const after = [
  { ...household, availableBalance: gbp(87_50) },
  { ...savings, availableBalance: gbp(17_50) },
];

const balancesOf = (shown: PaymentResult['payment'], accounts: readonly Account[] = after) =>
  newBalances(changedAccounts({ payment: shown, outcome: { outcome: 'paid' } }), accounts);

it('gives the bank’s own figure for the account that paid', () => {
  expect(balancesOf(payment)).toEqual([{ account: 'Household, ending 4811', available: gbp(87_50) }]);
});

it('gives both figures after a transfer', () => {
  expect(balancesOf(transfer)).toEqual([
    { account: 'Household, ending 4811', available: gbp(87_50) },
    { account: 'Savings, ending 2203', available: gbp(17_50) },
  ]);
});

it('leaves out what the bank does not say, and works nothing out', () => {
  const { availableBalance: _unsaid, ...unsaid } = household;
  expect(balancesOf(transfer, [unsaid])).toEqual([]);
  expect(balancesOf(payment, [])).toEqual([]);
});

it.each(['scheduled', 'needs-authoriser', 'not-made', 'timed-out', 'not-found'] as const)(
  'gives no new balance of an order that is %s',
  (outcome) => {
    expect(changedAccounts({ payment, outcome: { outcome } as PaymentResult['outcome'] })).toEqual([]);
  },
);
