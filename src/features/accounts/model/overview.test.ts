import { describe, expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { greetingAt, hasOverdraftIn, holdingsOf, maturesSoon, newOfAll, newsToAsk } from './overview.ts';

const today = calendarDay('2026-03-03');
const holding = (balance: Money) => account({ currency: balance.currency, balance });

it.each([
  ['2026-03-03T11:59:59.000Z', 'Good morning'],
  ['2026-03-03T12:00:00.000Z', 'Good afternoon'],
  ['2026-06-03T16:59:00.000Z', 'Good afternoon'],
  ['2026-06-03T17:00:00.000Z', 'Good evening'],
])('greets by London time: %s', (now, greeting) => expect(greetingAt(now as Instant)).toBe(greeting));

describe('what the customer has and owes', () => {
  it('never adds up two currencies, nor debts and balances', () => {
    const balances = [money(100_00, 'GBP'), money(50_00, 'EUR'), money(-30_00, 'GBP'), money(1_00, 'GBP')];
    expect(holdingsOf(balances.map(holding))).toEqual({
      have: [money(101_00, 'GBP'), money(50_00, 'EUR')],
      owe: [money(30_00, 'GBP')],
      missingCount: 0,
    });
  });

  it('counts the accounts without a balance', () => {
    const { balance: _missing, ...without } = holding(money(1, 'GBP'));
    expect(holdingsOf([without, holding(money(2, 'GBP'))])).toEqual({
      have: [money(2, 'GBP')],
      owe: [],
      missingCount: 1,
    });
  });
});

it.each([
  ['more is available than there is', 'CA', 100_00, 150_00, true],
  ['the overdrawn account has more to draw', 'CA', -20_00, 30_00, true],
  ['pending payments take from it', 'CA', 100_00, 90_00, false],
  ['both are the same', 'CA', 100_00, 100_00, false],
  ['it is a bond', 'TD', 100_00, 150_00, false],
] as const)('an overdraft is in what is available, when %s', (_, kind, balance, available, isIn) => {
  const of = { kind, balance: money(balance, 'GBP'), availableBalance: money(available, 'GBP') };
  expect(hasOverdraftIn(of)).toBe(isIn);
  expect(hasOverdraftIn({ ...of, availableBalance: money(available, 'USD') })).toBe(false);
});

it('adds up what is new, by currency, without empty sums', () => {
  const none = money(0, 'GBP');
  expect(
    newOfAll([
      { count: 2, paidIn: none, paidOut: money(5_00, 'GBP') },
      { count: 1, paidIn: money(7_00, 'EUR'), paidOut: money(0, 'EUR') },
      { count: 0, paidIn: none, paidOut: none },
    ]),
  ).toEqual({ count: 3, paidIn: [money(7_00, 'EUR')], paidOut: [money(5_00, 'GBP')] });
});

it.each([
  [-1, false],
  [0, true],
  [30, true],
  [31, false],
])('tells of a bond that matures in %i days: %s', (days, isSaid) =>
  expect(maturesSoon(addDays(today, days), today)).toBe(isSaid),
);

describe('which accounts are asked for what is new', () => {
  const current = account({ kind: 'CA' });
  const from = addDays(today, -4);

  it('leaves out bonds and loans', () => {
    expect(newsToAsk([current, account({ kind: 'TD' }), account({ kind: 'MO' })], from, today)).toEqual({
      accounts: [current],
      from,
      to: today,
    });
  });

  it.each([
    ['without a last visit', [current], undefined],
    ['after a visit today', [current], addDays(today, 1)],
    ['after more than 180 days', [current], addDays(today, -181)],
    ['of no account with transactions of its own', [account({ kind: 'LN' })], from],
  ] as const)('asks nothing %s', (_, accounts, since) => expect(newsToAsk(accounts, since, today)).toBeUndefined());

  it('asks nothing of more than twelve accounts', () => {
    const asked = (count: number) => newsToAsk(new Array(count).fill(current), from, today);
    expect(asked(12)).toHaveProperty('accounts.length', 12);
    expect(asked(13)).toBeUndefined();
  });
});
