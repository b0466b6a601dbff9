import type { components } from '#src/api/schema.generated.d.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import type { PayeeAccountType } from './payee.ts';
import type { VerificationReport } from './verification-report.ts';

type PayeePayload = components['schemas']['PayeePayload'];

/** A payee as entered, with its Confirmation of Payee result. */
export interface NewPayee {
  readonly accountType: PayeeAccountType;
  readonly name: string;
  readonly payeeDescription?: string;
  readonly accountNumber: string;
  readonly sortCode: string;
  readonly bankName: string;
  readonly reference: string;
  readonly report: VerificationReport;
}

export type PayeeStage = 0 | 2;

/** A payee by what a customer must recognise before a code confirms it, as the text message with the code names it. */
export function payeeText({
  name,
  sortCode,
  accountNumber,
}: Pick<NewPayee, 'name' | 'sortCode' | 'accountNumber'>): string {
  return `${name}, sort code ${sortCodeText(sortCode)}, account ending ${accountNumber.slice(-4)}`;
}

/** Both stages must match in everything but the stage. */
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
