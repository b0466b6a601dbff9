import {
  dayOf,
  fieldsOf,
  isList,
  moneyOf,
  readOnce,
  textOf,
  tokenOf,
  unsigned,
  type Wire,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import { categoryOf, type TransactionCategory } from './transaction-categories.ts';

export type DebitCredit = 'D' | 'C';

export interface Transaction {
  readonly id: string;
  readonly day: CalendarDay;
  /** The description, otherwise the reference. */
  readonly title: string;
  readonly reference: string;
  readonly flag: DebitCredit;
  readonly amount: Money;
  /** The account's balance after this line. */
  readonly balance?: Money;
  /** The bank's three letters; may be empty. */
  readonly code: string;
  readonly category: TransactionCategory;
}

export interface TransactionList {
  /** Newest first, without duplicates. */
  readonly transactions: readonly Transaction[];
  /** Lines dropped because their key, day, direction or amount was unusable. */
  readonly damagedCount: number;
}

export function toTransactionList(answer: Wire<'TransactionsAnswer'>): TransactionList | undefined {
  const { czItems: entries } = fieldsOf(answer);
  if (!isList(entries)) return undefined;
  const readDay = rememberedDays();
  const { items: lines, damagedCount } = readOnce(
    entries,
    (entry) => toLine(entry, readDay),
    ({ transaction }) => transaction.id,
  );
  if (isOldestFirst(lines)) lines.reverse();
  lines.sort((left, right) => compare(right.transaction.day, left.transaction.day));
  // Immer skips frozen data, which saves walking thousands of rows.
  return { transactions: Object.freeze(lines.map(({ transaction }) => transaction)), damagedCount };
}

interface Line {
  readonly transaction: Transaction;
  /** The account's line number; NaN if the bank departs from its format. */
  readonly lineNumber: number;
}

function toLine(entry: Wire<'Transaction'>, readDay: typeof dayOf): Line | undefined {
  const { key, description, transactionType, amountInAccountCurrency, runningBalance, transactionDate, txnCode } =
    fieldsOf(entry);
  const { subSequenceNumber, transactionReferenceNumber } = fieldsOf(key);
  const lineToken = tokenOf(subSequenceNumber);
  const referenceToken = tokenOf(transactionReferenceNumber);
  const day = readDay(transactionDate);
  const amount = moneyOf(amountInAccountCurrency);
  // Half a key could match several lines, and all but one would be lost.
  if (lineToken === undefined || referenceToken === undefined || day === undefined || amount === undefined) return;
  if (transactionType !== 'D' && transactionType !== 'C') return;

  const reference = textOf(referenceToken) ?? '';
  const code = tokenOf(txnCode) ?? '';
  const balance = moneyOf(runningBalance);
  const transaction: Transaction = {
    // The length prefix keeps keys unique.
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

/** Thousands of lines share a few hundred days, so each is parsed once. */
function rememberedDays(): typeof dayOf {
  const read = new Map<unknown, CalendarDay | undefined>();
  return (value) => {
    if (!read.has(value)) read.set(value, dayOf(value));
    return read.get(value);
  };
}

/**
 * The contract says oldest first, but similar services answer the other way round. Decided by day, or by line number
 * within one day.
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

function compare<Value extends string | number>(left: Value, right: Value): number {
  if (left > right) return 1;
  return left < right ? -1 : 0;
}
