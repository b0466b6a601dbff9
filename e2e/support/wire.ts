import type { components } from '#src/api/schema.generated.d.ts';

// The bank's answers as they stand on the wire, and how customers should read them: told here once more, apart from the
// app, so that a mistake of the app's is not repeated.

type Whole<Part> = Part extends object ? { readonly [Field in keyof Part]-?: Whole<NonNullable<Part[Field]>> } : Part;

/** An answer, or a part of one, with all that the sandbox's bank always sends. */
export type Wire<Name extends keyof components['schemas']> = Whole<components['schemas'][Name]>;

type Amount = Wire<'MoneyAmount'>;

/** In pence, or another currency's cents. */
export function minorOf({ amount }: Amount): number {
  return Math.round(amount * 100);
}

const symbols: Readonly<Record<string, string>> = { GBP: '£', USD: '$', EUR: '€' };

/** `£1,234.50`; what is owed ends in DR. */
export function moneyWords({ currency, amount }: Amount): string {
  const figures = Math.abs(amount).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${symbols[currency]}${figures}${amount < 0 ? ' DR' : ''}`;
}

/** `18/06/2026`, of a day with or without its midnight. */
export function dayWords(day: string): string {
  return day.slice(0, 10).split('-').reverse().join('/');
}

/** `18 June 2026`. */
export function longDayWords(day: string): string {
  return new Date(`${day.slice(0, 10)}T12:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** The day so many days later, or (negative) earlier. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many days there are from one to another, both counted. */
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

/** The bank encodes texts once. */
export function textOf(wire: string): string {
  return wire.replaceAll(/&(?:amp|lt|gt|quot|#x27|#x40|#x23);/g, (entity) => encoded[entity] ?? entity);
}

/** One line of a list as a wide screen shows it: date, title, reference, debit, credit, balance. */
export function rowWords(line: Wire<'Transaction'>): readonly string[] {
  const { key, description, transactionType, amountInAccountCurrency, runningBalance, transactionDate } = line;
  const amount = moneyWords(amountInAccountCurrency);
  const sides = transactionType === 'D' ? [amount, ''] : ['', amount];
  const reference = textOf(key.transactionReferenceNumber);
  return [dayWords(transactionDate), textOf(description) || reference, reference, ...sides, moneyWords(runningBalance)];
}

/** What a line did to the account, in pence: below zero where money left. */
export function movementOf({ transactionType, amountInAccountCurrency }: Wire<'Transaction'>): number {
  return transactionType === 'D' ? -minorOf(amountInAccountCurrency) : minorOf(amountInAccountCurrency);
}
