import { decimalText, type Money } from '#src/kernel/money.ts';

/** £30,000.00 */
export function poundsText(amount: Money<'GBP'>): string {
  return `£${decimalText(amount).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
