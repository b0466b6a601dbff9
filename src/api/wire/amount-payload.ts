import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { decimalOf, type Money } from '#src/kernel/money.ts';

/** An amount as the bank reads it, in its own currency. */
export function toAmountPayload<Currency extends CurrencyCode>(amount: Money<Currency>) {
  return { currency: amount.currency, amount: decimalOf(amount) };
}
