import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { objectionToName, objectionToReference } from '#sandbox/bank/payees/payee-fields.ts';
import { limitRefusal } from '#sandbox/bank/payments/payment-limits.ts';
import type { TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { payeeNameMistake } from '#src/rules/payee-fields.ts';
import { type AmountLimits, validatePaymentAmount } from '#src/rules/payment-amount.ts';
import { referenceMistake } from '#src/rules/references.ts';
import { runs } from '#tests/runs.ts';

// App and bank validate payees and payments separately, and must agree.

const permitted = fc.constantFrom(...'abcXYZ0189 ', ...". _+&$!*|()#?:`,/'-");
const odd = fc.constantFrom(...'@;"<>é%=[{~^\\’–\t\n\u0000', '１', 'ſ', 'K', '😀', '\ud800');
const text = fc
  .array(fc.oneof({ weight: 30, arbitrary: permitted }, { weight: 1, arbitrary: odd }), { maxLength: 40 })
  .map((characters) => characters.join(''));

it.each([
  ['names', payeeNameMistake, objectionToName],
  ['references', referenceMistake, objectionToReference],
] as const)('app and bank agree on 10,000 valid and invalid %s and on every hostile text', (_, mistake, objection) => {
  let taken = 0;
  const agree = (typed: string) => {
    // Surrounding spaces are not sent.
    const isTaken = objection(typed.trim()) === undefined;
    if (isTaken) taken += 1;
    if ((mistake(typed.trim()) === undefined) !== isTaken) throw new Error(`Bank ${isTaken}, app ${!isTaken}`);
  };
  fc.assert(fc.property(text, agree), { numRuns: runs(10_000) });
  expect(taken).toBeGreaterThan(runs(100));
  expect(taken).toBeLessThan(runs(9_900));
  for (const hostile of hostileTexts) agree(hostile.text);
});

const pence = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(100_000_00, 100_000_01, 99_999_99));
const limit: fc.Arbitrary<TargetLimit> = fc.record({
  minimumMinor: fc.integer({ min: 0, max: 60 }),
  maximumMinor: pence,
  dailyMinor: pence,
  dailyCount: fc.integer({ min: 1, max: 3 }),
});
const today = calendarDay('2026-06-17');

/** The parts of a bank that limits depend on: the agreed limits and today's payments. */
function bankWith(user: TargetLimit, party: TargetLimit, paid: readonly number[]) {
  const packages: Readonly<Record<string, TargetLimit>> = { 'USER:nell': user, 'PARTY:yard': party };
  const payments = paid.map(
    (minor) =>
      ({
        userId: 'nell',
        partyId: 'yard',
        toAccountId: null,
        minor,
        currency: 'GBP',
        state: 'completed',
        confirmedAt: '2026-06-17T09:00:00.000Z',
      }) as PaymentRecord,
  );
  return {
    today,
    records: {
      find: (_: string, id: string) => ({ targets: { makePayment: packages[id] } }),
      all: (name: string) => (name === 'payments' ? payments : []),
    },
  } as unknown as Pick<Bank, 'records' | 'today'>;
}

/** The same facts as the app receives them. */
function toldOf(limit: TargetLimit, paid: readonly number[]): AmountLimits {
  const gone = paid.reduce((sum, minor) => sum + minor, 0);
  return {
    minimum: money(limit.minimumMinor, 'GBP'),
    maximum: money(limit.maximumMinor, 'GBP'),
    dailyAmountLeft: money(Math.max(0, limit.dailyMinor - gone), 'GBP'),
    dailyCountLeft: Math.max(0, limit.dailyCount - paid.length),
  };
}

const appsWord = {
  'below-minimum': 'too-small',
  'above-ceiling': 'too-big',
  'above-maximum': 'too-big',
  'over-daily-amount': 'over-daily-amount',
  'over-daily-count': 'over-daily-count',
} as const;

describe('limits', () => {
  it('are checked alike by app and bank, with the same reason, today and on another day', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(limit, limit, fc.array(fc.nat(80), { maxLength: 3 }), pence, fc.boolean(), (...given) => {
        const [user, party, paid, minor, isImmediate] = given;
        const concerned = [
          { kind: 'USER', id: 'nell' },
          { kind: 'PARTY', id: 'yard' },
        ] as const;
        const refusal = limitRefusal(
          bankWith(user, party, paid),
          concerned,
          'makePayment',
          money(minor, 'GBP'),
          isImmediate ? 'today' : 'another-day',
        );
        const verdict = validatePaymentAmount({
          amount: money(minor, 'GBP'),
          available: money(900_000_00, 'GBP'),
          isImmediate,
          limits: { user: toldOf(user, paid), party: toldOf(party, paid) },
        });
        const word = verdict.outcome === 'allowed' ? undefined : verdict.reason;
        seen.add(word ?? 'allowed');
        expect(word).toBe(refusal && appsWord[refusal]);
        if (verdict.outcome === 'refused' && verdict.bound !== undefined) {
          // The limit that the customer is told of is the last amount the bank would not refuse for the same reason.
          const bound = money(verdict.bound.minor, 'GBP');
          const when = isImmediate ? 'today' : 'another-day';
          const atBound = limitRefusal(bankWith(user, party, paid), concerned, 'makePayment', bound, when);
          expect(atBound && appsWord[atBound]).not.toBe(word);
        }
      }),
      { numRuns: runs(5_000) },
    );
    expect([...seen].sort()).toEqual(['allowed', 'over-daily-amount', 'over-daily-count', 'too-big', 'too-small']);
  });
});
