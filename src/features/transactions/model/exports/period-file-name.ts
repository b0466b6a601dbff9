import type { Account } from '#src/api/accounts/account.ts';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import type { Days } from '#src/features/transactions/model/transaction-filters.ts';
import { defaultPeriod, type Period } from '#src/rules/export-periods.ts';

/**
 * `transactions-5678-2026-01-01-to-2026-06-30.pdf`, as the bank names its own files: with the last four digits of the
 * account number.
 */
export function periodFileName(
  { accountNumber }: Pick<Account, 'accountNumber'>,
  { from, to }: Period,
  ending: string,
): string {
  const digits = accountNumber.replaceAll(/\D/g, '').slice(-4);
  return ['transactions', ...(digits === '' ? [] : [digits]), from, 'to', to].join('-') + ending;
}

/** `transactions-5678-2026-01-01-to-2026-06-30.pdf`. */
export function printFileName(account: Pick<Account, 'accountNumber'>, period: Period): string {
  return periodFileName(account, period, '.pdf');
}

interface Exported extends Pick<Bounds, 'oldest' | 'today'> {
  /** The date filter. */
  readonly dates: Days | undefined;
  /** The pages loaded so far, newest first. */
  readonly pages: readonly Pick<TransactionPage, 'from'>[] | undefined;
}

/**
 * The period to print or download: the dates chosen, else the last six months, or everything loaded if that goes back
 * further. Never before the account was opened.
 */
export function exportPeriod({ today, oldest, dates, pages = [] }: Exported): Period {
  if (dates !== undefined) return dates;
  const { from: sixMonthsAgo, to } = defaultPeriod(today);
  const searchedBackTo = pages.length > 1 ? pages.at(-1)?.from : undefined;
  const wanted = searchedBackTo !== undefined && searchedBackTo < sixMonthsAgo ? searchedBackTo : sixMonthsAgo;
  return { from: wanted < oldest ? oldest : wanted, to };
}
