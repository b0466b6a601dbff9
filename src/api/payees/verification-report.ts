import { flagOf, isObject, omitUndefined, textOf, tokenOf, type Wire } from '#src/api/wire/wire.ts';

/** The result of Confirmation of Payee (CoP): the details compared with the payee's bank. */
export interface VerificationReport {
  /** False for accounts with this bank, which need no other bank. */
  readonly enabled: boolean;
  readonly matched: 'Y' | 'N' | 'A';
  /** `Y`: passes without a full match. `N`: the customer continued despite a mismatch. */
  readonly selectionStatus?: 'Y' | 'N';
  readonly reasonCode?: string;
  readonly payeeAccountName?: string;
}

/** Undefined for anything but a report. An unknown result never counts as a match. */
export function toVerificationReport(value: Wire<'VerificationReport'>): VerificationReport | undefined {
  if (!isObject(value)) return undefined;
  const { enabled, matched, selectionStatus, reasonCode, payeeAccountName } = value;
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
