import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import type { BulkRow } from './reading/bulk-row.ts';

/** Rows that pay what an earlier row of the file pays: same account, amount and reference. By number, with the earlier row's. */
export function repeatedRows(rows: readonly BulkRow[]): ReadonlyMap<number, number> {
  const firstAt = new Map<string, number>();
  const repeats = new Map<number, number>();
  for (const [place, { sortCode, accountNumber, minor, reference }] of rows.entries()) {
    const key = [sortCode, accountNumber, minor, reference.toLowerCase()].join(' ');
    const first = firstAt.get(key);
    if (first === undefined) firstAt.set(key, place + 1);
    else repeats.set(place + 1, first);
  }
  return repeats;
}

const mostShown = 5;

/** `Row 3 repeats row 1, and row 9 row 2: the same account, amount and reference.` Empty without repeats. */
export function repeatsText(repeats: ReadonlyMap<number, number>): string {
  if (repeats.size === 0) return '';
  const shown = [...repeats].slice(0, mostShown).map(([row, first]) => `row ${row} repeats row ${first}`);
  const others = repeats.size - shown.length;
  const listed = [...shown, ...(others === 0 ? [] : [others === 1 ? '1 other row' : `${others} other rows`])].join(
    ', ',
  );
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)}: the same account, amount and reference. Each is paid.`;
}

/** How long a file is remembered for this. Wages of another month may well be the same. */
const alikeDays = 7;
const neverPaid: readonly string[] = ['ERROR', 'REJECTED', 'EXPIRED'];

interface FileToCompare {
  readonly count: number;
  readonly totalMinor: number;
  readonly accountNumber: string;
  readonly today: CalendarDay;
}

/** A file of the last days that may hold the same payments: from the same account, as many, and as much in all. */
export function alikeFile(files: readonly BulkFile[], wanted: FileToCompare): BulkFile | undefined {
  const since = addDays(wanted.today, -alikeDays);
  return files.find(
    ({ status, count, total, account, uploadedOn }) =>
      !neverPaid.includes(status) &&
      count === wanted.count &&
      total?.minor === wanted.totalMinor &&
      account.accountNumber === wanted.accountNumber &&
      uploadedOn !== undefined &&
      uploadedOn >= since,
  );
}

export function alikeText({ fileName, id, uploadedOn }: BulkFile): string {
  const day = uploadedOn === undefined ? '' : `, uploaded on ${slashedDay(uploadedOn)}`;
  return `${fileName}, reference ${id}${day}, has as many payments and the same total. Please check that this is not the same file.`;
}
