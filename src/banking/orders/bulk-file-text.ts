import type { Money } from '#src/kernel/money.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

export function paymentsText(count: number): string {
  return count === 1 ? '1 payment' : `${count.toLocaleString('en-GB')} payments`;
}

/** A file as it is uploaded, paid and authorised: `WAGES.csv, 14 payments, £1,250.00`. */
export function bulkFileText(fileName: string, count: number | undefined, total: Money): string {
  return [fileName, ...(count === undefined ? [] : [paymentsText(count)]), moneyText(total)].join(', ');
}
