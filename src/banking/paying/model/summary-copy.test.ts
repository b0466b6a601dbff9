import { describe, expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { leavesText, limitToday, refusedAmountText, whenText } from './summary-copy.ts';
import { newDetails } from './typed-details.ts';

const today = calendarDay('2026-06-17');
const laterDate = calendarDay('2026-07-01');

it.each([
  ['now', {}, 'Now, 17/06/2026'],
  ['later, without a day', { when: 'later' }, undefined],
  ['later', { when: 'later', laterDate }, '01/07/2026'],
  ['regular', { isRegular: true }, 'Monthly, from 18/06/2026'],
  ['regular and later, without a day', { isRegular: true, when: 'later' }, 'Monthly'],
] as const)('says when an order that is %s is made', (_, change, text) => {
  expect(whenText({ ...newDetails({ isRegular: false }), ...change }, today)).toBe(text);
});

describe('the limit left today', () => {
  const limits = (left: number | undefined) => ({
    maximum: money(1, 'GBP'),
    dailyCount: 9,
    dailyCountLeft: 9,
    ...(left !== undefined && { dailyAmountLeft: money(left, 'GBP'), dailyAmountUsed: money(left + 1, 'GBP') }),
  });
  it.each([
    ['the customer’s, if it is lower', 10_00, 20_00, 10_00],
    ['the entity’s, if it is lower', 20_00, 10_00, 10_00],
    ['the only one', undefined, 5_00, 5_00],
    ['nothing at all, once it is used up', 0, 5_00, 0],
  ])('is %s', (_, user, party, left) => {
    expect(limitToday({ user: limits(user), party: limits(party) })).toEqual({
      left: money(left, 'GBP'),
      used: money(left + 1, 'GBP'),
    });
  });
  it('is not known without a daily limit', () => {
    expect(limitToday({ user: limits(undefined), party: limits(undefined) })).toBeUndefined();
  });
});

describe('a refused amount', () => {
  const helpdesk = '0113 496 0300';
  const short = { outcome: 'refused', reason: 'over-available', bound: money(50_00, 'GBP') } as const;
  it('is told with what is available, unless the customer has hidden balances', () => {
    expect(refusedAmountText(short, { helpdesk })).toBe(
      'This account does not have the required funds to make this payment. £50.00 is available.',
    );
    expect(refusedAmountText(short, { helpdesk, areBalancesHidden: true }, 'transfer')).toBe(
      'This account does not have the required funds to make these payments.',
    );
  });
  it('names a limit even where balances are hidden, and nothing that is below zero', () => {
    const big = { outcome: 'refused', reason: 'too-big', bound: money(400_00, 'GBP') } as const;
    expect(refusedAmountText(big, { helpdesk, areBalancesHidden: true })).toContain('The most is £400.00. Please');
    expect(refusedAmountText({ ...short, bound: money(-1, 'GBP') }, { helpdesk })).toMatch(/this payment\.$/);
  });
});

describe('what an order leaves', () => {
  const from = { title: 'Household', availableBalance: money(50_00, 'GBP') };
  it('is said to the last penny', () => {
    expect(leavesText(money(50_00, 'GBP'), from)).toBe('Leaves £0.00 available in Household.');
  });
  it('is not said for more than there is, or in another currency', () => {
    expect(leavesText(money(50_01, 'GBP'), from)).toBeUndefined();
    expect(leavesText(money(1, 'EUR'), from)).toBeUndefined();
  });
});
