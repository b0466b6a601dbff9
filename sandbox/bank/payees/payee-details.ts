import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { branchOf } from '#sandbox/bank/numbers/sort-codes.ts';
import type { SubjectPayee } from '#sandbox/bank/records/approval.ts';
import type { AccountDetails, CopCheckRecord, PayeeReport } from '#sandbox/bank/records/cop-check.ts';
import type { PayeeDetails } from '#sandbox/bank/records/payee.ts';
import {
  areSameReferences,
  mayBePaid,
  type NameObjection,
  objectionToName,
  objectionToReference,
  type ReferenceObjection,
} from './payee-fields.ts';
import { isListed } from './payees.ts';

export type DetailsObjection =
  | NameObjection
  | ReferenceObjection
  | 'details-not-found'
  | 'payee-exists'
  | 'not-checked';

/** Why these details are refused; undefined where they are accepted. `besides` is the payee being changed. */
export function objectionToDetails(
  bank: Bank,
  customer: Customer,
  partyId: string,
  details: PayeeDetails,
  besides?: { readonly id: string } & PayeeDetails,
): DetailsObjection | undefined {
  const { accountName, nickName, reference } = details;
  const inFields =
    objectionToName(accountName) ??
    (nickName === null ? undefined : objectionToName(nickName)) ??
    objectionToReference(reference);
  if (inFields !== undefined) return inFields;
  if (!mayBePaid(details)) return 'details-not-found';
  if (isPayeeAlready(bank, partyId, details, besides?.id)) return 'payee-exists';
  const isKnown = besides !== undefined && isSameAccount(besides, details) && isSameResult(besides.report, details);
  return isKnown || wasChecked(bank, customer, details) ? undefined : 'not-checked';
}

/** Whether the party has a payee with that account. At a building society the reference must match too. */
export function isPayeeAlready({ records }: Bank, partyId: string, details: PayeeDetails, besidesId?: string): boolean {
  return records
    .all('payees')
    .some(
      (payee) =>
        payee.id !== besidesId &&
        payee.partyId === partyId &&
        isListed(payee) &&
        payee.sortCode === details.sortCode &&
        payee.accountNumber === details.accountNumber &&
        (branchOf(details.sortCode)?.wantsReference !== true || areSameReferences(payee.reference, details.reference)),
    );
}

export function areSameDetails(left: PayeeDetails, right: PayeeDetails): boolean {
  return (
    left.nickName === right.nickName &&
    isSameAccount(left, right) &&
    isSameResult(left.report, right) &&
    left.report.selectionStatus === right.report.selectionStatus
  );
}

/** What an authoriser is shown of a payee. */
export function subjectPayeeOf(details: SubjectPayee): SubjectPayee {
  const { nickName, accountName, accountNumber, sortCode, reference } = details;
  return { nickName, accountName, accountNumber, sortCode, reference };
}

export function detailsOf(details: PayeeDetails): PayeeDetails {
  const { nickName, accountName, accountNumber, sortCode, accountType, reference, report } = details;
  return { nickName, accountName, accountNumber, sortCode, accountType, reference, report };
}

function wasChecked({ records }: Bank, { session }: Customer, details: PayeeDetails): boolean {
  return records
    .all('copChecks')
    .some(
      (check) =>
        check.sessionId === session.id &&
        isSameResult(check.report, details) &&
        (isSameAccount(check, details) || isSameAccount(asCorrectedBy(check), details)),
    );
}

/** The details as the other bank corrected them: its name, and the other kind of holder. */
function asCorrectedBy(check: CopCheckRecord): CopCheckRecord {
  const { reasonCode, payeeAccountName } = check.report;
  const kindDiffers = reasonCode !== null && ['BANM', 'PANM', 'BAMM', 'PAMM'].includes(reasonCode);
  const other = check.accountType === 'Personal' ? 'Business' : 'Personal';
  return {
    ...check,
    accountName: payeeAccountName ?? check.accountName,
    accountType: kindDiffers ? other : check.accountType,
  };
}

function isSameAccount(left: AccountDetails, right: AccountDetails): boolean {
  return (
    left.accountName === right.accountName &&
    left.accountNumber === right.accountNumber &&
    left.sortCode === right.sortCode &&
    left.accountType === right.accountType &&
    left.reference === right.reference
  );
}

/** The customer may have chosen to continue, but may not claim a pass that the bank did not give. */
function isSameResult(found: PayeeReport, { report }: PayeeDetails): boolean {
  return (
    (report.selectionStatus !== 'Y' || found.selectionStatus === 'Y') &&
    found.enabled === report.enabled &&
    found.matched === report.matched &&
    found.reasonCode === report.reasonCode &&
    found.payeeAccountName === report.payeeAccountName
  );
}
