import { expect, it } from 'vitest';
import { partAt, placesIn, readDocument, withPart, writeDocument } from './document.ts';

it('reads what it has written', () => {
  const document = { years: 3, accounts: [{ balance: '-240.15' }] };
  expect(readDocument(writeDocument(document))).toEqual({ outcome: 'read', document });
});

it.each([
  ['{ "years": 3', /^This is not JSON: ./],
  ['', /^This is not JSON: ./],
  ['[]', 'A description is an object, written in braces.'],
  ['null', 'A description is an object, written in braces.'],
])('says why it cannot read “%s”', (text, reason) => {
  expect(readDocument(text)).toEqual({ outcome: 'unreadable', reason: expect.stringMatching(reason) });
});

it('changes one part in its place, and nothing else', () => {
  const document = { seed: 1, people: [{ firstName: 'Ada', lock: 'none' }], years: 2 };
  const changed = withPart(document, ['people', 0, 'lock'], 'by-bank');
  expect(JSON.stringify(changed)).toBe('{"seed":1,"people":[{"firstName":"Ada","lock":"by-bank"}],"years":2}');
  expect(document.people[0]?.lock).toBe('none');
  expect(withPart(document, ['people', 2, 'lock'], 'by-bank').people).toEqual([
    document.people[0],
    {},
    { lock: 'by-bank' },
  ]);
  expect(withPart({ payees: { count: 4 } }, ['payees', 'count'], undefined)).toEqual({});
});

it('finds nothing in what every object inherits', () => {
  expect(partAt({}, ['constructor'])).toBeUndefined();
  expect(partAt('text', ['length'])).toBeUndefined();
});

it('names the place of everything that is said', () => {
  expect(placesIn({ a: 1, b: [{ c: null }, {}, ['x']], d: {} })).toEqual(['a', 'b[0].c', 'b[2][0]']);
});
