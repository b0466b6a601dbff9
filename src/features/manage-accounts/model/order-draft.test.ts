import fc from 'fast-check';
import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { runs } from '#tests/runs.ts';
import { arranged, changedPlaces, isInPlace, moved, nothingMoved } from './order-draft.ts';

const house = named('house', 10);
const shop = named('shop', 20);
const yard = named('yard', 30);
const group = [house, shop, yard];

it('swaps the order values of two neighbours only', () => {
  const draft = moved(group, shop.id, -1, nothingMoved);
  expect(titles(arranged(group, draft))).toEqual(['shop', 'house', 'yard']);
  expect(saved(group, draft)).toEqual({ house: 20, shop: 10 });
});

it.each([
  ['the first up', house.id, -1],
  ['the last down', yard.id, 1],
  ['an unknown account', asId<AccountId>('gone'), 1],
] as const)('does not move %s', (_, id, step) => {
  expect(moved(group, id, step, nothingMoved)).toBe(nothingMoved);
});

it('has nothing to save after a move and back', () => {
  const there = moved(group, house.id, 1, nothingMoved);
  const back = moved(arranged(group, there), house.id, -1, there);
  expect(titles(arranged(group, back))).toEqual(['house', 'shop', 'yard']);
  expect(changedPlaces(group, back)).toEqual([]);
});

it.each([
  ['no account has an order value', [9999, 9999, 9999]],
  ['two accounts have none', [1, 9999, 9999]],
  ['two accounts have the same', [4, 7, 7]],
])('renumbers the group if %s', (_, orders) => {
  const listed = orders.map((order, place) => named(`account ${place + 1}`, order));
  const draft = moved(listed, listed[2]?.id ?? house.id, -1, nothingMoved);
  expect(titles(arranged(listed, draft))).toEqual(['account 1', 'account 3', 'account 2']);
  expect([...draft.values()].sort()).toEqual([1, 2, 3]);
});

it('has nothing to save after accounts without an order value are moved and back', () => {
  const listed = [named('house', 7), named('shop', 7)];
  const there = moved(listed, listed[0]?.id ?? house.id, 1, nothingMoved);
  const back = moved(arranged(listed, there), listed[0]?.id ?? house.id, -1, there);
  expect(changedPlaces(listed, there)).not.toEqual([]);
  expect(changedPlaces(listed, back)).toEqual([]);
});

it('saves only what changed in each group', () => {
  const [loan, mortgage] = [named('loan', 1, 'lending'), named('mortgage', 2, 'lending')];
  const all = [...group, loan, mortgage];
  const draft = moved([loan, mortgage], mortgage.id, -1, moved(group, yard.id, -1, nothingMoved));
  expect(saved(all, draft)).toEqual({ shop: 30, yard: 20, loan: 2, mortgage: 1 });
});

it('saves the customer’s order, even if the bank’s has changed meanwhile', () => {
  const draft = moved(group, shop.id, -1, nothingMoved);
  const now = [house, { ...yard, order: shop.order }, { ...shop, order: yard.order }];
  expect(titles(arranged(now, draft))).toEqual(['shop', 'house', 'yard']);
  expect(saved(now, draft)).toEqual({ shop: 10, house: 20, yard: 30 });
});

it('forgets the move of an account that has left the list', () => {
  expect(saved([house, yard], moved(group, shop.id, -1, nothingMoved))).toEqual({});
});

it('is in place once the bank has the same order, but not while a moved account is missing', () => {
  const draft = moved(group, shop.id, -1, nothingMoved);
  expect(isInPlace(group, draft)).toBe(false);
  expect(isInPlace([{ ...house, order: 20 }, { ...shop, order: 10 }, yard], draft)).toBe(true);
  expect(isInPlace([house, yard], draft)).toBe(false);
  expect(isInPlace([], draft)).toBe(false);
});

it('arranges accounts as swapping neighbours would, and saves the same order', () => {
  const orders = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 });
  const moves = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.constantFrom(-1 as const, 1 as const)), { maxLength: 20 });
  fc.assert(
    fc.property(orders, moves, (given, steps) => {
      const listed = arranged(
        given.map((order, place) => named(`${place}`, order)),
        nothingMoved,
      );
      const expected = titles(listed);
      let draft = nothingMoved;
      for (const [place, step] of steps) {
        const now = arranged(listed, draft);
        const [one, other] = [expected[place], expected[place + step]];
        if (one === undefined || other === undefined) continue;
        expected[place] = other;
        expected[place + step] = one;
        draft = moved(now, asId<AccountId>(one), step, draft);
      }
      expect(titles(arranged(listed, draft))).toEqual(expected);

      const places = new Map(changedPlaces(listed, draft).map((change) => [change.account.id, change.order]));
      const after = listed.map((one) => ({ ...one, order: places.get(one.id) ?? one.order }));
      expect(titles(arranged(after, nothingMoved))).toEqual(expected);
    }),
    { numRuns: runs(300) },
  );
});

function named(title: string, order: number, kind: Account['group'] = 'current'): Account {
  return account({ id: asId<AccountId>(title), title, order, group: kind });
}

function titles(accounts: readonly Account[]): string[] {
  return accounts.map(({ title }) => title);
}

function saved(accounts: readonly Account[], draft: typeof nothingMoved): Readonly<Record<string, number>> {
  return Object.fromEntries(changedPlaces(accounts, draft).map((change) => [change.account.id, change.order]));
}
