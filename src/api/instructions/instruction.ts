import {
  countOf,
  dayOf,
  fieldsOf,
  idOf,
  instantOf,
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
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type InstructionId, type PartyId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import type { Interval } from '#src/rules/intervals.ts';

/** The service's codes: future payments, standing orders and regular transfers, direct debits. */
export const instructionCodes = ['FD', 'SI', 'DD'] as const;
export type InstructionCode = (typeof instructionCodes)[number];

/** A future payment, standing order, regular transfer or direct debit. Texts the bank did not send are empty. */
export interface Instruction {
  readonly id: InstructionId;
  readonly code: InstructionCode;
  readonly statusCode: 'A' | 'C' | 'P';
  /** Why it is closed, where the bank says so. */
  readonly closedAs?: 'completed' | 'cancelled' | 'expired' | 'declined';
  /** Its last day, where the bank says so. */
  readonly closedOn?: CalendarDay;
  readonly customerId: PartyId;
  readonly fromId: AccountId;
  readonly fromNumber: string;
  /** The customer's own account that it pays into. */
  readonly toOwnId?: AccountId;
  readonly recipientName: string;
  /** The customer's own name for the payee. */
  readonly nickname?: string;
  readonly toAccountNumber: string;
  readonly toSortCode: string;
  readonly reference: string;
  /** For a direct debit, the last amount collected; missing before the first. */
  readonly amount?: Money;
  readonly startDate?: CalendarDay;
  readonly endDate?: CalendarDay;
  readonly nextPaymentDate?: CalendarDay;
  readonly lastPaymentDate?: CalendarDay;
  /** Days on which a run was not paid, oldest first. */
  readonly missedOn: readonly CalendarDay[];
  /** None for a single payment, or where the bank does not say. */
  readonly interval?: Interval;
  /** Runs left; undefined until further notice. */
  readonly numInstallments?: number;
  readonly dealId?: string;
  /** Returned with an edit, as received. */
  readonly timeStamp: string;
}

export interface InstructionList {
  /** In the bank's order, without duplicates. */
  readonly instructions: readonly Instruction[];
  /** Entries dropped because they could not be read. */
  readonly damagedCount: number;
}

/** Undefined if there is no list, or if no entry in it is readable. */
export function toInstructionList(
  answer: Wire<'InstructionListAnswer'>,
  code: InstructionCode,
): InstructionList | undefined {
  const { instructionsList } = fieldsOf(answer);
  if (!isList(instructionsList)) return undefined;
  const { items, damagedCount } = readOnce(
    instructionsList,
    (entry) => toInstruction(entry, code),
    ({ id }) => id,
  );
  return items.length === 0 && damagedCount > 0 ? undefined : { instructions: items, damagedCount };
}

/** Undefined if it cannot be addressed, or if its state is unknown: it might still pay. */
function toInstruction(entry: Wire<'ListedInstruction'>, code: InstructionCode): Instruction | undefined {
  const fields = fieldsOf(entry);
  const id = idOf<InstructionId>(fields.instructionId);
  const statusCode = statusCodeOf(fields.statusCode);
  if (id === undefined || statusCode === undefined) return undefined;
  const amount = moneyOf(fields.amount);
  const from = fieldsOf(fields.debitAccountId);
  return {
    id,
    code,
    statusCode,
    customerId: idOf(fieldsOf(fields.partyId).value) ?? asId(''),
    fromId: idOf(from.value) ?? asId(''),
    fromNumber: textOf(from.displayValue) ?? '',
    recipientName: textOf(fields.recipientName) ?? '',
    toAccountNumber: tokenOf(fields.toAccountNumber) ?? '',
    toSortCode: tokenOf(fields.toSortCode) ?? '',
    reference: textOf(fields.remarks) ?? '',
    missedOn: daysIn(fields.missedDates),
    timeStamp: tokenOf(fields.timeStamp) ?? '',
    ...omitUndefined({
      closedAs: statusCode === 'C' ? closedAs(fields.statusType) : undefined,
      closedOn: statusCode === 'C' ? closedOn(fields) : undefined,
      toOwnId: idOf<AccountId>(fieldsOf(fields.creditAccountId).value),
      nickname: textOf(fields.payeeNickName),
      // A mandate that has collected nothing yet has no amount.
      amount: amount === undefined || amount.minor <= 0 ? undefined : amount,
      startDate: dayOf(fields.startDate),
      endDate: dayOf(fields.endDate),
      nextPaymentDate: dayOf(fields.nextExecutionDate),
      lastPaymentDate: dayOf(fields.lastPaymentDate),
      interval: code === 'FD' ? undefined : intervalOf(fields),
      numInstallments: countOf(fields.numInstallments),
      dealId: textOf(fields.dealId),
    }),
  };
}

function statusCodeOf(value: unknown): Instruction['statusCode'] | undefined {
  return value === 'A' || value === 'C' || value === 'P' ? value : undefined;
}

function closedAs(statusType: unknown): Instruction['closedAs'] {
  switch (statusType) {
    case 'COMPLETED':
      return 'completed';
    case 'CANCELLED':
      return 'cancelled';
    case 'EXPIRED':
      return 'expired';
    case 'REJECTED':
      return 'declined';
    default:
      return undefined;
  }
}

function daysIn(days: WireFields<'ListedInstruction'>['missedDates']): CalendarDay[] {
  return listOf(days).flatMap((day) => dayOf(day) ?? []);
}

/** After its last run, its day. Otherwise nothing changes it after it was closed. */
function closedOn({ statusType, lastPaymentDate, missedDates, timeStamp }: WireFields<'ListedInstruction'>) {
  const reason = closedAs(statusType);
  if (reason === undefined || reason === 'completed') {
    return dayOf(lastPaymentDate) ?? daysIn(missedDates).at(-1);
  }
  const closedAt = instantOf(timeStamp);
  return closedAt && londonDayOf(closedAt);
}

function intervalOf({ freqDays, freqMonths, freqYears }: WireFields<'ListedInstruction'>): Interval | undefined {
  const days = countOf(freqDays) ?? 0;
  const months = (countOf(freqMonths) ?? 0) + 12 * (countOf(freqYears) ?? 0);
  return days === 0 && months === 0 ? undefined : { days, months };
}
