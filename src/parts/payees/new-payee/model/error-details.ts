import type { NewPayee } from '#src/api/payees/add-payee.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import { payeeNameMistake } from '#src/rules/payee-fields.ts';

type AccountType = NewPayee['accountType'];

/** Something that is not as the other bank has it. */
export type ErrorDetail =
  /** Without `onRecord` the other bank does not tell the name. */
  | { readonly kind: 'name'; readonly onRecord?: string }
  | { readonly kind: 'accountType'; readonly onRecord: AccountType };

/** What each reason says is wrong; those that are not here are about neither. */
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
 * The details with what is on record in the place of what was given; undefined where that makes no difference, or where
 * a name on record is none that a payee may have here.
 */
export function takenOver<Details extends Pick<NewPayee, 'name' | 'accountType'>>(
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
