import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import type { Account } from '#src/api/accounts/account.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { bankTimeZone, type Instant } from '#src/kernel/instant.ts';
import { cutText } from '#src/parts/print/cut-text.ts';
import { ownSortCodeMask } from '#src/rules/own-sort-code.ts';

/** One line of a receipt. */
export interface ReceiptRow {
  readonly label: string;
  readonly value: string;
  /** Stands under the value, quieter: where an account is. */
  readonly detail?: string | undefined;
}

/** What was asked of the bank, as the customer keeps it: on the screen, on paper and in a file it says the same. */
export interface Receipt {
  readonly title: string;
  readonly rows: readonly ReceiptRow[];
  /** The bank's own, to be quoted to it; none where it gave none. */
  readonly referenceNumber?: string | undefined;
  /** When the bank answered. */
  readonly madeAt: Instant;
}

/** A receipt as it goes on paper or into a file. */
export interface ReceiptDocument {
  readonly bankName: string;
  readonly title: string;
  readonly rows: readonly ReceiptRow[];
  readonly madeAt: Instant;
  /** `Receipt of 17 June 2026 at 10:05`. */
  readonly made: string;
}

/** Longer than any name that the bank takes. */
const longestText = 75;

/** The customer's own account on a receipt: those go from hand to hand, so neither code nor number stands there whole. */
export function ownAccountRow(label: string, account: Pick<Account, 'title' | 'maskedAccountNumber'>): ReceiptRow {
  const detail = [ownSortCodeMask, account.maskedAccountNumber].filter((part) => part !== '').join(' · ');
  return { label, value: account.title, detail };
}

/** The lines, and under them the bank's reference number where there is one. */
export function receiptRows({ rows, referenceNumber }: Receipt): readonly ReceiptRow[] {
  return referenceNumber === undefined ? rows : [...rows, { label: 'Reference number', value: referenceNumber }];
}

export function receiptDocument(receipt: Receipt, bankName: string): ReceiptDocument {
  const { title, madeAt } = receipt;
  return {
    bankName,
    title,
    rows: receiptRows(receipt).map(({ value, detail, ...row }) => ({
      ...row,
      value: cutText(value, longestText),
      ...(detail !== undefined && { detail: cutText(detail, longestText) }),
    })),
    madeAt,
    made: `Receipt of ${formatInTimeZone(madeAt, bankTimeZone, "d MMMM yyyy 'at' HH:mm")}`,
  };
}

/** `receipt-2026-06-17-FP0001234.pdf`. */
export function receiptFileName({ referenceNumber, madeAt }: Receipt): string {
  const parts = ['receipt', londonDayOf(madeAt), referenceNumber].filter((part) => part !== undefined);
  return `${parts.join('-')}.pdf`;
}
