import { branches, checksToTry, outsideAccounts } from '#fixtures/directory.ts';
import { namedByResult } from './named-by-result.ts';
import type { PayeeDetails } from './sandbox-settings.ts';

/** What a link can fill into the page of a new payee: details for each result of a check, accounts elsewhere, sort codes. */
const knownPayees: ReadonlyMap<string, PayeeDetails> = new Map([
  ...namedByResult(checksToTry).map(({ id, accountName, accountType, sortCode, accountNumber, reference }) =>
    named(id, { name: accountName, type: accountType, sortCode, accountNumber, reference }),
  ),
  ...outsideAccounts.map(({ alias, name, type, sortCode, accountNumber, reference = '' }) =>
    named(alias, { name, type, sortCode, accountNumber, reference }),
  ),
  ...branches.map(({ sortCode }) => named(sortCode, { sortCode })),
]);

export const payeeNames: readonly string[] = [...knownPayees.keys()];

/** Undefined for a name that is none of `payeeNames`. */
export function detailsOfKnown(name: string): PayeeDetails | undefined {
  return knownPayees.get(name);
}

function named(name: string, details: PayeeDetails): readonly [string, PayeeDetails] {
  return [name, details];
}
