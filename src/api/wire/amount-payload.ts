import { decimalOf, type Money } from '#src/kernel/money.ts';

/** Pounds: payments know no other currency. */
export function toAmountPayload(amount: Money) {
  return { currency: 'GBP' as const, amount: decimalOf(amount) };
}
