import { decimalOf, type Money } from '#src/kernel/money.ts';

export function toAmountPayload(amount: Money) {
  return { currency: 'GBP' as const, amount: decimalOf(amount) };
}
