import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsideAccounts } from '#fixtures/directory.ts';
import { holderKinds } from '#sandbox/bank/records/cop-check.ts';
import { runs } from '#tests/runs.ts';
import { compareNames } from './name-comparison.ts';
import { namePairs } from './name-pairs.fixture.ts';
import { traderOf, wordsOf } from './name-words.ts';

const P = ['Personal'] as const;
const B = ['Business'] as const;
const either = ['Personal', 'Business'] as const;

it.each([
  ['same', P, 'Mrs Amelia Thornbury', 'Amelia Thornbury'],
  ['same', P, 'Mrs Amelia Thornbury', 'MRS AMELIA THORNBURY'],
  ['same', P, 'Mrs Amelia Thornbury', 'A Thornbury'],
  ['same', P, 'Mrs Amelia Thornbury', 'A. Thornbury'],
  ['same', P, 'Mrs Amelia Thornbury', 'Thornbury, Amelia'],
  ['same', P, 'Mrs Amelia Thornbury', 'Thornbury, Mrs A'],
  ['same', P, 'James Thomas', 'Thomas, James'],
  ['same', P, 'John Smith', 'John Smith, Esq.'],
  ['same', P, 'G R Haddow', 'George Richard Haddow'],
  ['same', P, "Ms Catherine O'Halloran", 'Catherine OHalloran'],
  ['same', P, "Ms Catherine O'Halloran", 'Catherine O Halloran'],
  ['same', P, 'Mr Nigel Smythe-Jones', 'Nigel Smythe Jones'],
  ['same', P, 'Renée Dubois', 'Renee Dubois'],
  ['same', P, 'The Revd Timothy Lovelace', 'Rev Timothy Lovelace'],
  ['same', P, 'O Pritchard & S Pritchard', 'Sam Pritchard and Mrs Olive Pritchard'],
  ['same', P, 'O Pritchard & S Pritchard', 'S & O Pritchard'],
  ['same', P, 'Mr & Mrs J Smith', 'Jane Smith'],
  ['same', B, 'Ashdown Feed & Forage', 'Ashdown Feed and Forage'],
  ['same', B, 'Ashdown Feed & Forage', 'The Ashdown Feed + Forage'],
  ['same', B, 'Gallagher & Moss Feeds Ltd', 'Gallagher & Moss Feeds Limited'],
  ['same', B, 'Gallagher & Moss Feeds Ltd', 'Gallagher & Moss Feeds'],
  ['same', B, 'Longreach Fuels plc', 'Longreach Fuels Public Limited Company'],
  ['same', B, 'Upper Gallop Stud Company Ltd', 'Upper Gallop Stud Co. Limited'],
  ['same', B, 'Kettlewell, Fair & Co Solicitors', 'Kettlewell Fair and Company Solicitors'],
  ['same', B, 'Jubilee Marquees (Marlbeck) Ltd', 'Jubilee Marquees Marlbeck'],
  ['same', B, 'Wexcombe Water', 'WexcombeWater'],
  ['same', either, 'Lady', 'lady'],
  ['same', either, 'Mr Lord', 'Lord'],
  ['same', either, 'Jack Lord', 'Mr Jack Lord Esq'],
  ['same', P, 'John T A Smith', 'J T A Smith'],
  ['different', either, '😀', '🎉'],
  ['different', either, '😀', '😀'],
  ['different', either, '!!!', '???'],
  ['different', either, '😀', 'Amelia Thornbury'],
  ['close', P, 'Mrs Amelia Thornbury', 'Amelia Thornbery'],
  ['close', P, 'Mrs Amelia Thornbury', 'Thornbury Amelia'],
  ['close', P, 'James Thomas', 'Thomas James'],
  ['close', P, 'Mr Jon Smith', 'Jon Smyth'],
  ['close', P, 'Mr J Constructor', 'J Constructer'],
  ['close', P, 'Mr William Tregarthen', 'Bill Tregarthen'],
  ['close', P, 'Miss Samira Khalil', 'Sam Khalil'],
  ['close', P, "Ms Catherine O'Halloran", "Kate O'Halloran"],
  ['close', P, "Mrs Margaret Anne O'Brien", "Margaret O'Brien"],
  ['close', P, 'O Pritchard & S Pritchard', 'Sam Pritchard & Olive Pritcherd'],
  ['close', B, 'Ashdown Feed & Forage', 'Ashdown Feed'],
  ['close', B, 'Longreach Fuels plc', 'Longreach Fuels Ltd'],
  ['close', B, 'Fetlock & Sons Farriers', 'Fetlok & Sons Farriers'],
  ['close', B, 'Coldharbour Stables', 'Coldhabour Stabels'],
  ['close', B, '1st Choice Horseboxes Ltd', '1st Choice Horsebox Ltd'],
  ['close', B, 'Quillon Press', 'Q Press'],
  ['close', B, 'Browns Garage', 'B Garage'],
  ['different', either, 'Mrs Amelia Thornbury', 'Thornbury'],
  ['different', either, 'Mrs Amelia Thornbury', 'Amelia'],
  ['different', either, 'Mrs Amelia Thornbury', 'Andrew Tennant'],
  ['different', either, 'Mr J Cawthorpe', 'Mr K Cawthorpe'],
  ['different', either, 'Mr David Parker', 'David Barber'],
  ['different', either, 'Mr Ian Fox', 'Ian Cox'],
  ['different', either, 'Jack Lord', 'Jack Dame'],
  ['different', either, 'Jack Lord', 'Jack'],
  ['different', either, 'John T A Smith', 'Smith'],
  ['different', P, 'O Pritchard & S Pritchard', 'O Pritchard & T Pritchard'],
  ['different', B, 'Ashdown Feed & Forage', 'Ashdown Riding School'],
  ['different', B, 'H Larkmead Racing', 'T Osgathorpe Racing'],
  ['different', B, '4 Furlong Catering', '5 Furlong Catering'],
  ['different', B, 'Regiment 1914 Museum', 'Regiment 1915 Museum'],
  ['different', either, 'Flat 1234', 'Flat 123a'],
  ['different', B, 'Coldharbour Stables', 'Riverside Plumbing'],
] as const)('gives %s, of %s: %s and %s', (expected, kinds, one, other) => {
  for (const kind of kinds) {
    expect(compareNames(one, other, kind)).toBe(expected);
    expect(compareNames(other, one, kind)).toBe(expected);
  }
});

describe.each(Object.entries(namePairs))('%s', (_, pairs) => {
  it.each(pairs)('%s, of %s: %s and %s', (expected, kinds, one, other) => {
    for (const kind of kinds) {
      expect([compareNames(one, other, kind), compareNames(other, one, kind)]).toEqual([expected, expected]);
    }
  });
});

describe('a sole trader', () => {
  const farrier = 'P Vance t/a Valley Forge Farriers';

  it.each([
    ['same', farrier, B, 'Valley Forge Farriers'],
    ['same', farrier, B, 'P Vance'],
    ['same', farrier, P, 'Peter Vance'],
    ['close', farrier, B, 'Peter Vance'],
    ['same', farrier, B, 'P Vance trading as Valley Forge Farriers'],
    ['same', farrier, B, 'P Vance t/as Valley Forge Farriers'],
    ['same', 'P Vance T/As Valley Forge Farriers', B, 'Valley Forge Farriers'],
    ['different', 'Mr Kwame Mensah', either, 'Evil Corp t/as Kwame Mensah'],
    ['same', farrier, either, 'P VANCE T/A VALLEY FORGE FARRIERS'],
    ['same', farrier, B, 'P Vance Valley Forge Farriers'],
    ['close', farrier, B, 'P Vance t/a Valley Forge Farrier'],
    ['close', 'J Smith t/a Quillon Press', P, 'Q Press'],
    ['different', farrier, either, 'Q Jones t/a Valley Forge Farriers'],
    ['different', farrier, either, 'P Vance t/a Riverside Plumbing'],
    ['different', farrier, either, 'Valley Forge Farriers t/a P Vance'],
    ['different', 'Mr Kwame Mensah', either, 'Evil Corp t/a Kwame Mensah'],
    ['different', 'Mr Kwame Mensah', either, 'Kwame Mensah trading as Evil Corp'],
    ['different', 'Hugh Fenn & Ann Fenn', P, 'Hugh Fenn & Ann Fenn t/a Evil Corp'],
    ['different', 'Mr Kwame Mensah', either, 't/a Evil Corp'],
  ] as const)('is %s: held as %s, of %s, given as %s', (expected, held, kinds, given) => {
    for (const kind of kinds) expect(compareNames(held, given, kind)).toBe(expected);
  });
});

describe('any names', () => {
  // No title, honour or legal form.
  const isName = (word: string) =>
    [`${word} Aa Bb`, `Aa Bb ${word}`].every((name) =>
      holderKinds.every((kind) => wordsOf(name, kind).words.length === 3),
    );
  const letters = fc.stringMatching(/^[A-Z][a-z]{2,9}$/).filter(isName);
  const separators = fc.constantFrom(' ', '-', ' & ', "'", '. ', ', ');
  const name = fc
    .tuple(letters, fc.array(fc.tuple(separators, letters), { maxLength: 3 }))
    .map(([first, rest]) => first + rest.map(([separator, word]) => separator + word).join(''));
  const known = outsideAccounts.map((account) => account.name);
  const anyName = fc.oneof(name, fc.constantFrom(...known), fc.string());
  const kind = fc.constantFrom(...holderKinds);
  const often = { numRuns: runs(200) };

  it('match themselves, unless they are symbols alone', () => {
    const isWord = (one: string) => /[\p{L}\p{M}\p{N}&+]/u.test(one.normalize('NFKD').replace(/[\u0300-\u036fʼ]/g, ''));
    fc.assert(
      fc.property(anyName, kind, (one, of) => compareNames(one, one, of) === (isWord(one) ? 'same' : 'different')),
      often,
    );
  });

  it('compare the same in both directions without a trading name', () => {
    const plain = anyName.filter((one) => traderOf(one) === undefined);
    fc.assert(
      fc.property(plain, plain, kind, (one, other, of) => {
        expect(compareNames(one, other, of)).toBe(compareNames(other, one, of));
      }),
      often,
    );
  });

  it('ignore case and a firm’s punctuation', () => {
    fc.assert(
      fc.property(name, name, kind, (one, other, of) => {
        expect(compareNames(one.toUpperCase(), other, of)).toBe(compareNames(one, other, of));
        const pointed = [one.replaceAll(' ', '. '), `${other.replaceAll(' ', ' , ')}.`] as const;
        expect(compareNames(...pointed, 'Business')).toBe(compareNames(one, other, 'Business'));
      }),
      often,
    );
  });

  it('ignore a title', () => {
    fc.assert(
      fc.property(name, name, kind, fc.constantFrom('Mr', 'Mrs', 'Dr', 'Sir', 'The Revd'), (one, other, of, title) => {
        expect(compareNames(`${title} ${one}`, other, of)).toBe(compareNames(one, other, of));
      }),
      often,
    );
  });

  it('ignore Ltd and Limited', () => {
    fc.assert(
      fc.property(name, (one) => {
        expect(compareNames(`${one} Ltd`, `${one} Limited`, 'Business')).toBe('same');
        expect(compareNames(`${one} Ltd.`, one, 'Business')).toBe('same');
        expect(compareNames(`${one} Ltd`, `${one} plc`, 'Business')).toBe('close');
      }),
      often,
    );
  });

  it('accept a person’s own initials only', () => {
    fc.assert(
      fc.property(letters, letters, letters, kind, (first, second, surname, of) => {
        const found = compareNames(`${first} ${second} ${surname}`, `${first[0]} ${second[0]} ${surname}`, of);
        expect(found).toBe(of === 'Personal' ? 'same' : 'close');
        expect(compareNames(`${first} ${surname}`, `${first[0] === 'X' ? 'Y' : 'X'} ${surname}`, of)).toBe('different');
      }),
      often,
    );
  });
});
