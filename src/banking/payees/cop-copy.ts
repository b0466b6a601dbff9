import type { VerificationReport } from '#src/api/payees/payee.ts';

export const allMatched = 'All details matched';
export const accountConfirmed = 'Account confirmed';
export const atRisk = 'Check complete. Continue at risk.';

type CopCheckCopy = typeof allMatched | typeof accountConfirmed | typeof atRisk;

/** The Confirmation of Payee result in the specification's words, beside a checked payee and before a payment to it. */
export function copCopy(report: Pick<VerificationReport, 'matched' | 'selectionStatus'>): CopCheckCopy {
  const { matched, selectionStatus } = report;
  switch (matched) {
    case 'Y':
      return allMatched;
    case 'N':
      return atRisk;
    case 'A':
      return selectionStatus === 'Y' ? accountConfirmed : atRisk;
    default:
      return matched satisfies never;
  }
}
