import type { BankError } from '#src/api/messages/bank-error.ts';
import type { NewPayee } from '#src/api/payees/add-payee.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { type ErrorDetail, errorDetailsOf } from './error-details.ts';

/** The details a payee is checked by, and added with once the check allows it. */
export type PayeeDetails = Omit<NewPayee, 'report'> & PartyArg;

export type CheckFailure =
  | {
      readonly kind: 'reported';
      /** The scheme's reason; undefined if the account could not be checked and no reason was given. */
      readonly errorCode: string | undefined;
      readonly errorDetails: readonly ErrorDetail[];
      readonly report: VerificationReport;
    }
  /** No report: the check must be repeated before anything else. */
  | { readonly kind: 'not-made'; readonly error: BankError };

/**
 * The state of a Confirmation of Payee check. Every state but the first applies to the details it carries, and no
 * others.
 */
export type CopCheck =
  | { readonly status: 'NOT_STARTED' }
  | { readonly status: 'loading'; readonly details: PayeeDetails }
  | { readonly status: 'FAILED'; readonly details: PayeeDetails; readonly failure: CheckFailure }
  | { readonly status: 'SUCCESS'; readonly details: PayeeDetails; readonly report: VerificationReport }
  /** The customer proceeds at their own risk, or did when these details were checked before. */
  | { readonly status: 'SUCCESS_BYPASS'; readonly details: PayeeDetails; readonly report: VerificationReport };

export type CheckEvent =
  | { readonly type: 'begun'; readonly details: PayeeDetails }
  | { readonly type: 'reported'; readonly details: PayeeDetails; readonly report: VerificationReport }
  | { readonly type: 'not-made'; readonly details: PayeeDetails; readonly error: BankError }
  /** The payee was checked with these details before, and that result still holds. */
  | { readonly type: 'known'; readonly details: PayeeDetails; readonly report: VerificationReport }
  | { readonly type: 'bypassed' }
  | { readonly type: 'reset' };

export const notStarted: CopCheck = { status: 'NOT_STARTED' };

/** The next state. Events that do not apply to the current one, late answers included, change nothing. */
export function copCheckAfter(check: CopCheck, event: CheckEvent): CopCheck {
  switch (event.type) {
    case 'begun':
      return check.status === 'loading' ? check : { status: 'loading', details: event.details };
    case 'reported':
      return isAwaited(check, event.details) ? checkedBy(event.details, event.report) : check;
    case 'not-made':
      if (!isAwaited(check, event.details)) return check;
      return { status: 'FAILED', details: event.details, failure: { kind: 'not-made', error: event.error } };
    case 'known': {
      const { details, report } = event;
      return { status: passes(report) ? 'SUCCESS' : 'SUCCESS_BYPASS', details, report };
    }
    case 'bypassed':
      return bypassed(check);
    case 'reset':
      return notStarted;
    default:
      return event satisfies never;
  }
}

/**
 * The payee to proceed with, its report as the bank expects it; undefined until the check allows it. Proceeding after a
 * mismatch is recorded; an account that could not be checked has no selection status.
 */
export function readyPayee(check: CopCheck): (NewPayee & PartyArg) | undefined {
  if (check.status === 'SUCCESS') return { ...check.details, report: check.report };
  if (check.status !== 'SUCCESS_BYPASS') return undefined;
  const { selectionStatus: _, ...report } = check.report;
  return { ...check.details, report: report.matched === 'N' ? { ...report, selectionStatus: 'N' } : report };
}

/** Whether a check of one also covers the other: same account and same details. */
export function isSameAccount(left: PayeeDetails, right: Partial<PayeeDetails>): boolean {
  const checked = ['name', 'accountType', 'sortCode', 'accountNumber', 'reference'] as const;
  return checked.every((field) => left[field] === right[field]);
}

function isAwaited(check: CopCheck, details: PayeeDetails): boolean {
  return check.status === 'loading' && check.details === details;
}

/** Passes on a full match, or for an account the bank itself holds; a plain mismatch never passes. */
function passes({ matched, selectionStatus }: VerificationReport): boolean {
  return matched === 'Y' || (matched === 'A' && selectionStatus === 'Y');
}

function checkedBy(details: PayeeDetails, report: VerificationReport): CopCheck {
  if (passes(report)) return { status: 'SUCCESS', details, report };
  const failure: CheckFailure = {
    kind: 'reported',
    errorCode: report.reasonCode,
    errorDetails: errorDetailsOf(report),
    report,
  };
  return { status: 'FAILED', details, failure };
}

function bypassed(check: CopCheck): CopCheck {
  if (check.status !== 'FAILED' || check.failure.kind !== 'reported') return check;
  return { status: 'SUCCESS_BYPASS', details: check.details, report: check.failure.report };
}
