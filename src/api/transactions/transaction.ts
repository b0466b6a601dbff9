import { dayOf, fieldsOf, moneyOf, readOnce, textOf, tokenOf, unsigned } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import { categoryOf, type TransactionCategory } from './transaction-categories.ts';

/** D took money from the account, C brought some. */
export type DebitCredit = 'D' | 'C';

/** One booked line of an account. */
export interface Transaction {
  /** Unique within the account. */
  readonly id: string;
  readonly day: CalendarDay;
  /** What it was for; the reference where the bank said nothing. */
  readonly title: string;
  /** As the customer reads it; several lines may bear the same. */
  readonly reference: string;
  readonly flag: DebitCredit;
  /** Never below zero: the flag says which way it went. */
  readonly amount: Money;
  /** Of the account, once this line was booked. */
  readonly balance?: Money;
  /** The bank's three letters; empty when it sent none. */
  readonly code: string;
  readonly category: TransactionCategory;
}

export interface TransactionList {
  /** Newest first; a line that is listed twice stands here once. */
  readonly transactions: readonly Transaction[];
  /** Lines that could not be shown because their key, day, direction or amount was unusable. */
  readonly damagedCount: number;
}

/** Undefined for an answer that holds no list at all. */
export function toTransactionList(answer: unknown): TransactionList | undefined {
  const { czItems: entries } = fieldsOf(answer);
  if (!Array.isArray(entries)) return undefined;
  const readDay = rememberedDays();
  const { items: lines, damagedCount } = readOnce(
    entries,
    (entry) => toLine(entry, readDay),
    ({ transaction }) => transaction.id,
  );
  if (isOldestFirst(lines)) lines.reverse();
  // Sorting leaves lines of one day in the order they have.
  lines.sort((left, right) => compare(right.transaction.day, left.transaction.day));
  // Frozen, they are taken into the store as they are; otherwise each of thousands would be looked into first.
  return { transactions: Object.freeze(lines.map(({ transaction }) => transaction)), damagedCount };
}

interface Line {
  readonly transaction: Transaction;
  /** Counts the account's lines, where the bank keeps to its habit; not a number otherwise. */
  readonly lineNumber: number;
}

function toLine(entry: unknown, readDay: typeof dayOf): Line | undefined {
  const { key, description, transactionType, amountInAccountCurrency, runningBalance, transactionDate, txnCode } =
    fieldsOf(entry);
  const { subSequenceNumber, transactionReferenceNumber } = fieldsOf(key);
  const lineToken = tokenOf(subSequenceNumber);
  const referenceToken = tokenOf(transactionReferenceNumber);
  const day = readDay(transactionDate);
  const amount = moneyOf(amountInAccountCurrency);
  // Half a key could be that of several lines, and all but one of them would vanish.
  if (lineToken === undefined || referenceToken === undefined || day === undefined || amount === undefined) return;
  if (transactionType !== 'D' && transactionType !== 'C') return;

  const reference = textOf(referenceToken) ?? '';
  const code = tokenOf(txnCode) ?? '';
  const balance = moneyOf(runningBalance);
  const transaction: Transaction = {
    // With the length of one part in front, no two keys read the same.
    id: `${lineToken.length}.${lineToken}.${referenceToken}`,
    day,
    title: textOf(description) ?? reference,
    reference,
    flag: transactionType,
    amount: unsigned(amount),
    ...(balance !== undefined && { balance }),
    code,
    category: categoryOf(code),
  };
  return { transaction, lineNumber: /^\d+$/.test(lineToken) ? Number(lineToken) : Number.NaN };
}

/** Reads each day of an answer once: its thousands of lines have a few hundred of them. */
function rememberedDays(): typeof dayOf {
  const read = new Map<unknown, CalendarDay | undefined>();
  return (value) => {
    if (!read.has(value)) read.set(value, dayOf(value));
    return read.get(value);
  };
}

/**
 * The contract says oldest first, and services of this family have been seen to answer the other way round. The days
 * tell; where all are one day, the numbers of the lines do.
 */
function isOldestFirst(lines: readonly Line[]): boolean {
  let byDay = 0;
  let byNumber = 0;
  lines.forEach((line, place) => {
    const before = lines[place - 1];
    if (before === undefined) return;
    byDay += compare(line.transaction.day, before.transaction.day);
    byNumber += compare(line.lineNumber, before.lineNumber);
  });
  return (byDay || byNumber) >= 0;
}

/** Above zero when `left` is the greater; zero also where the two cannot be compared. */
function compare<Value extends string | number>(left: Value, right: Value): number {
  if (left > right) return 1;
  return left < right ? -1 : 0;
}
