import {
  countOf,
  dayOf,
  fieldsOf,
  idOf,
  instantOf,
  isList,
  listOf,
  omitUndefined,
  readOnce,
  textOf,
  tokenOf,
  type Wire,
  type WireFields,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type Money, moneyFromDecimal } from '#src/kernel/money.ts';

/** How many activities of one type are in one status. */
export interface ActivityType {
  readonly type: string;
  readonly title: string;
  readonly statusCode: string;
  readonly status: string;
  readonly count: number;
}

/** One line of the log. Texts the bank did not send are empty. */
export interface ActivityItem {
  readonly reference: string;
  readonly typeCode: string;
  readonly type: string;
  readonly statusCode: string;
  readonly status: string;
  /** The moment where the bank gives it, otherwise only the day. */
  readonly madeAt?: Instant;
  readonly madeOn?: CalendarDay;
  readonly accountNumber?: string;
  readonly amount?: Money;
  /** The name of a payee who was new to the customer. */
  readonly newPayee?: string;
  /** The payee it is about, by the id in the list of payees. */
  readonly payeeId?: PayeeId;
  /** Opaque; carried to the page of the activity. */
  readonly bit: string;
}

export interface ActivityList {
  readonly items: readonly ActivityItem[];
  readonly damagedCount: number;
}

export interface ActivityDetails {
  readonly reference: string;
  readonly typeCode: string;
  readonly type: string;
  readonly statusCode: string;
  readonly status: string;
  readonly madeAt?: Instant;
  readonly madeOn?: CalendarDay;
  readonly accountNumber?: string;
  /** The customer's own account that a transfer goes to. */
  readonly toOwnAccountNumber?: string;
  readonly toAccountNumber?: string;
  readonly toSortCode?: string;
  readonly beneficiary?: string;
  readonly amount?: Money;
  readonly valueDate?: CalendarDay;
  readonly repeatsUntil?: string;
  readonly audit: readonly AuditStep[];
}

interface AuditStep {
  /** Undefined for the bank itself. */
  readonly by?: string;
  readonly at?: Instant;
  readonly on?: CalendarDay;
  readonly status: string;
  readonly note?: string;
}

/** Undefined unless it is a list. Rows without a type or a number are left out. */
export function toActivityTypes(answer: Wire<'TransactionCountAnswer'>): readonly ActivityType[] | undefined {
  const { countDTOList } = fieldsOf(answer);
  if (!isList(countDTOList)) return undefined;
  return countDTOList.map(fieldsOf).flatMap(({ type, title, statusCode, status, count }) => {
    const [code, state, known] = [tokenOf(type), tokenOf(statusCode), countOf(count)];
    if (code === undefined || state === undefined || known === undefined || known === 0) return [];
    return [
      { type: code, title: textOf(title) ?? code, statusCode: state, status: textOf(status) ?? state, count: known },
    ];
  });
}

export function toActivityList(answer: Wire<'ActivitiesAnswer'>): ActivityList | undefined {
  const { transactionDTOs } = fieldsOf(answer);
  if (!isList(transactionDTOs)) return undefined;
  return readOnce(transactionDTOs, toActivityItem, ({ reference }) => reference);
}

function toActivityItem(entry: Wire<'ActivityItem'>): ActivityItem | undefined {
  const fields = fieldsOf(entry);
  const shared = sharedFields(fields);
  return (
    shared && {
      ...shared,
      bit: tokenOf(fields.bit) ?? '',
      ...omitUndefined({
        accountNumber: tokenOf(fieldsOf(fields.account).accountNo),
        newPayee: textOf(fieldsOf(fields.newBeneDetails).title),
        payeeId: idOf<PayeeId>(fields.payeeId),
      }),
    }
  );
}

export function toActivityDetails(answer: Wire<'ActivityAnswer'>): ActivityDetails | undefined {
  const fields = fieldsOf(fieldsOf(answer).transactionDTO);
  const shared = sharedFields(fields);
  if (shared === undefined) return undefined;
  return {
    ...shared,
    ...omitUndefined({
      accountNumber: tokenOf(fieldsOf(fields.accountId).displayValue),
      toOwnAccountNumber: tokenOf(fieldsOf(fields.toAccountId).displayValue),
      toAccountNumber: tokenOf(fields.toAccountNo),
      toSortCode: tokenOf(fields.toSortCode),
      beneficiary: textOf(fields.beneName) ?? textOf(fieldsOf(fields.newBeneDetails).title),
      valueDate: dayOf(fields.valueDate),
      repeatsUntil: textOf(fields.repeatsUntil),
    }),
    audit: listOf(fields.audit).map(toAuditStep),
  };
}

function sharedFields(fields: WireFields<'ActivityItem' | 'ActivityDetails'>) {
  const { reference, typeCode, type, statusCode, status, created } = fields;
  const [id, code, state] = [tokenOf(reference), tokenOf(typeCode), tokenOf(statusCode)];
  if (id === undefined || code === undefined || state === undefined) return undefined;
  return {
    reference: id,
    typeCode: code,
    type: textOf(type) ?? code,
    statusCode: state,
    status: textOf(status) ?? state,
    ...omitUndefined({ madeAt: instantOf(fields.timeStamp), madeOn: dayOf(created), amount: amountOf(fields) }),
  };
}

function toAuditStep(entry: Wire<'AuditStep'>): AuditStep {
  const { authedBy, authedOn, date, status, note } = fieldsOf(entry);
  return {
    status: textOf(status) ?? '',
    ...omitUndefined({ by: textOf(authedBy), at: instantOf(authedOn), on: dayOf(date), note: textOf(note) }),
  };
}

function amountOf({ currency, amountPure }: WireFields<'ActivityItem' | 'ActivityDetails'>): Money | undefined {
  return isCurrencyCode(currency) ? moneyFromDecimal(amountPure, currency) : undefined;
}
