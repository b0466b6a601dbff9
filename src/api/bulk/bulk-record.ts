import { fillText } from '#src/api/messages/fault-texts.ts';
import { refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';
import {
  countOf,
  dayOf,
  fieldsOf,
  isList,
  moneyOf,
  omitUndefined,
  readOnce,
  textOf,
  tokenOf,
  type Wire,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import { type PaymentProgress, progressOf } from './bulk-file.ts';

/** One payment of a file. */
export interface BulkRecord {
  readonly id: string;
  readonly name: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly type: string;
  readonly reference: string;
  readonly amount?: Money;
  readonly date?: CalendarDay;
  readonly status: string;
  readonly progress: PaymentProgress;
  /** Why it was rejected. */
  readonly reason?: string;
  /** The row itself is wrong; without, it only shares the fate of its file. */
  readonly isAtFault: boolean;
}

export interface BulkRecordPage {
  readonly records: readonly BulkRecord[];
  readonly totalCount: number;
  readonly damagedCount: number;
}

export function toBulkRecords(answer: Wire<'BulkRecordsAnswer'>): BulkRecordPage | undefined {
  const { recordDetails, totalCount } = fieldsOf(answer);
  if (!isList(recordDetails)) return undefined;
  const { items, damagedCount } = readOnce(recordDetails, toBulkRecord, ({ id }) => id);
  return { records: items, damagedCount, totalCount: Math.max(countOf(totalCount) ?? 0, items.length) };
}

function toBulkRecord(entry: Wire<'BulkRecord'>): BulkRecord | undefined {
  const record = fieldsOf(entry);
  const id = tokenOf(record.recordId);
  const status = tokenOf(record.recordStatus);
  if (id === undefined || status === undefined) return undefined;
  const code = tokenOf(record.errorCode);
  return {
    id,
    status,
    progress: progressOf(status),
    isAtFault: code !== undefined,
    name: textOf(record.payeeName) ?? '',
    sortCode: textOf(record.sortCode) ?? '',
    accountNumber: textOf(record.accountNumber) ?? '',
    type: textOf(record.paymentType) ?? '',
    reference: textOf(record.reference) ?? '',
    ...omitUndefined({
      amount: moneyOf(record.amount),
      date: dayOf(record.valueDate),
      reason: textOf(record.errorMessage) ?? rejectionText(code),
    }),
  };
}

/** Why a payment is rejected; undefined for a code that the app does not know. */
export function rejectionText(code: string | undefined): string | undefined {
  const known = code === undefined ? undefined : refusalCatalogue.get(code);
  return known && fillText(known.text, code);
}
