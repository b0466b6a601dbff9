import {
  countOf,
  dayOf,
  fieldsOf,
  flagOf,
  idOf,
  isList,
  listOf,
  moneyOf,
  omitUndefined,
  readOnce,
  textOf,
  tokenOf,
  type Wire,
  type WireFields,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { type Money, money } from '#src/kernel/money.ts';

/** What the codes of single payments count as. */
export type PaymentProgress = 'processing' | 'accepted' | 'rejected';

/** How a file stands as a whole. */
export type Headline = 'successful' | 'rejected' | 'processing' | 'error';

export interface BulkFile {
  /** The reference, the same in every session. */
  readonly id: string;
  readonly fileName: string;
  readonly status: string;
  readonly headline: Headline;
  /** `2026-03-02T09:30:00` in London. */
  readonly uploadedAt?: string;
  readonly uploadedOn?: CalendarDay;
  /** The day that its sender chose. */
  readonly payOn?: CalendarDay;
  /** The day on which the bank pays it: while it is to be authorised, the day if that happened now. */
  readonly paidOn?: CalendarDay;
  readonly account: { readonly id?: AccountId; readonly accountNumber: string };
  /** All payments that were uploaded, and what they add up to. */
  readonly count: number;
  readonly total?: Money;
  readonly counts: Readonly<Record<PaymentProgress, number>>;
  /** Missing if the bank does not give them all. */
  readonly amounts?: Readonly<Record<PaymentProgress, Money>>;
  /** It waits for this customer's own second factor. */
  readonly isOwnConfirmationDue: boolean;
  /** The bank asks for this factor, such as `PIN`, before it pays. */
  readonly ownConfirmationFactor?: string;
}

export interface BulkFilePage {
  readonly files: readonly BulkFile[];
  /** On all pages. */
  readonly totalCount: number;
  readonly damagedCount: number;
}

const processingCodes: readonly string[] = ['VERIFIED', 'UPLOADED', 'APPROVED', 'PROCESSING_IN_PROGRESS'];
const acceptedCodes: readonly string[] = ['PROCESSED', 'COMPLETED'];

/** Any code that is not known counts as rejected. */
export function progressOf(code: string): PaymentProgress {
  if (processingCodes.includes(code)) return 'processing';
  return acceptedCodes.includes(code) ? 'accepted' : 'rejected';
}

/** Undefined if the answer is not a list of files. */
export function toBulkFiles(answer: Wire<'BulkFilesAnswer'>): BulkFilePage | undefined {
  const { fileDetails, totalCount } = fieldsOf(answer);
  if (!isList(fileDetails)) return undefined;
  const { items, damagedCount } = readOnce(
    fileDetails,
    (entry) => toBulkFile(fieldsOf(entry).fileUpload),
    ({ id }) => id,
  );
  return { files: items, damagedCount, totalCount: Math.max(countOf(totalCount) ?? 0, items.length) };
}

function toBulkFile(entry: Wire<'BulkFile'>): BulkFile | undefined {
  const file = fieldsOf(entry);
  const id = tokenOf(fieldsOf(file.key).id);
  const status = tokenOf(file.fileStatus);
  if (id === undefined || status === undefined) return undefined;
  const { value, displayValue } = fieldsOf(file.debitAccountId);
  const count = countOf(file.totalRecords) ?? 0;
  const counts = countsOf(file, status, count);
  const uploadedAt = tokenOf(file.creationDate);
  return {
    id,
    status,
    fileName: textOf(file.fileName) ?? id,
    headline: headlineOf(status, counts),
    account: {
      ...omitUndefined({ id: idOf<AccountId>(value) }),
      accountNumber: textOf(displayValue) ?? '',
    },
    count,
    counts,
    isOwnConfirmationDue: flagOf(file.isOwnConfirmationDue) ?? false,
    ...omitUndefined({
      uploadedAt,
      uploadedOn: dayOf(uploadedAt),
      payOn: dayOf(file.valueDate),
      paidOn: dayOf(file.processingDate),
      ownConfirmationFactor: tokenOf(file.ownConfirmationFactor),
      total: moneyOf(file.totalAmount),
      amounts: amountsOf(file),
    }),
  };
}

/** Without counts, all payments but those that failed are taken to stand where the file does. */
function countsOf(
  { recordCounts, failedRecords }: WireFields<'BulkFile'>,
  status: string,
  count: number,
): Record<PaymentProgress, number> {
  const counts = { processing: 0, accepted: 0, rejected: 0 };
  const entries = listOf(recordCounts).map(fieldsOf);
  for (const entry of entries) counts[progressOf(tokenOf(entry.status) ?? '')] += countOf(entry.count) ?? 0;
  if (entries.length > 0) return counts;
  const failed = Math.min(countOf(failedRecords) ?? 0, count);
  counts.rejected = failed;
  counts[progressOf(status)] += count - failed;
  return counts;
}

function amountsOf({ recordCounts }: WireFields<'BulkFile'>): Record<PaymentProgress, Money> | undefined {
  const none = money(0, 'GBP');
  const amounts = { processing: none, accepted: none, rejected: none };
  for (const { status, totalAmount } of listOf(recordCounts).map(fieldsOf)) {
    const amount = moneyOf(totalAmount);
    if (amount === undefined || amount.currency !== 'GBP') return undefined;
    const progress = progressOf(tokenOf(status) ?? '');
    amounts[progress] = money(amounts[progress].minor + amount.minor, 'GBP');
  }
  return listOf(recordCounts).length === 0 ? undefined : amounts;
}

/** The largest count decides. Of equal ones, what is still to come counts first, then what was rejected. */
function headlineOf(status: string, counts: Readonly<Record<PaymentProgress, number>>): Headline {
  if (status === 'ERROR') return 'error';
  const { processing, accepted, rejected } = counts;
  if (processing + accepted + rejected === 0) return headlines[progressOf(status)];
  if (processing >= accepted && processing >= rejected) return 'processing';
  return rejected >= accepted ? 'rejected' : 'successful';
}

const headlines = { processing: 'processing', accepted: 'successful', rejected: 'rejected' } as const;
