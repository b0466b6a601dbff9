import type { Transaction } from '#src/api/transactions/transaction.ts';
import { directDebitCode, type TransactionCategory } from '#src/api/transactions/transaction-categories.ts';
import type { Size } from '#src/ui/overlays/screen-size.ts';
import { weekdayText } from '#src/ui/text/dates.ts';
import { categoryTitles } from './tags.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A longer text may be cut short in its row; a card has room for all. */
const longest = {
  small: { title: Number.POSITIVE_INFINITY, reference: Number.POSITIVE_INFINITY },
  medium: { title: 18, reference: 18 },
  large: { title: 36, reference: 18 },
} as const satisfies Record<Size, Record<'title' | 'reference', number>>;

/** What its row lacks or may cut short, for the details drawer; missing values are left out. */
export function transactionFacts(row: Transaction, size: Size): Fact[] {
  const { title, reference, code, category, day } = row;
  return [
    { label: counterpartyWord(row), value: title.length > longest[size].title ? title : '' },
    { label: 'Date', value: weekdayText(day) },
    { label: 'Reference', value: reference.length > longest[size].reference && reference !== title ? reference : '' },
    { label: 'Category', value: categoryTitles[category] },
    { label: 'Kind', value: kindText(code) },
  ].filter(({ value }) => value !== '');
}

export function directionWord(flag: Transaction['flag']): 'Debit' | 'Credit' {
  return flag === 'D' ? 'Debit' : 'Credit';
}

/** Their titles describe the transaction rather than name somebody. */
const unnamed: readonly TransactionCategory[] = ['cash', 'cheques', 'interestAndCharges', 'loanRepayments', 'vat'];

function counterpartyWord({ flag, category }: Transaction): string {
  if (unnamed.includes(category)) return 'Description';
  return flag === 'D' ? 'Paid to' : 'Received from';
}

/** The bank's transaction code as text: only one has a known name beyond its category. */
function kindText(code: string): string {
  return code === directDebitCode ? 'Direct debit' : '';
}
