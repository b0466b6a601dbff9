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

/** The mistake in an IBAN whose account is not held in the country chosen. */
export function ibanCountryMistake(iban: string, { code, name }: Country): string | undefined {
  const held = iban.slice(0, 2);
  if (held === code || held === sharedIbans[code]) return undefined;
  return `This IBAN begins with ${held}, so the account is not held in ${name}. Please check both.`;
}
