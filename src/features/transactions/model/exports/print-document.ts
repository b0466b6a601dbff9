import type { Account } from '#src/api/accounts/account.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { cutText } from '#src/banking/print/cut-text.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type Money, money } from '#src/kernel/money.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { periodText, slashedDay, stampText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

/** The printed statement's text and pages; both the browser's page and the PDF file are drawn from it. */
export interface PrintDocument {
  readonly bankName: string;
  /** The document title, as windows and screen readers show it. */
  readonly title: string;
  readonly accountTitle: string;
  readonly facts: readonly PrintFact[];
  /** Says what is missing from the list; empty if it has every transaction of the period. */
  readonly note: string;
  readonly hasBalance: boolean;
  readonly madeAt: Instant;
  /** `Created 17 June 2026 at 10:00`. */
  readonly made: string;
  readonly pages: readonly PrintPage[];
}

interface PrintFact {
  readonly label: string;
  readonly value: string;
}

export interface PrintPage {
  /** `Page 1 of 3`. */
  readonly number: string;
  /** The balance before the first row; missing if unknown, or if rows may be missing. */
  readonly broughtForward?: string;
  readonly rows: readonly PrintRow[];
  readonly carriedForward?: string;
}

/** The unused side of debit and credit is empty, and so is a balance the bank did not give. */
export interface PrintRow {
  readonly date: string;
  readonly title: string;
  readonly reference: string;
  readonly debit: string;
  readonly credit: string;
  readonly balance: string;
}

interface Printed {
  readonly bankName: string;
  readonly account: Pick<Account, 'title' | 'typeTitle' | 'partyName' | 'sortCode' | 'accountNumber' | 'group'>;
  readonly period: Period;
  /** Filters other than dates apply, so the period may have more transactions. */
  readonly isPartial: boolean;
  /** Oldest first. */
  readonly rows: readonly Transaction[];
  readonly madeAt: Instant;
}

const rowsOnFirstPage = 25;
const rowsOnLaterPages = 29;
const longestTitle = 34;
const longestReference = 40;
const longestAccountTitle = 75;

/** Needs at least one row: the caller handles an empty list. */
export function printDocument({ bankName, account, period, isPartial, rows, madeAt }: Printed): PrintDocument {
  const accountTitle = cutText(account.title, longestAccountTitle);
  const days = periodText(period);
  const hasBalance = account.group !== 'lending';
  const pages = pagesOf(rows);
  return {
    bankName,
    title: `Transactions of ${accountTitle}, ${days}`,
    accountTitle,
    facts: [
      { label: 'Account holder', value: cutText(account.partyName, longestAccountTitle) },
      { label: 'Account type', value: cutText(account.typeTitle, longestAccountTitle) },
      { label: 'Sort code', value: sortCodeText(account.sortCode) },
      { label: 'Account number', value: account.accountNumber },
      { label: 'Period', value: days },
      { label: 'Transactions', value: rows.length.toLocaleString('en-GB') },
    ].filter(({ value }) => value !== ''),
    note: isPartial ? 'Filters are applied. Other transactions on these dates may not be listed.' : '',
    hasBalance,
    madeAt,
    made: `Created ${stampText(madeAt)}`,
    pages: pages.map((pageRows, place) => ({
      number: `Page ${place + 1} of ${pages.length}`,
      rows: pageRows.map(printRow),
      ...(hasBalance && !isPartial && forwardsOf(pageRows)),
    })),
  };
}

function pagesOf(rows: readonly Transaction[]): readonly (readonly Transaction[])[] {
  const pages: (readonly Transaction[])[] = [];
  for (let first = 0; first < rows.length; ) {
    const most = first === 0 ? rowsOnFirstPage : rowsOnLaterPages;
    pages.push(rows.slice(first, first + most));
    first += most;
  }
  return pages;
}

function printRow({ day, title, reference, flag, amount, balance }: Transaction): PrintRow {
  const size = moneyText(amount);
  return {
    date: slashedDay(day),
    title: cutText(title, longestTitle),
    reference: cutText(reference, longestReference),
    debit: flag === 'D' ? size : '',
    credit: flag === 'C' ? size : '',
    balance: balance === undefined ? '' : moneyText(balance, 'balance'),
  };
}

function forwardsOf(rows: readonly Transaction[]): Pick<PrintPage, 'broughtForward' | 'carriedForward'> {
  const [first] = rows;
  const before = first && balanceBefore(first);
  const after = rows.at(-1)?.balance;
  return {
    ...(before !== undefined && { broughtForward: moneyText(before, 'balance') }),
    ...(after !== undefined && { carriedForward: moneyText(after, 'balance') }),
  };
}

/** Worked out from the transaction itself; impossible if its balance is in another currency. */
function balanceBefore({ flag, amount, balance }: Transaction): Money | undefined {
  if (balance?.currency !== amount.currency) return undefined;
  const minor = flag === 'D' ? balance.minor + amount.minor : balance.minor - amount.minor;
  return Number.isSafeInteger(minor) ? money(minor, balance.currency) : undefined;
}
