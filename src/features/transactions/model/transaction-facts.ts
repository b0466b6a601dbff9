import type { Transaction } from '#src/api/transactions/transaction.ts';
import { directDebitCode, type TransactionCategory } from '#src/api/transactions/transaction-categories.ts';
import { weekdayText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { categoryTitles } from './tags.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What its row lacks or cuts short, for the details drawer; missing values are left out. */
export function transactionFacts(row: Transaction, balanceText = moneyText): Fact[] {
  const { title, reference, day, balance, code, category } = row;
  return [
    { label: counterpartyWord(row), value: title },
    { label: 'Reference', value: reference === title ? '' : reference },
    { label: 'Date', value: weekdayText(day) },
    { label: 'Balance afterwards', value: balance === undefined ? '' : balanceText(balance, 'balance') },
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
