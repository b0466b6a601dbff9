import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { runs } from '#tests/runs.ts';
import { Ledger, sumOf } from './ledger.ts';

it('moves money from one account to the other and nowhere else', () => {
  const ledger = new Ledger();
  ledger.book(posting({ id: 'in', entries: moved('clearing:payments-in:GBP', 'a', 500) }));
  ledger.book(posting({ id: 'on', entries: moved('a', 'b', 200) }));

  expect(ledger.balanceOf('a')).toBe(300);
  expect(ledger.balanceOf('b')).toBe(200);
  expect(ledger.balanceOf('clearing:payments-in:GBP')).toBe(-500);
  expect(ledger.linesOf('a').map(({ minor, balanceMinor }) => [minor, balanceMinor])).toEqual([
    [500, 500],
    [-200, 300],
  ]);
});

it.each([
  [
    'one penny too much on one side',
    posting({ entries: [...moved('a', 'b', 5).slice(0, 1), { accountId: 'b', minor: 6 }] }),
  ],
  ['only one side', posting({ entries: [{ accountId: 'a', minor: 0 }] })],
  ['no side at all', posting({ entries: [] })],
  ['half a penny', posting({ entries: moved('a', 'b', 0.5) })],
  ['nothing at all', posting({ entries: moved('a', 'b', 0) })],
  ['an account named twice', posting({ entries: moved('a', 'a', 5) })],
  ['an id that is booked already', posting({ id: 'first', entries: moved('a', 'b', 5) })],
  ['no reference', posting({ reference: '', entries: moved('a', 'b', 5) })],
  ['euros on an account kept in pounds', posting({ currency: 'EUR', entries: moved('a', 'b', 5) })],
  ['an amount beyond the safe range', posting({ entries: moved('c', 'a', Number.MAX_SAFE_INTEGER) })],
])('refuses a posting with %s and books neither side', (_, wrong) => {
  const ledger = new Ledger();
  ledger.book(posting({ id: 'first', entries: moved('b', 'a', 100) }));
  const before = ledger.hash();

  expect(() => ledger.book(wrong)).toThrow(wrong.id);

  expect([ledger.balanceOf('a'), ledger.balanceOf('b'), ledger.balanceOf('c')]).toEqual([100, -100, 0]);
  expect(ledger.hash()).toBe(before);
});

it('freezes booked postings', () => {
  const ledger = new Ledger();
  const booked = posting();
  ledger.book(booked);
  expect(() => {
    (booked.entries[0] as { minor: number }).minor = 1_000_000;
  }).toThrow(TypeError);
  expect(() => (booked.entries as Posting['entries'][number][]).pop()).toThrow(TypeError);
});

it('books a posting again that was undone', () => {
  const ledger = new Ledger();
  ledger.book(posting({ id: 'first' }));
  ledger.book(posting({ id: 'second' }));
  ledger.unbookAfter(1);
  expect([ledger.has('first'), ledger.has('second')]).toEqual([true, false]);
  ledger.book(posting({ id: 'second' }));
  expect([ledger.has('second'), ledger.currencyOf('nell:current')]).toEqual([true, 'GBP']);
});

const accounts = ['a', 'b', 'c', 'd', 'clearing:world:GBP'];
const anyPostings = fc
  .array(fc.tuple(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 1_000_000 })), {
    maxLength: 50,
  })
  .map((moves) =>
    moves.map(([from, step, minor], index): Posting => {
      const [source = '', target = ''] = [accounts[from], accounts[(from + step) % accounts.length]];
      return posting({ id: `p${index}`, entries: moved(source, target, minor) });
    }),
  );

it('never creates or loses a penny, and keeps balances equal to recomputed sums', () => {
  fc.assert(
    fc.property(anyPostings, (postings) => {
      const ledger = new Ledger();
      for (const each of postings) ledger.book(each);
      const entries = ledger.postings.flatMap((each) => each.entries);
      expect(sumOf(entries)).toBe(0);
      for (const accountId of accounts) {
        expect(ledger.balanceOf(accountId)).toBe(sumOf(entries.filter((entry) => entry.accountId === accountId)));
      }
    }),
    { numRuns: runs(500) },
  );
});

it('is unchanged after postings are undone', () => {
  fc.assert(
    fc.property(anyPostings, fc.nat({ max: 50 }), (postings, kept) => {
      const [one, other] = [new Ledger(), new Ledger()];
      for (const each of postings) one.book(each);
      one.unbookAfter(kept);
      for (const each of postings.slice(0, kept)) other.book(each);
      expect(accounts.map((id) => one.balanceOf(id))).toEqual(accounts.map((id) => other.balanceOf(id)));
      expect([...one.accountIds].sort()).toEqual([...other.accountIds].sort());
      expect(one.hash()).toBe(other.hash());
    }),
    { numRuns: runs(500) },
  );
});

it('has one hash for the same postings and another when a penny differs', () => {
  const often = new Ledger();
  const once = new Ledger();
  const richer = new Ledger();
  for (let index = 0; index < 20; index += 1) {
    often.book(posting({ id: `p${index}` }));
    often.hash();
    once.book(posting({ id: `p${index}` }));
    richer.book(
      posting({ id: `p${index}`, entries: moved('clearing:payments-in:GBP', 'nell:current', index === 7 ? 101 : 100) }),
    );
  }
  expect(often.hash()).toBe(once.hash());
  expect(richer.hash()).not.toBe(once.hash());
});
