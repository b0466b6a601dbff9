import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { limitRefusal } from '#sandbox/bank/payments/payment-limits.ts';
import type { TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { validateTransferAmount } from '#src/rules/transfer-amount.ts';
import { runs } from '#tests/runs.ts';

/** The app's check of an amount to transfer and the bank's limits are written apart, and must agree. */

const today = calendarDay('2026-06-17');
const minor = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom(100_000_00, 100_000_01, 99_999_99));
const limit: fc.Arbitrary<TargetLimit> = fc.record({
  minimumMinor: fc.integer({ min: 0, max: 60 }),
  maximumMinor: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(100_000_00, 200_000_00)),
  dailyMinor: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(100_000_00, 200_000_00)),
  dailyCount: fc.integer({ min: 1, max: 3 }),
});
const moved = fc.array(fc.record({ minor: fc.integer({ min: 1, max: 80 }), isEuro: fc.boolean() }), { maxLength: 3 });
type Moved = readonly { readonly minor: number; readonly isEuro: boolean }[];

function bankWith(user: TargetLimit, party: TargetLimit, past: Moved) {
  const packages: Readonly<Record<string, TargetLimit>> = { 'USER:nell': user, 'PARTY:yard': party };
  const transfers = past.map(
    (each) =>
      ({
        userId: 'nell',
        partyId: 'yard',
        toAccountId: 'savings',
        minor: each.minor,
        currency: each.isEuro ? 'EUR' : 'GBP',
        state: 'completed',
        confirmedAt: '2026-06-17T09:00:00.000Z',
      }) as PaymentRecord,
  );
  // A payment to a payee, which counts for another target.
  const payment = { ...transfers[0], toAccountId: null, minor: 100_000_00 } as PaymentRecord;
  return {
    today,
    records: {
      find: (_: string, id: string) => ({ targets: { internalTransfer: packages[id] } }),
      all: (name: string) => (name === 'payments' ? [...transfers, payment] : []),
    },
  } as unknown as Pick<Bank, 'records' | 'today'>;
}

function toldOf(given: TargetLimit, past: Moved) {
  const gone = past.reduce((sum, each) => sum + (each.isEuro ? 0 : each.minor), 0);
  return {
    minimum: money(given.minimumMinor, 'GBP'),
    maximum: money(given.maximumMinor, 'GBP'),
    dailyAmountLeft: money(Math.max(0, given.dailyMinor - gone), 'GBP'),
    dailyCountLeft: Math.max(0, given.dailyCount - past.length),
  };
}

const appsWord = {
  'below-minimum': 'too-small',
  'above-ceiling': 'too-big',
  'above-maximum': 'too-big',
  'over-daily-amount': 'over-daily-amount',
  'over-daily-count': 'over-daily-count',
} as const;

it('limits transfers alike in app and bank, with the same reason, in pounds and in euros', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      limit,
      limit,
      moved,
      minor,
      fc.boolean(),
      fc.boolean(),
      (user, party, past, amount, isToday, isEuro) => {
        const concerned = [
          { kind: 'USER', id: 'nell' },
          { kind: 'PARTY', id: 'yard' },
        ] as const;
        const sum = money(amount, isEuro ? 'EUR' : 'GBP');
        const when = isToday ? 'today' : 'another-day';
        const refusal = limitRefusal(bankWith(user, party, past), concerned, 'internalTransfer', sum, when);
        const verdict = validateTransferAmount({
          amount: sum,
          available: money(900_000_00, sum.currency),
          isImmediate: isToday,
          limits: { user: toldOf(user, past), party: toldOf(party, past) },
        });
        const word = verdict.outcome === 'allowed' ? undefined : verdict.reason;
        seen.add(`${sum.currency} ${word ?? 'allowed'}`);
        expect(word).toBe(refusal && appsWord[refusal]);
        if (verdict.outcome === 'refused' && verdict.bound !== undefined) {
          // The limit that the customer is told of is the last amount the bank would not refuse for the same reason.
          const bound = money(verdict.bound.minor, sum.currency);
          const atBound = limitRefusal(bankWith(user, party, past), concerned, 'internalTransfer', bound, when);
          expect(atBound && appsWord[atBound]).not.toBe(word);
        }
      },
    ),
    { numRuns: runs(5_000) },
  );
  expect([...seen].sort()).toEqual([
    'EUR allowed',
    'EUR over-daily-count',
    'EUR too-small',
    'GBP allowed',
    'GBP over-daily-amount',
    'GBP over-daily-count',
    'GBP too-big',
    'GBP too-small',
  ]);
});

it.each([
  ['the balance', 50_00, 50_00, undefined],
  ['a penny more than the balance', 50_01, 50_00, 'over-available'],
  ['with an unknown balance', 1, undefined, 'over-available'],
])('checks the funds for %s, even for later', (_, amount, available, reason) => {
  const wide = { maximum: money(100_000_00, 'GBP'), dailyCountLeft: 9 };
  for (const isImmediate of [true, false]) {
    const verdict = validateTransferAmount({
      amount: money(amount, 'GBP'),
      available: available === undefined ? undefined : money(available, 'GBP'),
      isImmediate,
      limits: { user: wide, party: wide },
    });
    expect(verdict.outcome === 'refused' ? verdict.reason : undefined).toBe(reason);
  }
});
