import type { components } from '#src/api/schema.generated.d.ts';
import type { PayeeAccountType } from './payee.ts';
import type { VerificationReport } from './verification-report.ts';

type PayeePayload = components['schemas']['PayeePayload'];

/** A payee as the customer gave it, with what the check of its details found. */
export interface NewPayee {
  readonly accountType: PayeeAccountType;
  readonly name: string;
  /** The customer's own name for it. */
  readonly payeeDescription?: string;
  readonly accountNumber: string;
  /** Six digits. */
  readonly sortCode: string;
  readonly bankName: string;
  /** Empty for none. */
  readonly reference: string;
  readonly report: VerificationReport;
}

/** Handed in, and confirmed. */
export type PayeeStage = 0 | 2;

/** The payee as the wire carries it; both stages bring the same but for the stage. */
export function toPayeePayload(payee: NewPayee, stage: PayeeStage): PayeePayload {
  const { name, payeeDescription = null, accountNumber, accountType, sortCode, bankName, reference, report } = payee;
  return {
    nickName: payeeDescription,
    status: 'ACT',
    domesticPayeeType: 'UK',
    reference,
    accountType,
    ukDomesticPayee: {
      paymentType: 'FAS',
      network: 'SORT',
      accountNumber,
      accountName: name,
      isShared: false,
      bankDetails: { name: bankName, codeType: 'NAC', code: sortCode },
    },
    copApiResponse: toReportPayload(report),
    stage,
  };
}

/** As it came. What it leaves out is left out again: where nobody could say, nothing was selected. */
function toReportPayload({ enabled, matched, ...found }: VerificationReport): PayeePayload['copApiResponse'] {
  const { selectionStatus, reasonCode = null, payeeAccountName = null } = found;
  return {
    enabled,
    matched,
    reasonCode,
    payeeAccountName,
    ...(selectionStatus !== undefined && { selectionStatus }),
  };
}
