import { fieldsOf, flagOf, isObject, omitUndefined, textOf, tokenOf } from '#src/api/wire/wire.ts';

/** What came of comparing a payee's details with what the payee's bank knows. */
export interface VerificationReport {
  /** Whether the other bank was asked at all: of its own accounts the bank knows by itself. */
  readonly enabled: boolean;
  /** All of it matches, it does not, or nobody could say. */
  readonly matched: 'Y' | 'N' | 'A';
  /** What lets it pass where `matched` does not: yes by itself, or no and the customer went on all the same. */
  readonly selectionStatus?: 'Y' | 'N';
  readonly reasonCode?: string;
  /** The name the other bank gave where the one asked for came close. */
  readonly payeeAccountName?: string;
}

/** Undefined for what is no report. A result that the app does not know says nothing: never that all is well. */
export function toVerificationReport(value: unknown): VerificationReport | undefined {
  if (!isObject(value)) return undefined;
  const { enabled, matched, selectionStatus, reasonCode, payeeAccountName } = fieldsOf(value);
  return {
    enabled: flagOf(enabled) ?? true,
    matched: matched === 'Y' || matched === 'N' ? matched : 'A',
    ...omitUndefined({
      selectionStatus: selectionStatus === 'Y' || selectionStatus === 'N' ? selectionStatus : undefined,
      reasonCode: tokenOf(reasonCode),
      payeeAccountName: textOf(payeeAccountName),
    }),
  };
}
