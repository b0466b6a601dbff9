import type { Transaction } from '#src/api/transactions/transaction.ts';
import { directDebitCode } from '#src/api/transactions/transaction-categories.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { categoryTitles } from './tags.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Everything known about one transaction, for its details drawer; missing values are left out. */
export function transactionFacts({
  title,
  reference,
  day,
  flag,
  amount,
  balance,
  code,
  category,
}: Transaction): Fact[] {
  return [
    { label: 'Title', value: title },
    { label: 'Reference', value: reference },
    { label: 'Date', value: dayText(day) },
    { label: directionWord(flag), value: moneyText(amount) },
    { label: 'Balance afterwards', value: balance === undefined ? '' : moneyText(balance, 'balance') },
    { label: 'Category', value: categoryTitles[category] },
    { label: 'Kind', value: kindText(code) },
  ].filter(({ value }) => value !== '');
}

export function directionWord(flag: Transaction['flag']): 'Debit' | 'Credit' {
  return flag === 'D' ? 'Debit' : 'Credit';
}

/** The bank's transaction code as text: only one has a known name beyond its category. */
function kindText(code: string): string {
  return code === directDebitCode ? 'Direct debit' : '';
}
