import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { newDetails, type TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { checkTransfer } from './check-transfer.ts';

const gbp = (minor: number) => money(minor, 'GBP');
const wide = { maximum: gbp(100_000_00), dailyCount: 999, dailyCountLeft: 999 };
const circumstances = {
  today: calendarDay('2026-06-17'),
  limits: { user: wide, party: wide },
  helpdesk: '0113 496 0300',
};
const from = account({ id: asId<AccountId>('current'), availableBalance: gbp(50_00) });
const to = account({ id: asId<AccountId>('savings') });

function mistakes(change: Partial<TypedDetails>, chosen: { from?: typeof from; to?: typeof to } = { from, to }) {
  const details = { ...newDetails({ isRegular: false }), amount: '10.00', reference: 'Hay', ...change };
  const checked = checkTransfer({ from: chosen.from, to: chosen.to, details }, circumstances);
  return checked.outcome === 'mistaken' ? checked.mistakes : {};
}

it('asks for both accounts and the amount in the specification’s words and spelling', () =>
  expect(mistakes({ amount: '' }, {})).toEqual({
    from: 'Which account are you transfering from?',
    to: 'Which account are you transfering to?',
    amount: 'How much would you like to transfer?',
  }));

const short = 'This account does not have the required funds to make these payments. £50.00 is available.';

it.each([
  ['the whole available balance', { amount: '50.00' }, {}],
  ['a penny more', { amount: '50.01' }, { amount: short }],
  ['a penny more, later', { amount: '50.01', when: 'later', laterDate: calendarDay('2026-06-18') }, { amount: short }],
  ['a penny more, regularly', { amount: '50.01', isRegular: true }, { amount: short }],
  ['35 characters of reference', { reference: 'a'.repeat(35) }, {}],
  [
    '36 characters of reference',
    { reference: 'a'.repeat(36) },
    { reference: 'Must be 35 alphanumeric characters or less' },
  ],
  [
    'a hyphen in the reference',
    { reference: 'A-1' },
    { reference: 'Please provide only alphanumeric values and spaces for reference.' },
  ],
  ['no reference', { reference: '' }, {}],
  ['tomorrow', { when: 'later', laterDate: calendarDay('2026-06-18') }, {}],
  ['ninety days ahead', { when: 'later', laterDate: calendarDay('2026-09-15') }, {}],
] as const)('decides on %s', (_, change, expected) => expect(mistakes(change)).toEqual(expected));

it.each(['2026-06-17', '2026-09-16'])('refuses %s, outside the ninety days', (day) =>
  expect(mistakes({ when: 'later', laterDate: calendarDay(day) })).toEqual({
    laterDate: 'Please choose a date from 18/06/2026 to 15/09/2026.',
  }),
);

it('reads the amount in the currency of the account, to which the limits in pounds do not apply', () => {
  const euros = account({ currency: 'EUR', availableBalance: money(200_000_00, 'EUR') });
  const details = { ...newDetails({ isRegular: false }), amount: '150000', reference: 'Hay' };
  expect(checkTransfer({ from: euros, to, details }, circumstances)).toMatchObject({
    outcome: 'accepted',
    amount: money(150_000_00, 'EUR'),
  });
});
