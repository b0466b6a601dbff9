import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import type { AmountLimits } from './payment-amount.ts';
import { type ValidatedTransfer, validateTransferAmount } from './transfer-amount.ts';

const gbp = (minor: number) => money(minor, 'GBP');
const eur = (minor: number) => money(minor, 'EUR');
const wide: AmountLimits = { maximum: gbp(100_000_00), dailyCountLeft: 999 };

function verdictOn(amount: ValidatedTransfer['amount'], over: Partial<ValidatedTransfer> = {}): string {
  const verdict = validateTransferAmount({
    amount,
    available: money(900_000_00, amount.currency),
    isImmediate: true,
    limits: { user: wide, party: wide },
    ...over,
  });
  return verdict.outcome === 'refused' ? verdict.reason : verdict.outcome;
}

function limits(user: Partial<AmountLimits>, party: Partial<AmountLimits> = {}) {
  return { limits: { user: { ...wide, ...user }, party: { ...wide, ...party } } };
}

it.each<[string, ValidatedTransfer['amount'], Partial<ValidatedTransfer>, string]>([
  ['a penny', gbp(1), {}, 'allowed'],
  ['nothing', gbp(0), {}, 'too-small'],
  ['nothing in euros', eur(0), {}, 'too-small'],
  ['the customer’s minimum', gbp(5_00), limits({ minimum: gbp(5_00) }), 'allowed'],
  ['less than the customer’s minimum', gbp(4_99), limits({ minimum: gbp(5_00) }), 'too-small'],
  ['less than the entity’s minimum', gbp(4_99), limits({}, { minimum: gbp(5_00) }), 'too-small'],
  ['less than the minimum in pounds, in euros', eur(4_99), limits({ minimum: gbp(5_00) }), 'allowed'],
  ['the most that anybody may send', gbp(100_000_00), {}, 'allowed'],
  [
    'more than that, whatever the limits',
    gbp(100_000_01),
    limits({ maximum: gbp(900_000_00) }, { maximum: gbp(900_000_00) }),
    'too-big',
  ],
  ['more than that in euros', eur(100_000_01), {}, 'allowed'],
  ['the customer’s maximum', gbp(50_00), limits({ maximum: gbp(50_00) }), 'allowed'],
  ['more than the customer’s maximum', gbp(50_01), limits({ maximum: gbp(50_00) }), 'too-big'],
  ['more than the entity’s maximum', gbp(50_01), limits({}, { maximum: gbp(50_00) }), 'too-big'],
  ['what is left of today', gbp(50_00), limits({ dailyAmountLeft: gbp(50_00) }), 'allowed'],
  ['more than is left of today', gbp(50_01), limits({ dailyAmountLeft: gbp(50_00) }), 'over-daily-amount'],
  [
    'more than is left of the entity’s day',
    gbp(50_01),
    limits({}, { dailyAmountLeft: gbp(50_00) }),
    'over-daily-amount',
  ],
  ['more than is left of today, in euros', eur(50_01), limits({ dailyAmountLeft: gbp(50_00) }), 'allowed'],
  [
    'more than is left of today, later',
    gbp(50_01),
    { ...limits({ dailyAmountLeft: gbp(50_00) }), isImmediate: false },
    'allowed',
  ],
  ['the last transfer of today', gbp(1), limits({ dailyCountLeft: 1 }), 'allowed'],
  ['one transfer more', gbp(1), limits({}, { dailyCountLeft: 0 }), 'over-daily-count'],
  ['one transfer more in euros', eur(1), limits({ dailyCountLeft: 0 }), 'over-daily-count'],
  ['one transfer more, later', gbp(1), { ...limits({ dailyCountLeft: 0 }), isImmediate: false }, 'allowed'],
  ['the last penny available', gbp(50_00), { available: gbp(50_00) }, 'allowed'],
  ['a penny more than is available', gbp(50_01), { available: gbp(50_00) }, 'over-available'],
  [
    'a penny more than is available, later',
    gbp(50_01),
    { available: gbp(50_00), isImmediate: false },
    'over-available',
  ],
  ['anything where nobody knows what is available', gbp(1), { available: undefined }, 'over-available'],
  ['pounds from euros', gbp(1), { available: eur(50_00) }, 'over-available'],
])('judges %s', (_, amount, over, expected) => {
  expect(verdictOn(amount, over)).toBe(expected);
});

it.each<[string, ValidatedTransfer['amount'], Partial<ValidatedTransfer>, ValidatedTransfer['amount'] | undefined]>([
  ['the larger minimum', gbp(4_99), limits({ minimum: gbp(5_00) }, { minimum: gbp(3_00) }), gbp(5_00)],
  ['a cent in euros', eur(0), limits({ minimum: gbp(5_00) }), eur(1)],
  ['the smaller maximum', gbp(400_01), limits({ maximum: gbp(400_00) }), gbp(400_00)],
  ['what is left of today', gbp(9_01), limits({ dailyAmountLeft: gbp(9_00) }), gbp(9_00)],
  ['what is available', eur(50_01), { available: eur(50_00) }, eur(50_00)],
  ['nothing where nobody knows what is available', gbp(1), { available: undefined }, undefined],
])('names as the limit %s', (_, amount, over, bound) => {
  const verdict = validateTransferAmount({
    amount,
    available: money(900_000_00, amount.currency),
    isImmediate: true,
    limits: { user: wide, party: wide },
    ...over,
  });
  expect(verdict).toMatchObject({ outcome: 'refused' });
  expect(verdict.outcome === 'refused' ? verdict.bound : 'allowed').toEqual(bound);
});
