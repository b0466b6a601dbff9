import fc from 'fast-check';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';

/** Descriptions of every kind that can be made: what cannot be true together is left to tests of its own. */

type Account = NonNullable<WrittenDescription['accounts']>[number];
type Person = NonNullable<WrittenDescription['people']>[number];
type Entity = NonNullable<WrittenDescription['entities']>[number];

const written = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;

const sums = fc.oneof(fc.constantFrom(0, 1, 99, 12_50, 100_000_00), fc.integer({ min: 0, max: 500_000_00 }));

const spending: fc.Arbitrary<Account> = fc
  .record({
    product: fc.constantFrom('current', 'business', 'racing', 'racingPlus', 'euro', 'dollar', 'prizeMoney'),
    overdraft: fc.constantFrom(0, 250_00, 5_000_00),
    balance: sums,
    used: fc.nat({ max: 100 }),
    quiet: fc.constantFrom('quiet', 'none'),
    busy: fc.constantFrom('salary', 'household', 'shop', 'stud-farm', 'quiet', 'none'),
    transactionsAMonth: fc.constantFrom(0, 0, 25),
    restrictions: fc.subarray(['frozen', 'no-payments', 'no-statements', 'no-cheque-book'] as const, { maxLength: 1 }),
  })
  .map(({ product, overdraft, balance, used, quiet, busy, transactionsAMonth, restrictions }) => {
    const isPounds = product === 'current' || product === 'business' || product.startsWith('racing');
    return {
      product: product as NonNullable<Account['product']>,
      overdraft: written(overdraft),
      // Every third is overdrawn, as far as it may be.
      balance: written(used % 3 === 0 ? -Math.floor((overdraft * used) / 100) : balance),
      habits: (isPounds ? busy : quiet) as NonNullable<Account['habits']>,
      transactionsAMonth,
      restrictions,
    };
  });

const kept: fc.Arbitrary<Account> = fc.record({
  product: fc.constantFrom('instantAccess' as const, 'notice' as const),
  balance: sums.map(written),
});

const bonds: fc.Arbitrary<Account> = fc.record({
  product: fc.constantFrom('bond' as const, 'bondOneYear' as const, 'bondTwoYears' as const),
  balance: fc.integer({ min: 1, max: 90_000_00 }).map(written),
  atMaturity: fc.constantFrom('A' as const, 'I' as const, 'P' as const, 'T' as const),
});

const loans: fc.Arbitrary<Account> = fc.record({
  product: fc.constantFrom('loan' as const, 'mortgage' as const),
  balance: fc.integer({ min: 1_000_00, max: 300_000_00 }).map((minor) => written(-minor)),
  arrears: fc.constantFrom(0, 0, 1, 3),
});

const people: fc.Arbitrary<Person> = fc.record(
  {
    secondFactor: fc.constantFrom('none' as const, 'otp' as const, 'otp-and-pin' as const),
    preferredName: fc.constantFrom('Zoë', "D'Arcy", 'X', 'Anne-Marie'),
    lastName: fc.constantFrom("O'Brien", 'Ng', 'Featherstonehaugh-Cholmondeley', 'Müller'),
    alerts: fc.constantFrom([], [{ event: 'LOGIN_FAILURE' as const, ways: ['SMS' as const] }]),
  },
  { requiredKeys: [] },
);

const entities: fc.Arbitrary<Entity> = fc.record({
  kind: fc.constantFrom('personal' as const, 'joint' as const, 'company' as const, 'racing' as const, 'agent' as const),
});

/** One customer, with somebody in every entity. */
export const descriptions: fc.Arbitrary<WrittenDescription> = fc
  .record({
    seed: fc.nat({ max: 2_000_000_000 }),
    years: fc.constantFrom(1, 2, 2, 3),
    people: fc.array(people, { minLength: 1, maxLength: 3 }),
    entities: fc.array(entities, { minLength: 1, maxLength: 3 }),
    spending: fc.array(spending, { maxLength: 4 }),
    others: fc.array(fc.oneof(kept, kept, bonds, loans), { maxLength: 4 }),
    payees: fc.record({
      count: fc.integer({ min: 5, max: 9 }),
      hardNames: fc.subarray(['apostrophe', 'hyphen', 'longest', 'one-letter', 'symbols'] as const),
    }),
    messages: fc.array(
      fc.record({
        box: fc.constantFrom('inbox' as const, 'outbox' as const, 'bulletins' as const),
        daysAgo: fc.integer({ min: 1, max: 300 }),
        isRead: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    placed: fc.array(fc.nat({ max: 2 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ spending: first, others, placed, ...rest }) => ({
    ...rest,
    accounts: [...first, ...others].map((account, place) => ({
      ...account,
      entity: 1 + ((placed[place] ?? 0) % rest.entities.length),
    })),
  }));
