import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { rateNote, shortNote, shortOf } from './request-funds.ts';

const from = account({ title: 'Kentucky', availableBalance: money(50_00, 'GBP') });
const date = calendarDay('2026-03-09');

it.each([
  ['all that is available', '50.00', 'GBP', false],
  ['a penny more', '50.01', 'GBP', true],
  ['more in another currency', '5000.00', 'EUR', false],
  ['nothing yet', '', 'GBP', false],
] as const)('sees whether %s is more than there is', (_, amount, currency, isShort) => {
  expect(shortOf({ amount, currency }, from) !== undefined).toBe(isShort);
});

it.each([
  ['the account’s own currency', 'GBP', undefined],
  ['another currency', 'EUR', 'We convert at our rate when we make the payment.'],
  ['a currency named in the comments', 'Other', 'We convert at our rate when we make the payment.'],
] as const)('says that we convert: %s', (_, currency, note) => expect(rateNote({ currency }, from)).toBe(note));

it('says what is available now, unless the customer has hidden balances', () => {
  const asked = { amount: '50.01', currency: 'GBP', date } as const;
  expect(shortNote(asked, from, false)).toBe(
    'This is more than the £50.00 available in Kentucky now. Please make sure that the money is there on 09/03/2026.',
  );
  expect(shortNote(asked, from, true)).toMatch(/^This is more than is available in Kentucky now\./);
  expect(shortNote({ ...asked, amount: '50.00' }, from, false)).toBeUndefined();
});
