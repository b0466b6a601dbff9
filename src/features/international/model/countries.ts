import { countries as known, type TCountryCode } from 'countries-list';
import threeLetterCodes from 'countries-list/minimal/countries.2to3.min.json';

/** A country that money can be sent to. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly tag: CountryTag;
  readonly name: string;
  /** In its own language, where that differs. */
  readonly localName?: string;
  /** What people there pay with, the usual one first. */
  readonly currencies: readonly string[];
  /** What it may be found by: names past and present, and both codes, folded. */
  readonly searchTexts: readonly string[];
}

/** How a country's accounts are named: by IBAN, by a routing number (ABA, BSB), or by BIC and account number (SWIFT). */
type CountryTag = 'IB' | 'AB' | 'SW';

/**
 * The countries offered, by tag. IBAN countries are those of the IBAN registry, with the territories that share the
 * IBANs of France, Finland and the United Kingdom. Places without banks are left out. Assumed.
 */
const codesByTag = {
  IB: `AD AE AL AT AX AZ BA BE BG BH BI BL BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GF GG GI GL GP GR GT
    HN HR HU IE IL IM IQ IS IT JE JO KW KZ LB LC LI LT LU LV LY MC MD ME MF MK MN MQ MR MT MU NC NI NL NO OM PF PK PL PM
    PS PT QA RE RO RS RU SA SC SD SE SI SK SM SO ST SV TL TN TR UA VA VG WF XK YE YT`,
  AB: 'US CA AU ZA',
  SW: `AF AG AI AM AO AR AS AW BB BD BF BJ BM BN BO BQ BS BT BW BZ CD CF CG CI CK CL CM CN CO CU CV CW DM DZ EC ER ET FJ
    FM GA GD GH GM GN GQ GU GW GY HK HT ID IN IR JM JP KE KG KH KI KM KN KP KR KY LA LK LR LS MA MG MH ML MM MO MP MS MV
    MW MX MY MZ NA NE NF NG NP NR NU NZ PA PE PG PH PR PW PY RW SB SG SH SL SN SR SS SX SY SZ TC TD TG TH TJ TM TO TT TV
    TW TZ UG UY UZ VC VE VI VN VU WS ZM ZW`,
} as const satisfies Record<CountryTag, string>;

const countryTags: ReadonlyMap<string, CountryTag> = new Map(
  (Object.keys(codesByTag) as CountryTag[]).flatMap((tag) => codesByTag[tag].split(/\s+/).map((code) => [code, tag])),
);

/** Shown first, in this order. */
const topCountries = ['IE', 'FR', 'US', 'AU', 'ES'] as const;

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
  const { name, native, alias = [], currency: currencies } = known[code];
  const texts = [name, native, ...alias, code, threeLetterCodes[code] ?? '', ...(alsoCalled[code] ?? [])];
  return {
    code,
    tag,
    name,
    ...(native !== name && { localName: native }),
    currencies,
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
