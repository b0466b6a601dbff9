import type { Country } from './countries.ts';

/** Territories whose accounts have the IBANs of another country. */
const sharedIbans: Readonly<Record<string, string>> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GG: 'GB',
  GP: 'FR',
  IM: 'GB',
  JE: 'GB',
  MF: 'FR',
  MQ: 'FR',
  NC: 'FR',
  PF: 'FR',
  PM: 'FR',
  RE: 'FR',
  WF: 'FR',
  YT: 'FR',
};

/** The letters that an IBAN of the country begins with. */
export function ibanLetters({ code }: Country): string {
  return sharedIbans[code] ?? code;
}

/** The mistake in an IBAN whose account is not held in the country chosen. */
export function ibanCountryMistake(iban: string, country: Country): string | undefined {
  const held = iban.slice(0, 2);
  if (held === country.code || held === ibanLetters(country)) return undefined;
  return `This IBAN begins with ${held}, so the account is not held in ${country.name}. Please check both.`;
}
