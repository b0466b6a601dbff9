import type { components } from '#src/api/schema.generated.d.ts';

// How customers should read the bank's answers, written apart from the app so that a mistake in the app is not repeated
// here.

type Whole<Part> = Part extends object ? { readonly [Field in keyof Part]-?: Whole<NonNullable<Part[Field]>> } : Part;

/** A schema with every field present, because the sandbox's bank always sends all of them. */
export type Wire<Name extends keyof components['schemas']> = Whole<components['schemas'][Name]>;

type Amount = Wire<'MoneyAmount'>;

/** In pence or cents. */
export function minorOf({ amount }: Amount): number {
  return Math.round(amount * 100);
}

const symbols: Readonly<Record<string, string>> = { GBP: '£', USD: '$', EUR: '€' };

/** `£1,234.50`; negative amounts end in DR. */
export function formatMoney({ currency, amount }: Amount): string {
  const figures = Math.abs(amount).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${symbols[currency]}${figures}${amount < 0 ? ' DR' : ''}`;
}

/** `18/06/2026`, from a date or a local date and time. */
export function formatDay(day: string): string {
  return day.slice(0, 10).split('-').reverse().join('/');
}

/** `18 June 2026`. */
export function formatLongDay(day: string): string {
  return new Date(`${day.slice(0, 10)}T12:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Negative days go back. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Both days counted. */
export function daysIn(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

const encoded: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x40;': '@',
  '&#x23;': '#',
};

/** Undoes the bank's HTML encoding. */
export function textOf(wire: string): string {
  return wire.replaceAll(/&(?:amp|lt|gt|quot|#x27|#x40|#x23);/g, (entity) => encoded[entity] ?? entity);
}

/** The cells of a wide screen: date, title, reference, debit, credit, balance. */
export function rowCells(line: Wire<'Transaction'>): readonly string[] {
  const { key, description, transactionType, amountInAccountCurrency, runningBalance, transactionDate } = line;
  const amount = formatMoney(amountInAccountCurrency);
  const sides = transactionType === 'D' ? [amount, ''] : ['', amount];
  const reference = textOf(key.transactionReferenceNumber);
  return [
    formatDay(transactionDate),
    textOf(description) || reference,
    reference,
    ...sides,
    formatMoney(runningBalance),
  ];
}

/** In pence; negative for a debit. */
export function signedMinorOf({ transactionType, amountInAccountCurrency }: Wire<'Transaction'>): number {
  return transactionType === 'D' ? -minorOf(amountInAccountCurrency) : minorOf(amountInAccountCurrency);
}
