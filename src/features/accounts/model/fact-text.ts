import type { CorrespondenceAddress } from '#src/api/accounts/correspondence-address.ts';
import { ibanText } from '#src/rules/iban.ts';
import { dayText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { FactValue } from './fact.ts';

const rates = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** The value as text; empty while loading. */
export function factText(value: FactValue): string {
  switch (value.kind) {
    case 'money':
      return moneyText(value.amount);
    case 'balance':
      return moneyText(value.amount, 'balance');
    case 'day':
      return dayText(value.day);
    case 'rate':
      return `${rates.format(value.perCent)}%`;
    case 'count':
      return String(value.count);
    case 'text':
      return value.text;
    case 'iban':
      return ibanText(value.iban);
    case 'waiting':
      return '';
    case 'unavailable':
      return 'not available';
    case 'not-given':
      return 'not given';
    default:
      return value satisfies never;
  }
}

/** The address on one line; missing lines leave no gap and no stray comma. */
export function addressText({ fullName, lines }: CorrespondenceAddress): string {
  const parts = [fullName, ...lines].filter((part) => part !== '');
  return parts.length === 0 ? 'not given' : parts.join(', ');
}
