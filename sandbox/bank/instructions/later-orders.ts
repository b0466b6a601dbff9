import { firstRunOf } from '#sandbox/bank/calendar/repeat-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Confirmed, OrderStep } from '#sandbox/bank/payments/order-lifecycle.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import { addDays, type CalendarDay, londonDayOf, parseCalendarDay } from '#src/kernel/calendar.ts';
import { jobToRun } from './instruction-runs.ts';

/** When an order for later is to be carried out, with its days as received. */
export interface RepeatedOrder extends Pick<InstructionRecord, 'type' | 'frequency'> {
  readonly startDate: string;
  /** Null until further notice, and for a single payment. */
  readonly endDate: string | null;
}

export interface InstructionDays {
  readonly days: Pick<InstructionRecord, 'startOn' | 'endOn'>;
  readonly firstRunOn: CalendarDay;
}

const firstDaysAhead = { least: 1, most: 90 } as const;

/**
 * Undefined for days on which nothing can be carried out. A day that was possible when it was shown stays so past
 * midnight, until it is over.
 * @param draft the order's draft when it is confirmed.
 */
export function instructionDays(
  bank: Bank,
  { type, frequency, startDate, endDate }: RepeatedOrder,
  draft: InstructionRecord | undefined,
): InstructionDays | undefined {
  const today = draft === undefined ? bank.today : londonDayOf(draft.orderedAt);
  const startOn = parseCalendarDay(startDate);
  const endOn = endDate === null ? null : parseCalendarDay(endDate);
  if (startOn === undefined || endOn === undefined) return undefined;
  if (startOn < addDays(today, firstDaysAhead.least) || startOn > addDays(today, firstDaysAhead.most)) return undefined;
  if (endOn !== null && (type === 'NONREC' || endOn < startOn)) return undefined;
  // Exactly the single payments have the frequency "once".
  if ((type === 'NONREC') !== (frequency === '10')) return undefined;
  const firstRunOn = firstRunOf({ startOn, endOn });
  return firstRunOn === undefined || firstRunOn < bank.today ? undefined : { days: { startOn, endOn }, firstRunOn };
}

/** The days of an order on file; undefined once its first day has come: it could be missed, or made on another day than shown. */
export function daysToRelease(
  { today }: Pick<Bank, 'today'>,
  { startOn, endOn }: InstructionRecord,
): InstructionDays | undefined {
  const firstRunOn = firstRunOf({ startOn, endOn });
  return firstRunOn === undefined || firstRunOn <= today ? undefined : { days: { startOn, endOn }, firstRunOn };
}

export function hasSameDays(order: RepeatedOrder, draft: InstructionRecord): boolean {
  return (
    order.type === draft.type &&
    order.frequency === draft.frequency &&
    order.startDate === draft.startOn &&
    order.endDate === draft.endOn
  );
}

/** What payments and transfers have in common that are carried out later. */
export const laterOrders = {
  name: 'instruction',
  approvedAs: 'instruction',
  inserted: (record: InstructionRecord): Change => ({ change: 'insert', of: 'instructions', record }),
  updated: (record: InstructionRecord): Change => ({ change: 'update', of: 'instructions', record }),
  draft: (
    _: Bank,
    fields: OrderFields,
    { type, frequency }: RepeatedOrder,
    { days }: InstructionDays,
  ): InstructionRecord => ({
    ...fields,
    state: 'initiated',
    type,
    frequency,
    ...days,
    runs: 0,
    paidOn: [],
    missedOn: [],
    nextOn: null,
  }),
  verifiedBy: () => 'instructions.verified',
  lapsed: () => undefined,
  voided: (record: InstructionRecord): InstructionRecord => ({ ...record, state: 'closed' }),
  carryOut(
    { clock }: Bank,
    confirmed: Confirmed<InstructionRecord>,
    { firstRunOn: nextOn }: InstructionDays,
  ): OrderStep<InstructionRecord> {
    const record: InstructionRecord = { ...confirmed, state: 'active', nextOn };
    return {
      rule: 'instructions.set-up',
      record,
      changes: [{ change: 'schedule', job: jobToRun(record, nextOn, clock.now) }],
    };
  },
} as const;
