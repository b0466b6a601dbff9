import { type DaySpan, readDaySpan } from '#sandbox/bank/calendar/day-span.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { addDays, addMonths } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import { holdsWord } from './transactions.ts';

/** Filters for a transaction file; those left out match everything. */
export interface FileSearch {
  /** Both days included, `YYYY-MM-DD`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Matches description or reference, in any case. */
  readonly keyword?: string | undefined;
  readonly flag?: 'D' | 'C' | undefined;
  /** Amounts in or out, both included. */
  readonly least?: Money | undefined;
  readonly most?: Money | undefined;
  /** Three-letter transaction codes. */
  readonly codes?: ReadonlySet<string> | undefined;
  readonly excludedCodes?: ReadonlySet<string> | undefined;
}

type Filters = Omit<FileSearch, 'from' | 'to'>;

/** Lines oldest first with their balances, and the balance before the first day. */
export type FileVerdict =
  | ({
      readonly outcome: 'found';
      readonly isFiltered: boolean;
      readonly openingMinor: number;
      readonly lines: readonly LedgerLine[];
    } & DaySpan)
  | { readonly outcome: 'refused'; readonly reason: 'dates-not-valid' };

const mostMonths = 6;

export function findForFile(
  { ledger }: Pick<Bank, 'ledger'>,
  { id }: Pick<AccountRecord, 'id'>,
  { from: fromText, to: toText, ...filters }: FileSearch,
): FileVerdict {
  const span = readDaySpan(fromText, toText);
  if (span === undefined || addMonths(span.to, -mostMonths) > span.from) {
    return { outcome: 'refused', reason: 'dates-not-valid' };
  }
  const { keyword, codes, excludedCodes } = filters;
  const hasWord = keyword === undefined ? undefined : holdsWord(keyword);
  const lines = ledger.linesBetween(id, span.from, span.to, (posting) => {
    if (codes !== undefined && !codes.has(posting.code)) return false;
    return excludedCodes?.has(posting.code) !== true && hasWord?.(posting) !== false;
  });
  return {
    outcome: 'found',
    ...span,
    isFiltered: Object.values(filters).some((filter) => filter !== undefined),
    openingMinor: ledger.balanceOn(id, addDays(span.from, -1)),
    lines: lines.filter(({ minor }) => moves(minor, filters)),
  };
}

function moves(minor: number, { flag, least, most }: Filters): boolean {
  if (flag !== undefined && (flag === 'D') !== minor < 0) return false;
  const size = Math.abs(minor);
  return size >= (least?.minor ?? 0) && size <= (most?.minor ?? size);
}
