import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coloursKey, sharedStorage } from '#src/api/environment/page-storage.ts';
import { keepSilk, keptSilks, readSilks, shownSilk } from './kept-silks.ts';
import { keptText, mayHaveSilk, watchSilks } from './kept-text.ts';
import { type Silk, silkFor, silkPairs, silkPatterns } from './silk.ts';
import { accountWearer, entityWearer } from './wearer.ts';

const hoops: Silk = { pattern: 'hoops', body: 'emerald', second: 'white' };
const account = { sortCode: '609303', accountNumber: '12345678', group: 'current' } as const;
const household = wearer(account);
const yard = wearer({ ...account, accountNumber: '87654321', group: 'racing' });

function wearer(of: Parameters<typeof accountWearer>[0]) {
  const made = accountWearer(of);
  if (made === undefined) throw new Error('An account without a number has no colours.');
  return made;
}

const shown = (of = household) => shownSilk(of, keptSilks());

it('leaves a private account plain until colours are chosen, and again once they are removed', () => {
  expect(shown()).toBeUndefined();
  keepSilk(household, hoops);
  expect(shown()).toEqual(hoops);
  keepSilk(household, undefined);
  expect([shown(), sharedStorage.getItem(coloursKey)]).toEqual([undefined, null]);
});

it('gives a racing account colours that stay, until others are chosen or they are removed', () => {
  expect(shown(yard)).toEqual(silkFor(yard));
  keepSilk(yard, hoops);
  expect(shown(yard)).toEqual(hoops);
  keepSilk(yard, undefined);
  expect(shown(yard)).toBeUndefined();
});

it('knows without reading the colours whether there may be any', () => {
  const known = () => [household, yard].map((each) => [mayHaveSilk(each, keptText()), shown(each) !== undefined]);
  expect(known()).toEqual([
    [false, false],
    [true, true],
  ]);
  keepSilk(household, hoops);
  keepSilk(yard, undefined);
  expect(known()).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('never keeps a number, a sort code or a name', () => {
  const entity = entityWearer({ displayId: '***042', title: 'Chalk Down Stud' }, false);
  keepSilk(household, hoops);
  keepSilk(entity, { ...hoops, pattern: 'star' });
  expect(sharedStorage.getItem(coloursKey)).toMatch(
    /^[0-9a-f]{4}:hoops\.emerald\.white [0-9a-f]{4}:star\.emerald\.white$/,
  );
});

it('shares four digits among many account numbers, so that none can be worked out', () => {
  const numbers = Array.from({ length: 200_000 }, (_, at) => String(10_000_000 + at * 37).padStart(8, '0'));
  const holders = new Map<string, number>();
  for (const accountNumber of numbers) {
    const { key } = wearer({ ...account, accountNumber });
    holders.set(key, (holders.get(key) ?? 0) + 1);
  }
  // 200,000 numbers over 65,536 keys.
  expect(holders.size).toBeGreaterThan(60_000);
  expect(Math.max(...holders.values())).toBeLessThan(16);
});

it('has no colours for an account without a number', () => {
  expect(accountWearer({ ...account, accountNumber: '' })).toBeUndefined();
});

it('dresses racing accounts in many ways, and never plainly', () => {
  const silks = Array.from({ length: 300 }, (_, at) => silkFor({ key: (at * 211).toString(16).padStart(4, '0') }));
  expect(new Set(silks.map(({ pattern, body, second }) => pattern + body + second)).size).toBeGreaterThan(150);
  expect(silks.some(({ pattern }) => pattern === 'plain')).toBe(false);
});

it('takes no harm from text that somebody else has stored', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(readSilks(text)).toBeInstanceOf(Map)));
  const kept = readSilks(
    '12ab:hoops.emerald.white 12ac:hoops.emerald.pink 12345678:none __proto__:none 12ad:none 12ae',
  );
  expect([...kept]).toEqual([
    ['12ab', hoops],
    ['12ad', 'none'],
  ]);
});

it('reads back whatever was chosen', () => {
  const silk = fc.record({ pattern: fc.constantFrom(...silkPatterns), pair: fc.constantFrom(...silkPairs) });
  fc.assert(
    fc.property(silk, ({ pattern, pair: [body, second] }) => {
      keepSilk(yard, { pattern, body, second });
      expect(shown(yard)).toEqual({ pattern, body, second });
    }),
  );
});

it('tells everyone who watches', () => {
  let told = 0;
  const stop = watchSilks(() => {
    told += 1;
  });
  keepSilk(household, hoops);
  stop();
  keepSilk(household, undefined);
  expect(told).toBe(1);
});
