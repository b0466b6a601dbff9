import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { checkEdit } from './check-edit.ts';

const one = { maximum: money(500_00, 'GBP'), dailyCount: 9, dailyCountLeft: 0 };
const limits = { user: one, party: { ...one, minimum: money(5_00, 'GBP') } };
const now = { limits, helpdesk: '0113 496 0300' };

it.each([
  ['500.00', 500_00],
  ['500', 500_00],
  ['5.', 5_00],
  ['12.5', 12_50],
])('accepts %s, whatever is left of today', (amount, minor) => {
  expect(checkEdit({ amount, reference: ' Hay 4 ' }, now)).toEqual({
    outcome: 'accepted',
    amount: money(minor, 'GBP'),
    reference: 'Hay 4',
  });
});

it.each([
  ['', 'How much would you like to pay?'],
  ['0.00', 'How much would you like to pay?'],
  ['4.99', 'too small'],
  ['500.01', 'exceeds the limit'],
])('refuses an amount of “%s”', (amount, says) => {
  expect(checkEdit({ amount, reference: '' }, now)).toMatchObject({
    outcome: 'mistaken',
    mistakes: { amount: expect.stringContaining(says) },
  });
});

it('refuses a reference with a special character, and leaves limits it does not know to the bank', () => {
  expect(checkEdit({ amount: '99999', reference: 'No. 7' }, { ...now, limits: undefined })).toMatchObject({
    outcome: 'mistaken',
    mistakes: { reference: expect.stringContaining('alphanumeric') },
  });
});
