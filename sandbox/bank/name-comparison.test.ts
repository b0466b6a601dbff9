import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsideAccounts } from '#fixtures/directory.ts';
import { runs } from '#tests/runs.ts';
import { compareNames, slipsBetween } from './name-comparison.ts';

it.each([
  // Left as it is held, right as it is given.
  ['same', 'Mrs Amelia Thornbury', 'Amelia Thornbury'],
  ['same', 'Mrs Amelia Thornbury', 'MRS AMELIA THORNBURY'],
  ['same', 'Mrs Amelia Thornbury', 'A Thornbury'],
  ['same', 'Mrs Amelia Thornbury', 'A. Thornbury'],
  ['same', 'Mrs Amelia Thornbury', 'Thornbury Amelia'],
  ['same', 'Mrs Amelia Thornbury', 'Thornbury, Amelia'],
  ['same', 'G R Haddow', 'George Richard Haddow'],
  ['same', "Ms Catherine O'Halloran", 'Catherine OHalloran'],
  ['same', "Ms Catherine O'Halloran", 'Catherine O Halloran'],
  ['same', 'Mr Nigel Smythe-Jones', 'Nigel Smythe Jones'],
  ['same', 'Renée Dubois', 'Renee Dubois'],
  ['same', 'The Revd Timothy Lovelace', 'Rev Timothy Lovelace'],
  ['same', 'Ashdown Feed & Forage', 'Ashdown Feed and Forage'],
  ['same', 'Ashdown Feed & Forage', 'The Ashdown Feed + Forage'],
  ['same', 'Gallagher & Moss Feeds Ltd', 'Gallagher & Moss Feeds Limited'],
  ['same', 'Gallagher & Moss Feeds Ltd', 'Gallagher & Moss Feeds'],
  ['same', 'Longreach Fuels plc', 'Longreach Fuels Public Limited Company'],
  ['same', 'Upper Gallop Stud Company Ltd', 'Upper Gallop Stud Co. Limited'],
  ['same', 'Kettlewell, Fair & Co Solicitors', 'Kettlewell Fair and Company Solicitors'],
  ['same', 'P Vance t/a Valley Forge Farriers', 'Valley Forge Farriers'],
  ['same', 'P Vance t/a Valley Forge Farriers', 'Peter Vance'],
  ['same', 'P Vance t/a Valley Forge Farriers', 'P Vance trading as Valley Forge Farriers'],
  ['same', 'Jubilee Marquees (Marlbeck) Ltd', 'Jubilee Marquees Marlbeck'],
  ['same', 'Wexcombe Water', 'WexcombeWater'],
  ['same', 'Lady', 'lady'],
  ['close', 'Mrs Amelia Thornbury', 'Amelia Thornbery'],
  ['close', 'Mr Jon Smith', 'Jon Smyth'],
  ['close', 'Mr William Tregarthen', 'Bill Tregarthen'],
  ['close', 'Miss Samira Khalil', 'Sam Khalil'],
  ['close', "Ms Catherine O'Halloran", "Kate O'Halloran"],
  ['close', "Mrs Margaret Anne O'Brien", "Margaret O'Brien"],
  ['close', 'Ashdown Feed & Forage', 'Ashdown Feed'],
  ['close', 'Longreach Fuels plc', 'Longreach Fuels Ltd'],
  ['close', 'Fetlock & Sons Farriers', 'Fetlok & Sons Farriers'],
  ['close', 'Coldharbour Stables', 'Coldhabour Stabels'],
  ['close', '1st Choice Horseboxes Ltd', '1st Choice Horsebox Ltd'],
  ['different', 'Mrs Amelia Thornbury', 'Thornbury'],
  ['different', 'Mrs Amelia Thornbury', 'Amelia'],
  ['different', 'Mrs Amelia Thornbury', 'Andrew Tennant'],
  ['different', 'Mr J Cawthorpe', 'Mr K Cawthorpe'],
  ['different', 'Mr David Parker', 'David Barber'],
  ['different', 'Mr Ian Fox', 'Ian Cox'],
  ['different', 'Ashdown Feed & Forage', 'Ashdown Riding School'],
  ['different', 'H Larkmead Racing', 'T Osgathorpe Racing'],
  ['different', '4 Furlong Catering', '5 Furlong Catering'],
  ['different', 'Regiment 1914 Museum', 'Regiment 1915 Museum'],
  ['different', 'Coldharbour Stables', 'Riverside Plumbing'],
] as const)('takes for %s: %s, given as %s', (expected, held, given) => {
  expect(compareNames(held, given)).toBe(expected);
  expect(compareNames(given, held)).toBe(expected);
});

describe('slips', () => {
  it.each([
    ['moss', 'moss', 0],
    ['moss', 'mos', 1],
    ['moss', 'mosses', 2],
    ['moss', 'mass', 1],
    ['moss', 'msos', 1],
    ['', 'moss', 4],
    ['moss', '', 4],
  ])('between %s and %s are %i', (left, right, slips) => {
    expect(slipsBetween(left, right)).toBe(slips);
  });
});

describe('whatever the names', () => {
  const letters = fc.stringMatching(/^[A-Z][a-z]{2,9}$/);
  const signs = fc.constantFrom(' ', '-', ' & ', "'", '. ', ', ');
  const name = fc
    .tuple(letters, fc.array(fc.tuple(signs, letters), { maxLength: 3 }))
    .map(([first, rest]) => first + rest.map(([sign, word]) => sign + word).join(''));
  const anyName = fc.oneof(name, fc.constantFrom(...outsideAccounts.map((account) => account.name)), fc.string());
  const often = { numRuns: runs(200) };
  const holds = (property: (one: string, other: string) => boolean) =>
    fc.assert(fc.property(anyName, anyName, property), often);

  it('each is the same as itself', () => holds((one) => compareNames(one, one) === 'same'));

  it('one compares to the other as the other to the one', () => {
    holds((one, other) => compareNames(one, other) === compareNames(other, one));
  });

  it('neither capitals nor full stops and commas change what comes of it', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const found = compareNames(one, other);
        expect(compareNames(one.toUpperCase(), other)).toBe(found);
        expect(compareNames(one.replaceAll(' ', '. '), `${other.replaceAll(' ', ' , ')}.`)).toBe(found);
      }),
      often,
    );
  });

  it('a title changes nothing', () => {
    fc.assert(
      fc.property(name, name, fc.constantFrom('Mr', 'Mrs', 'Dr', 'Sir', 'The Revd'), (one, other, title) => {
        expect(compareNames(`${title} ${one}`, other)).toBe(compareNames(one, other));
      }),
      often,
    );
  });

  it('Ltd is Limited, and is as good as nothing', () => {
    fc.assert(
      fc.property(name, (one) => {
        expect(compareNames(`${one} Ltd`, `${one} Limited`)).toBe('same');
        expect(compareNames(`${one} Ltd.`, one)).toBe('same');
        expect(compareNames(`${one} Ltd`, `${one} plc`)).toBe('close');
      }),
      often,
    );
  });

  it('initials stand for forenames, but for no other', () => {
    fc.assert(
      fc.property(letters, letters, letters, (first, second, surname) => {
        expect(compareNames(`${first} ${second} ${surname}`, `${first[0]} ${second[0]} ${surname}`)).toBe('same');
        expect(compareNames(`${first} ${surname}`, `${first[0] === 'X' ? 'Y' : 'X'} ${surname}`)).toBe('different');
      }),
      often,
    );
  });
});
