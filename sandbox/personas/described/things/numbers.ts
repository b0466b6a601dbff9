import type { DescribedCustomerRecord } from '#sandbox/bank/records/described-customer.ts';

/**
 * Reference numbers of a described customer have nine digits, which nobody else's have: a one, the customer's own four,
 * and four that count.
 */
const numbersFrom = {
  instructions: 0,
  orders: 1_000,
  books: 2_000,
  paidToday: 3_000,
  past: 4_000,
} as const;

export function firstNumberOf(
  { ordinal }: Pick<DescribedCustomerRecord, 'ordinal'>,
  of: keyof typeof numbersFrom,
): number {
  return 100_000_000 + ordinal * 10_000 + numbersFrom[of];
}

/** The last five digits are those of a past file, and the first the customer's own. */
export function firstFileNumberOf({ ordinal }: Pick<DescribedCustomerRecord, 'ordinal'>): number {
  return (ordinal + 1) * 100_000 + 90_001;
}
