import type { InternationalRequest } from './check-request.ts';

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

/** Allowed, because people bank abroad, but often a mistake. */
export function ibanCountryNotice({
  iban,
  country,
}: Pick<InternationalRequest, 'iban' | 'country'>): string | undefined {
  const held = iban?.slice(0, 2);
  if (held === undefined || held === country.code || held === sharedIbans[country.code]) return undefined;
  return `This IBAN begins with ${held}, so the account is not held in ${country.name}. Please check both.`;
}
