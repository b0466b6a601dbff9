import { decimalText, type Money } from '#src/kernel/money.ts';

/** £30,000.00 */
export function poundsText(amount: Money<'GBP'>): string {
  return `£${groupedText(amount)}`;
}

/** £30,000.00, or EUR 30,000.00 in any other currency. */
export function sumText(amount: Money): string {
  return `${amount.currency === 'GBP' ? '£' : `${amount.currency} `}${groupedText(amount)}`;
}

function groupedText(amount: Money): string {
  return decimalText(amount).replace(/\B(?=(\d{3})+\.)/g, ',');
}
