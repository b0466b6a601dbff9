import type { Account } from '#src/api/accounts/account.ts';
import { maskedNumber } from '#src/api/accounts/masked-numbers.ts';
import type { ApprovalItem, ApprovalStatus } from '#src/api/approvals/approval-item.ts';
import { bulkFileText } from '#src/banking/orders/request-copy.ts';
import { namedAccount } from '#src/banking/receipt/receipt.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { frequencyLabel, isFrequencyCode } from '#src/rules/repeat-frequencies.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

export const pastText = 'This transaction can no longer be authorised as it is dated in the past.';

/** The labels of the specification; `Pending` while nobody has decided. */
const statusLabels = {
  pending: 'Pending',
  'semi-authorised': 'Semi Authorised',
  authorised: 'Authorised',
  declined: 'Declined',
  expired: 'EXPIRED',
  other: 'Being processed',
} as const satisfies Record<ApprovalStatus, string>;

export function statusLabel({ status }: Pick<ApprovalItem, 'status'>): string {
  return statusLabels[status];
}

/** The bank's words for each step. */
const stepLabels: Readonly<Record<string, string>> = {
  INITIATED: 'Pending',
  APPROVED: 'Accepted',
  REJECT: 'Rejected',
  SENT_TO_HOST: 'Time Out Error',
  EXPIRED: 'EXPIRED',
};

export function stepLabel(status: string): string {
  return stepLabels[status] ?? status;
}

const titles: Readonly<Record<string, string>> = {
  PC_F_DOM: 'Payment',
  PC_F_SELF: 'Transfer',
  PC_I_INSTRL: 'Future payment',
  PC_N_DOP: 'New payee',
  PC_N_UDOP: 'Change of payee',
  FU_F_DFT: 'Bulk payment file',
  CBR: 'Cheque book',
  PBR: 'Pay-in book',
};

export function titleOf({ typeTitle, transactionName }: Pick<ApprovalItem, 'typeTitle' | 'transactionName'>): string {
  return typeTitle ?? titles[transactionName] ?? 'Request';
}

/** What stands out in a list: the file, the payee or the account that it is about. */
export function subjectOf({ fileName, payee, accountNumber }: ApprovalItem): string | undefined {
  return fileName ?? payee?.nickName ?? payee?.accountName ?? (accountNumber && `Account ${accountNumber}`);
}

/** What names a row: `Payment: Ashdown Feed & Forage, £125.50`, after the title. */
export function aboutOf(item: ApprovalItem): string {
  const amount = item.amount && moneyText(item.amount);
  return [subjectOf(item), amount].filter((part) => part !== undefined).join(', ');
}

/** `60-11-22 · 20418836`, where the money would go or who would be paid. */
export function payeeAccountOf({ payee }: Pick<ApprovalItem, 'payee'>): string | undefined {
  if (payee === undefined) return undefined;
  return [sortCodeText(payee.sortCode), payee.accountNumber].filter((part) => part !== '').join(' · ') || undefined;
}

/** `From Household, ending 4811`; undefined where no money is paid. */
export function fromText(
  { amount, accountNumber }: Pick<ApprovalItem, 'amount' | 'accountNumber'>,
  accounts: readonly Account[],
): string | undefined {
  if (amount === undefined || accountNumber === undefined) return undefined;
  const known = accounts.find((account) => account.accountNumber === accountNumber);
  return `From ${namedAccount(known ?? { title: 'an account', maskedAccountNumber: maskedNumber(accountNumber) })}`;
}

/** `payment of £125.50 to Ashdown Feed & Forage`, `bulk payment file WAGES.csv, 14 payments, £1,250.00`. */
export function nameOf(item: ApprovalItem): string {
  const { amount, payee, accountNumber, transactionName, fileName, paymentCount } = item;
  const title = titleOf(item).toLowerCase();
  if (fileName !== undefined && amount !== undefined) return `${title} ${bulkFileText(fileName, paymentCount, amount)}`;
  if (amount !== undefined) {
    return `${title} of ${moneyText(amount)}${payee === undefined ? '' : ` to ${payee.accountName}`}`;
  }
  if (payee !== undefined) {
    return transactionName === 'PC_N_UDOP'
      ? `change of the payee ${payee.accountName}`
      : `${title} ${payee.accountName}`;
  }
  return accountNumber === undefined ? title : `${title} for account ${accountNumber}`;
}

/** Expired, or to be paid on a day that is over. */
export function isPast({ status, valueDate }: ApprovalItem, today: CalendarDay): boolean {
  return status === 'expired' || (valueDate !== undefined && valueDate < today);
}

export function frequencyText({ frequency, isRecurring }: ApprovalItem): string | undefined {
  if (!isRecurring) return undefined;
  return frequency !== undefined && isFrequencyCode(frequency) ? frequencyLabel(frequency) : 'Custom';
}

/** `1 of 2 authorisations given`; undefined where one is enough. */
export function progressText({ given, needed }: ApprovalItem): string | undefined {
  return needed > 1 ? `${given} of ${needed} authorisations given` : undefined;
}
