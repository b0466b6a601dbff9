import type { Account } from '#src/api/accounts/account.ts';
import { accountWearer, type ColouredAccount, type Wearer } from '#src/banking/colours/wearer.ts';
import { cutText } from '#src/banking/print/cut-text.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { ownSortCodeMask } from '#src/rules/sort-codes.ts';
import { slashedDay, timeText } from '#src/ui/text/dates.ts';

export interface ReceiptRow {
  readonly label: string;
  readonly value: string;
  /** Smaller text below the value, such as account details. */
  readonly detail?: string | undefined;
  /** On screen, its racing colours stand beside the value. */
  readonly wearer?: Wearer | undefined;
}

/** The customer's record of a request: the same on screen, on paper and in a file. */
export interface Receipt {
  readonly title: string;
  readonly rows: readonly ReceiptRow[];
  /** The bank's reference, to quote in enquiries; missing if it gave none. */
  readonly referenceNumber?: string | undefined;
  /** When the bank answered. */
  readonly madeAt: Instant;
}

/** A receipt as printed or saved. */
export interface ReceiptDocument {
  readonly bankName: string;
  readonly title: string;
  readonly rows: readonly ReceiptRow[];
  readonly madeAt: Instant;
  /** `Receipt of 17/06/2026 at 10:05`. */
  readonly made: string;
}

/** Longer than any name the bank accepts. */
const longestText = 75;

/** Named and masked only, if the list of accounts could not be read. */
export type ReceiptAccount = Pick<Account, 'title' | 'maskedAccountNumber'> & Partial<ColouredAccount>;

/** `ending 4811`; empty if the number is unknown. */
export function endingText({ maskedAccountNumber }: Pick<ReceiptAccount, 'maskedAccountNumber'>): string {
  const shown = maskedAccountNumber.replace(/^\*+/, '');
  return shown === '' ? '' : `ending ${shown}`;
}

/** `Household, ending 4811`. */
export function namedAccount(account: ReceiptAccount): string {
  return [account.title, endingText(account)].filter((part) => part !== '').join(', ');
}

/** The customer's own account. Receipts are passed on, so sort code and number are masked. */
export function ownAccountRow(label: string, account: ReceiptAccount): ReceiptRow {
  const { title, sortCode, accountNumber, group } = account;
  const detail = [endingText(account), `sort code ${ownSortCodeMask}`].filter((part) => part !== '').join(' · ');
  const row = { label, value: title, detail };
  if (sortCode === undefined || accountNumber === undefined || group === undefined) return row;
  return { ...row, wearer: accountWearer({ sortCode, accountNumber, group }) };
}

/** The rows, then the bank's reference number if there is one. */
export function receiptRows({ rows, referenceNumber }: Receipt): readonly ReceiptRow[] {
  return referenceNumber === undefined ? rows : [...rows, { label: 'Reference number', value: referenceNumber }];
}

export function receiptDocument(receipt: Receipt, bankName: string): ReceiptDocument {
  const { title, madeAt } = receipt;
  return {
    bankName,
    title,
    rows: receiptRows(receipt).map(({ label, value, detail }) => ({
      label,
      value: cutText(value, longestText),
      ...(detail !== undefined && { detail: cutText(detail, longestText) }),
    })),
    madeAt,
    made: `Receipt of ${slashedDay(madeAt)} at ${timeText(madeAt)}`,
  };
}

/** `receipt-2026-06-17-FP0001234.pdf`. */
export function receiptFileName({ referenceNumber, madeAt }: Receipt): string {
  const parts = ['receipt', londonDayOf(madeAt), referenceNumber].filter((part) => part !== undefined);
  return `${parts.join('-')}.pdf`;
}
