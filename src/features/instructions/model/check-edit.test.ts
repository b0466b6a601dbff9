import { expect, it } from 'vitest';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { checkEdit } from './check-edit.ts';

const one = { maximum: money(500_00, 'GBP'), dailyCount: 9, dailyCountLeft: 0 };
const limits = { user: one, party: { ...one, minimum: money(5_00, 'GBP') } };
const order = { code: 'SI', amount: money(125_50, 'GBP'), reference: 'Hay March' } as const;
const now = { before: order, available: money(100_00, 'GBP'), limits, helpdesk: '0113 496 0300' };
const transfer = { ...order, toOwnId: asId<AccountId>('savings') };
const short = 'This account does not have the required funds to make these payments.';

it.each([
  ['500.00', 500_00],
  ['500', 500_00],
  ['5.', 5_00],
  ['12.5', 12_50],
])('accepts %s, whatever is left of today and of the account', (amount, minor) => {
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

it.each([
  ['all that is available', '100.00', undefined],
  ['a penny more than is available', '100.01', short],
  ['nothing', '', 'How much would you like to transfer?'],
])('decides on a regular transfer of %s, as when it is set up', (_, amount, says) => {
  const checked = checkEdit({ amount, reference: 'Hay' }, { ...now, before: transfer });
  expect(checked.outcome === 'mistaken' ? checked.mistakes.amount : undefined).toBe(says);
});

it.each(['EUR', 'USD'] as const)('reads the amount in %s where the order is in it', (currency) => {
  const before = { ...transfer, amount: money(40_00, currency) };
  const around = { ...now, before, available: money(900_00, currency) };
  expect(checkEdit({ amount: '750', reference: 'Hay' }, around)).toEqual({
    outcome: 'accepted',
    amount: money(750_00, currency),
    reference: 'Hay',
  });
});

it.each([
  ['125.50', 'Hay March', 'mistaken'],
  ['125.5', ' Hay March ', 'mistaken'],
  ['125.51', 'Hay March', 'accepted'],
  ['125.50', 'Hay April', 'accepted'],
])('of %s and “%s”, an edit is %s', (amount, reference, outcome) => {
  expect(checkEdit({ amount, reference }, now).outcome).toBe(outcome);
});

it('refuses a reference with a special character, and leaves limits it does not know to the bank', () => {
  expect(checkEdit({ amount: '99999', reference: 'No. 7' }, { ...now, limits: undefined })).toMatchObject({
    outcome: 'mistaken',
    mistakes: { reference: expect.stringContaining('alphanumeric') },
  });
});
