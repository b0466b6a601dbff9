import type { AccountArg } from '#src/api/accounts/accounts.ts';
import { type DownloadedFile, toDownloadedFile } from '#src/api/client/downloaded-file.ts';
import type { operations } from '#src/api/schema.generated.d.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { countOf, fieldsOf, omitUndefined } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { decimalText, type Money } from '#src/kernel/money.ts';
import type { Period } from '#src/rules/export-periods.ts';
import type { DebitCredit } from './transaction.ts';
import { codesOf, type TransactionCategory, transactionCategories } from './transaction-categories.ts';

export const exportFormats = ['csv', 'pdf', 'quickbooks', 'sage', 'xero'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export interface ExportFilters {
  readonly keyword?: string | undefined;
  readonly flag?: DebitCredit | undefined;
  readonly min?: Money | undefined;
  readonly max?: Money | undefined;
  readonly categories: ReadonlySet<TransactionCategory>;
}

/** At most six calendar months: see `sixMonthPieces`. */
export interface TransactionFileArg extends AccountArg, Period {
  readonly format: ExportFormat;
  readonly filters: ExportFilters;
}

export interface TransactionFile extends DownloadedFile {
  readonly transactionCount: number;
}

type FileQuery = operations['downloadTransactions']['parameters']['query'];

function fileCall({ party, accountId, format, from, to, filters }: TransactionFileArg) {
  const query = { format, startDate: wireDay(from), endDate: wireDay(to), ...narrowing(filters) };
  return bankCall({
    party,
    send: (client) =>
      client.GET('/cz/v1/accounts/{accountId}/transactions/download', { params: { path: { accountId }, query } }),
    read(answer) {
      const file = toDownloadedFile(answer, `transactions.${format === 'pdf' ? 'pdf' : 'csv'}`);
      const transactionCount = countOf(fieldsOf(answer).transactionCount);
      return file && transactionCount !== undefined ? { ...file, transactionCount } : undefined;
    },
  });
}

export const transactionFileDownloaded = uncachedQuery(fileCall);

/** `02/03/2026`, in this call only. */
function wireDay(day: CalendarDay): string {
  return day.split('-').reverse().join('/');
}

function narrowing({ keyword, flag, min, max, categories }: ExportFilters): Partial<FileQuery> {
  return omitUndefined({
    description: keyword === '' ? undefined : keyword,
    transactionType: flag,
    fromAmount: min && decimalText(min),
    toAmount: max && decimalText(max),
    ...codesAskedFor(categories),
  });
}

/**
 * The bank filters by code, not category. Miscellaneous includes unknown codes, so it is expressed by excluding the
 * codes of all categories not chosen.
 */
function codesAskedFor(categories: ReadonlySet<TransactionCategory>): Partial<FileQuery> {
  if (categories.size === 0) return {};
  const codes = (isWanted: boolean) =>
    transactionCategories
      .filter((category) => categories.has(category) === isWanted)
      .flatMap(codesOf)
      .join(',');
  if (!categories.has('miscellaneous')) return { txnCode: codes(true) };
  const excluded = codes(false);
  return excluded === '' ? {} : { excludedTxnCode: excluded };
}
