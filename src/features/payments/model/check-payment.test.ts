import { describe, expect, it } from 'vitest';
import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { typedAmount } from '#src/banking/paying/model/check-details.ts';
import { newDetails, type TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { checkPayment } from './check-payment.ts';

const today = calendarDay('2026-06-17');
const gbp = (minor: number) => money(minor, 'GBP');
const wide = { maximum: gbp(100_000_00), dailyCount: 999, dailyCountLeft: 999 };
const good = { ...newDetails({ isRegular: false }), amount: '10.00', reference: 'Hay' };

function check(change: Partial<TypedDetails>, limits: Partial<PaymentLimits['user']> = {}) {
  return checkPayment(
    { ...good, ...change },
    { today, limits: { user: { ...wide, ...limits }, party: wide }, available: gbp(50_00), helpdesk: '0113 496 0300' },
  );
}

function mistakes(change: Partial<TypedDetails>, limits: Partial<PaymentLimits['user']> = {}) {
  const checked = check(change, limits);
  return checked.outcome === 'mistaken' ? checked.mistakes : {};
}

it('accepts valid details and trims the reference', () =>
  expect(check({ reference: ' Hay 2 ' })).toEqual({
    outcome: 'accepted',
    details: { ...good, reference: 'Hay 2' },
    amount: gbp(10_00),
  }));

it('accepts a payment without a reference, which is asked about separately', () =>
  expect(check({ reference: '  ' }).outcome).toBe('accepted'));

describe('the amount', () => {
  it.each([
    ['the whole available balance', '50.00', undefined],
    [
      'a penny more than the available balance',
      '50.01',
      'This account does not have the required funds to make this payment. £50.00 is available.',
    ],
    ['nothing', '', 'How much would you like to pay?'],
    ['zero', '0.00', 'How much would you like to pay?'],
    ['a decimal point alone', '.', 'How much would you like to pay?'],
    [
      'more than any payment limit',
      '100000.01',
      'This amount exceeds the limit for this Payment Type. The most is £100,000.00. Please contact our helpdesk on 0113 496 0300.',
    ],
    [
      'too many digits to parse',
      '99999999999999999999.00',
      'This amount exceeds the limit for this Payment Type. Please contact our helpdesk on 0113 496 0300.',
    ],
  ])('%s', (_, amount, message) => expect(mistakes({ amount }).amount).toBe(message));

  it.each([
    [
      'a penny below the minimum',
      '4.99',
      'This amount for this Payment Type is too small. The least is £5.00. Please contact our helpdesk on 0113 496 0300.',
    ],
    ['exactly the minimum', '5.00', undefined],
  ])('%s', (_, amount, message) => expect(mistakes({ amount }, { minimum: gbp(5_00) }).amount).toBe(message));

  it.each([
    [
      'a penny more than the daily limit leaves',
      '20.01',
      'The transfer requested is above the daily limit and will not be processed. £20.00 is left today.',
    ],
    ['all that the daily limit leaves', '20.00', undefined],
  ])('%s', (_, amount, message) => expect(mistakes({ amount }, { dailyAmountLeft: gbp(20_00) }).amount).toBe(message));

  it('is refused when it would be one payment too many for the day', () =>
    expect(mistakes({}, { dailyCountLeft: 0 }).amount).toBe(
      'The transfer requested is above the daily amount of transactions limit and will not be processed.',
    ));

  const tomorrow = addDays(today, 1);
  it.each([
    ['made on a later day', { when: 'later', laterDate: tomorrow }],
    ['made regularly', { isRegular: true }],
  ] as const)('need not be available yet for a payment %s', (_, change) =>
    expect(mistakes({ amount: '50.01', ...change }, { dailyCountLeft: 0 })).toEqual({}),
  );
});

describe('the reference', () => {
  it.each([
    ['thirty-five letters', 'x'.repeat(35), undefined],
    ['thirty-six', 'x'.repeat(36), 'Must be 35 alphanumeric characters or less'],
    ['a hyphen', 'A-1', 'Please provide only alphanumeric values and spaces for reference.'],
  ])('%s', (_, reference, message) => expect(mistakes({ reference }).reference).toBe(message));
});

describe('the later date', () => {
  it.each([
    ['none', undefined, 'On what date should the transaction happen?'],
    ['today', 0, 'Please choose a date from 18/06/2026 to 15/09/2026.'],
    ['tomorrow', 1, undefined],
    ['the ninetieth day', 90, undefined],
    ['the ninety-first day', 91, 'Please choose a date from 18/06/2026 to 15/09/2026.'],
  ])('%s', (_, days, message) => {
    const laterDate = days === undefined ? undefined : addDays(today, days);
    expect(mistakes({ when: 'later', laterDate }).laterDate).toBe(message);
  });

  it('is ignored for a payment made now', () => expect(mistakes({ laterDate: today })).toEqual({}));
});

describe('the end date', () => {
  const until = { isRegular: true, repeatUntil: 'endDate' } as const;
  const early = 'The payments cannot end before the first of them, on 18/06/2026.';
  it.each([
    ['none', undefined, 'On what date should the payments end?'],
    ['today', 0, early],
    ['the day of the first payment', 1, undefined],
  ])('%s', (_, days, message) => {
    const endDate = days === undefined ? undefined : addDays(today, days);
    expect(mistakes({ ...until, endDate }).endDate).toBe(message);
  });

  it('must not be before the working day that the first payment moves to', () => {
    const [saturday, monday] = [calendarDay('2026-06-20'), calendarDay('2026-06-22')];
    const fromSaturday = { ...until, when: 'later', laterDate: saturday } as const;
    expect(mistakes({ ...fromSaturday, endDate: saturday }).endDate).toBe(
      'The payments cannot end before the first of them, on 22/06/2026.',
    );
    expect(mistakes({ ...fromSaturday, endDate: monday })).toEqual({});
  });

  it('is ignored for payments until further notice and for a single payment', () => {
    expect(mistakes({ isRegular: true, endDate: today })).toEqual({});
    expect(mistakes({ ...until, isRegular: false })).toEqual({});
  });
});

it('reports all mistakes at once', () =>
  expect(Object.keys(mistakes({ amount: '', reference: '!', when: 'later' }))).toEqual([
    'amount',
    'reference',
    'laterDate',
  ]));

it.each([
  ['12.5', 12_50],
  ['.05', 5],
  ['7', 7_00],
  ['1.', 1_00],
])('reads %s to the penny', (text, minor) => expect(typedAmount(text, 'GBP')).toEqual(gbp(minor)));
