import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { balanceBorders } from './balance-borders.ts';

const pounds = {
  currency: 'GBP',
  isToday: true,
  lowest: money(100_00, 'GBP'),
  highest: money(900_00, 'GBP'),
} as const;
const details = { overdraftLimit: money(500_00, 'GBP'), held: money(30_00, 'GBP'), balance: money(100_00, 'GBP') };

it('draws the overdraft, and what is left after pending payments', () => {
  expect(balanceBorders(details, pounds)).toEqual({
    limit: { value: -500_00, title: 'Overdraft limit' },
    mark: { value: 70_00, title: 'After pending payments' },
  });
});

it.each([
  ['of an earlier day', details, { ...pounds, isToday: false }],
  ['when nothing is held', { ...details, held: money(0, 'GBP') }, pounds],
  ['when the balance is in another currency', { ...details, balance: money(100_00, 'EUR') }, pounds],
  ['when the hold is in another currency', { ...details, held: money(30_00, 'EUR') }, pounds],
  ['without details', {}, pounds],
])('marks nothing %s', (_, given, chart) => {
  expect(balanceBorders(given, chart).mark).toBeUndefined();
});

it.each([
  ['without an overdraft', money(0, 'GBP')],
  ['for an overdraft in another currency', money(500_00, 'USD')],
])('draws no limit %s', (_, overdraftLimit) => {
  expect(balanceBorders({ overdraftLimit }, pounds).limit).toBeUndefined();
});

it.each([
  ['one fall as large as any shown would reach it', 500_00, 1_500_00, true],
  ['it is a penny further away', 500_00, 1_499_99, false],
  ['the account was overdrawn', -1, 10, true],
  ['balances are far above it', 25_000_00, 40_000_00, false],
])('on the overdraft, when %s', (_, lowest, highest, isDrawn) => {
  const shown = {
    currency: 'GBP',
    isToday: true,
    lowest: money(lowest, 'GBP'),
    highest: money(highest, 'GBP'),
  } as const;
  const { limit } = balanceBorders({ overdraftLimit: money(500_00, 'GBP') }, shown);
  expect(limit !== undefined).toBe(isDrawn);
});

it('draws the overdraft when pending payments would overdraw the account', () => {
  const shown = { ...pounds, lowest: money(25_000_00, 'GBP'), highest: money(25_010_00, 'GBP') };
  const given = { ...details, held: money(100_01, 'GBP') };
  expect(balanceBorders(given, shown).limit?.value).toBe(-500_00);
});
