import type { PersonaDay } from '#sandbox/personas/time/persona-day.ts';
import type { TransactionCode } from '#sandbox/personas/transaction-codes.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { clearing, type Leg } from './life.ts';

type Scheme = Parameters<typeof clearing>[0];

/** Outgoing payment methods and the transaction code of each. */
const waysOut = {
  faster: { scheme: 'faster-payments', code: 'FPO' },
  bacs: { scheme: 'bacs', code: 'BPO' },
  chaps: { scheme: 'chaps', code: 'CHP' },
  abroad: { scheme: 'swift', code: 'IPO' },
  charge: { scheme: 'charges', code: 'CHG' },
  vat: { scheme: 'vat', code: 'VAT' },
} as const satisfies Record<string, { readonly scheme: Scheme; readonly code: TransactionCode }>;

const waysIn = {
  faster: { scheme: 'faster-payments', code: 'FPI' },
  bacs: { scheme: 'bacs', code: 'BGC' },
  abroad: { scheme: 'swift', code: 'IPI' },
  vat: { scheme: 'vat', code: 'VAT' },
  goodwill: { scheme: 'goodwill', code: 'MSC' },
} as const satisfies Record<string, { readonly scheme: Scheme; readonly code: TransactionCode }>;

/** A supplier's invoice number, counting up over time at that supplier's own rate. */
export function invoiceNumber(supplier: string, { number }: PersonaDay): string {
  const start = 400 + 37 * supplier.length;
  return `INV ${start + Math.floor((number - 15_000) / (2 + (supplier.length % 5)))}`;
}

export interface Words {
  readonly description: string;
  readonly reference: string;
}

export function paidOut(
  way: keyof typeof waysOut,
  account: string,
  minor: Leg['minor'],
  words: Words,
  currency: CurrencyCode = 'GBP',
): Leg {
  const { scheme, code } = waysOut[way];
  return { from: account, to: clearing(scheme, currency), minor, currency, code, ...words };
}

export function paidIn(
  way: keyof typeof waysIn,
  account: string,
  minor: Leg['minor'],
  words: Words,
  currency: CurrencyCode = 'GBP',
): Leg {
  const { scheme, code } = waysIn[way];
  return { from: clearing(scheme, currency), to: account, minor, currency, code, ...words };
}

/** A transfer between the customer's own accounts in one currency. */
export function transferred(
  from: string,
  to: string,
  minor: Leg['minor'],
  words: Words,
  currency: CurrencyCode = 'GBP',
): Leg {
  return { from, to, minor, currency, code: 'ITF', ...words };
}

/** A fee, and its 20 % VAT as a separate line. */
export function feeWithVat(account: string, feeMinor: number, description: string, reference: string): Leg[] {
  return [
    paidOut('charge', account, feeMinor, { description, reference }),
    paidOut('vat', account, Math.round(feeMinor / 5), {
      description: `VAT on ${description.toLowerCase()}`,
      reference,
    }),
  ];
}
