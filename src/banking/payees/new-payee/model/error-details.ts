import type { NewPayee } from '#src/api/payees/add-payee.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import { payeeNameMistake } from '#src/rules/payee-fields.ts';

type AccountType = NewPayee['accountType'];

/** A detail that differs from the payee's bank's record. */
export type ErrorDetail =
  /** Without `onRecord` the payee's bank does not disclose the name. */
  | { readonly kind: 'name'; readonly onRecord?: string }
  | { readonly kind: 'accountType'; readonly onRecord: AccountType };

/** Which details each reason code says are wrong; other codes concern neither. */
const wrong: ReadonlyMap<string, { readonly name?: true; readonly accountType?: AccountType }> = new Map([
  ['ANNM', { name: true }],
  ['MBAM', { name: true }],
  ['BANM', { accountType: 'Business' }],
  ['PANM', { accountType: 'Personal' }],
  ['BAMM', { name: true, accountType: 'Business' }],
  ['PAMM', { name: true, accountType: 'Personal' }],
] as const);

export function errorDetailsOf({ reasonCode = '', payeeAccountName }: VerificationReport): readonly ErrorDetail[] {
  const { name, accountType } = wrong.get(reasonCode) ?? {};
  const details: ErrorDetail[] = [];
  if (name) details.push({ kind: 'name', ...(payeeAccountName !== undefined && { onRecord: payeeAccountName }) });
  if (accountType !== undefined) details.push({ kind: 'accountType', onRecord: accountType });
  return details;
}

/**
 * The details with the recorded values in place of those given; undefined if nothing would change, or if the recorded
 * name is not valid here.
 */
export function withRecorded<Details extends Pick<NewPayee, 'name' | 'accountType'>>(
  details: Details,
  errorDetails: readonly ErrorDetail[],
): Details | undefined {
  let { name, accountType } = details;
  for (const detail of errorDetails) {
    if (detail.kind === 'accountType') accountType = detail.onRecord;
    else name = detail.onRecord ?? name;
  }
  const isSame = name === details.name && accountType === details.accountType;
  return isSame || payeeNameMistake(name) !== undefined ? undefined : { ...details, name, accountType };
}
