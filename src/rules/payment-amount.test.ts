import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { type AmountLimits, type ValidatedPayment, validatePaymentAmount } from './payment-amount.ts';

const gbp = (minor: number) => money(minor, 'GBP');
const wide: AmountLimits = { maximum: gbp(100_000_00), dailyCountLeft: 999 };

function verdictOn(minor: number, over: Partial<ValidatedPayment> = {}): string {
  const verdict = validatePaymentAmount({
    amount: gbp(minor),
    available: gbp(500_000_00),
    isImmediate: true,
    limits: { user: wide, party: wide },
    ...over,
  });
  return verdict.outcome === 'refused' ? verdict.reason : verdict.outcome;
}

function limits(user: Partial<AmountLimits>, party: Partial<AmountLimits> = {}) {
  return { limits: { user: { ...wide, ...user }, party: { ...wide, ...party } } };
}

it.each([
  ['the larger minimum, the party’s', 10_00, limits({ minimum: gbp(5_00) }, { minimum: gbp(10_00) }), 'allowed'],
  ['a penny below it', 9_99, limits({ minimum: gbp(5_00) }, { minimum: gbp(10_00) }), 'too-small'],
  ['the larger minimum, the user’s', 10_00, limits({ minimum: gbp(10_00) }, { minimum: gbp(5_00) }), 'allowed'],
  ['a penny below that', 9_99, limits({ minimum: gbp(10_00) }, { minimum: gbp(5_00) }), 'too-small'],
  ['a penny where no minimum is set', 1, {}, 'allowed'],
  ['nothing at all', 0, {}, 'too-small'],
  ['the smaller maximum, the party’s', 400_00, limits({ maximum: gbp(500_00) }, { maximum: gbp(400_00) }), 'allowed'],
  ['a penny above it', 400_01, limits({ maximum: gbp(500_00) }, { maximum: gbp(400_00) }), 'too-big'],
  ['a penny above the user’s', 400_01, limits({ maximum: gbp(400_00) }, { maximum: gbp(500_00) }), 'too-big'],
  [
    'a hundred thousand pounds',
    100_000_00,
    limits({ maximum: gbp(900_000_00) }, { maximum: gbp(900_000_00) }),
    'allowed',
  ],
  [
    'a penny more, whatever the limits',
    100_000_01,
    limits({ maximum: gbp(900_000_00) }, { maximum: gbp(900_000_00) }),
    'too-big',
  ],
  ['the last penny available', 50_00, { available: gbp(50_00) }, 'allowed'],
  ['a penny more than is available', 50_01, { available: gbp(50_00) }, 'over-available'],
  ['anything where nobody knows what is available', 1, { available: undefined }, 'over-available'],
  ['more than is available on a later day', 50_01, { available: gbp(50_00), isImmediate: false }, 'allowed'],
  [
    'what is left of today',
    400_00,
    limits({ dailyAmountLeft: gbp(600_00) }, { dailyAmountLeft: gbp(400_00) }),
    'allowed',
  ],
  [
    'a penny more than is left',
    400_01,
    limits({ dailyAmountLeft: gbp(600_00) }, { dailyAmountLeft: gbp(400_00) }),
    'over-daily-amount',
  ],
  ['the last payment of today', 1_00, limits({ dailyCountLeft: 1 }), 'allowed'],
  ['one payment more', 1_00, limits({ dailyCountLeft: 5 }, { dailyCountLeft: 0 }), 'over-daily-count'],
  [
    'on another day whatever is left of today',
    1_00,
    { ...limits({ dailyCountLeft: 0, dailyAmountLeft: gbp(0) }), isImmediate: false },
    'allowed',
  ],
] as const)('judges %s', (_, minor, over, expected) => expect(verdictOn(minor, over)).toBe(expected));

it.each<[string, number, Partial<ValidatedPayment>, number | undefined]>([
  ['the larger minimum', 4_99, limits({ minimum: gbp(5_00) }, { minimum: gbp(3_00) }), 5_00],
  ['a penny where no minimum is set', 0, {}, 1],
  ['the smaller maximum', 400_01, limits({ maximum: gbp(500_00) }, { maximum: gbp(400_00) }), 400_00],
  ['what is available', 50_01, { available: gbp(50_00) }, 50_00],
  ['nothing where nobody knows what is available', 1, { available: undefined }, undefined],
  [
    'the least that is left of today, the user’s',
    9_01,
    limits({ dailyAmountLeft: gbp(9_00) }, { dailyAmountLeft: gbp(10_00) }),
    9_00,
  ],
  ['what is left of the only limit', 9_01, limits({}, { dailyAmountLeft: gbp(9_00) }), 9_00],
  ['nothing for one payment too many', 1, limits({ dailyCountLeft: 0 }), undefined],
])('names as the limit %s', (_, minor, over, bound) => {
  const verdict = validatePaymentAmount({
    amount: gbp(minor),
    available: gbp(500_000_00),
    isImmediate: true,
    limits: { user: wide, party: wide },
    ...over,
  });
  expect(verdict).toMatchObject({ outcome: 'refused' });
  expect(verdict.outcome === 'refused' ? verdict.bound : 'allowed').toEqual(bound === undefined ? bound : gbp(bound));
});
