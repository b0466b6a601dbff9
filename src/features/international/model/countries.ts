import { countries as known, type TCountryCode } from 'countries-list';
import threeLetterCodes from 'countries-list/minimal/countries.2to3.min.json';
import { type CountryTag, countryTags, topCountries } from './country-tags.ts';

/** A country that money can be sent to. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly tag: CountryTag;
  readonly name: string;
  /** In its own language, where that differs. */
  readonly localName?: string;
  /** What it may be found by: names past and present, and both codes, folded. */
  readonly searchTexts: readonly string[];
}

/** Names people type that the library does not know. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  NL: ['Holland'],
  US: ['America'],
};

const inOrder = new Intl.Collator('en-GB');

/** The most used first, then the others by name. */
export const countries: readonly Country[] = [...countryTags]
  .map(([code, tag]) => countryOf(code as TCountryCode, tag))
  .sort((left, right) => placeOf(left) - placeOf(right) || inOrder.compare(left.name, right.name));

/** Every word typed must begin a word of the same name or code. */
export function isFoundBy({ searchTexts }: Pick<Country, 'searchTexts'>, typed: string): boolean {
  const words = folded(typed).split(' ').filter(Boolean);
  return searchTexts.some((text) => words.every((word) => ` ${text}`.includes(` ${word}`)));
}

export function isTopCountry({ code }: Pick<Country, 'code'>): boolean {
  return topCountries.some((top) => top === code);
}

function countryOf(code: TCountryCode, tag: CountryTag): Country {
  const { name, native, alias = [] } = known[code];
  const texts = [name, native, ...alias, code, threeLetterCodes[code] ?? '', ...(alsoCalled[code] ?? [])];
  return {
    code,
    tag,
    name,
    ...(native !== name && { localName: native }),
    searchTexts: [...new Set(texts.map(folded))].filter(Boolean),
  };
}

/** Lower case, without accents or punctuation: `Côte d’Ivoire` as `cote d ivoire`. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function placeOf({ code }: Country): number {
  const place = (topCountries as readonly string[]).indexOf(code);
  return place === -1 ? topCountries.length : place;
}
