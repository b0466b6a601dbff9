import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The areas of the contract. Each has its own pact, because several teams run the modules of the real service. */
export const areas = [
  'session',
  'sign-in',
  'profile',
  'credentials',
  'reset-links',
  'second-factor',
  'mailbox',
  'mail-messages',
  'mail-sending',
  'alerts',
  'data-sharing',
  'accounts',
  'account-names',
  'account-details',
  'transactions',
  'transaction-files',
  'statements',
  'activity',
  'cheques',
  'approvals',
  'authorisations',
  'payees',
  'payee-check',
  'sort-codes',
  'limits',
  'payments',
  'instructions',
  'transfers',
  'upcoming',
  'bulk',
  'guards',
] as const;

export type Area = (typeof areas)[number];

export const consumer = 'paddock';

export function providerOf(area: Area): string {
  return `digx-${area}`;
}

export const pactFolder = fileURLToPath(new URL('../pacts', import.meta.url));

export function pactFileOf(area: Area): string {
  return join(pactFolder, `${consumer}-${providerOf(area)}.json`);
}

/** Undefined if the area has no pact yet. */
export function readPact(area: Area): string | undefined {
  try {
    return readFileSync(pactFileOf(area), 'utf8');
  } catch {
    return undefined;
  }
}
