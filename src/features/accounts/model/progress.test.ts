import { describe, expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { repaymentOf, wayToMaturity } from './progress.ts';

describe('what is repaid', () => {
  const paid = { loanAmount: money(100_00, 'GBP'), amountPaid: money(55_00, 'GBP') };
  it('is what was borrowed and is no longer owed, without the interest paid', () => {
    expect(repaymentOf(paid, { outstandingAmount: money(60_00, 'GBP') })).toEqual({
      repaid: money(40_00, 'GBP'),
      outstanding: money(60_00, 'GBP'),
    });
  });
  it('is nothing while more is owed than was borrowed', () => {
    expect(repaymentOf(paid, { outstandingAmount: money(101_00, 'GBP') })?.repaid).toEqual(money(0, 'GBP'));
  });
  it.each([
    ['one amount is missing', paid, {}],
    ['the other is missing', {}, { outstandingAmount: money(1, 'GBP') }],
    ['they are in two currencies', paid, { outstandingAmount: money(1, 'EUR') }],
  ])('is not drawn where %s', (_, terms, owed) => expect(repaymentOf(terms, owed)).toBeUndefined());
});

describe('the way to maturity', () => {
  const bond = { startDate: calendarDay('2026-01-01'), maturityDate: calendarDay('2026-01-11') };
  it.each([
    ['before it begins', '2025-12-31', 0, 10],
    ['on the first day', '2026-01-01', 0, 10],
    ['on the way', '2026-01-04', 3, 7],
    ['on the last day', '2026-01-11', 10, 0],
    ['when it is over', '2026-02-01', 10, 0],
  ])('%s', (_, today, daysPassed, daysLeft) => {
    expect(wayToMaturity(bond, calendarDay(today))).toEqual({ daysPassed, daysLeft, maturityDate: bond.maturityDate });
  });
  it('is not drawn without days', () => expect(wayToMaturity({}, calendarDay('2026-01-04'))).toBeUndefined());
});
