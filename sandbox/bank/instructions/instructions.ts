import { firstRunOf } from '#sandbox/bank/calendar/repeat-days.ts';
import {
  type LifecycleReason,
  type OrderKind,
  type OrderTypes,
  ordersOf,
} from '#sandbox/bank/payments/order-lifecycle.ts';
import {
  type PaymentOrder,
  revalidateOrder,
  type ValidatedOrder,
  validateOrder,
} from '#sandbox/bank/payments/payment-order.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import { addDays, type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { jobToRun } from './instruction-runs.ts';

/** A future-dated payment or standing order, with its days as received. */
export interface InstructionOrder extends PaymentOrder, Pick<InstructionRecord, 'type' | 'frequency'> {
  readonly startDate: string;
  /** Null until further notice, and for a single payment. */
  readonly endDate: string | null;
}

interface ValidatedInstruction extends ValidatedOrder {
  readonly days: Pick<InstructionRecord, 'startOn' | 'endOn'>;
  readonly firstRunOn: CalendarDay;
}

export type InstructionRefusal = LifecycleReason | 'dates';

interface InstructionTypes extends OrderTypes {
  readonly order: InstructionOrder;
  readonly record: InstructionRecord;
  readonly validated: ValidatedInstruction;
  readonly reason: InstructionRefusal;
}

const firstDaysAhead = { least: 1, most: 90 } as const;

/** Funds are checked on each payment day, not when the instruction is set up. */
const kind: OrderKind<InstructionTypes> = {
  name: 'instruction',
  all: ({ records }) => records.all('instructions'),
  inserted: (record) => ({ change: 'insert', of: 'instructions', record }),
  updated: (record) => ({ change: 'update', of: 'instructions', record }),
  validate(bank, customer, order) {
    const verdict = validateOrder(bank, customer, order, order.type === 'REC' ? 'regularly' : 'another-day');
    if (verdict.outcome === 'refused') return verdict;
    const days = readDays(bank.today, order);
    if (days === undefined) return { outcome: 'refused', reason: 'dates' };
    const firstRunOn = firstRunOf(days);
    if (firstRunOn === undefined) return { outcome: 'refused', reason: 'dates' };
    return { outcome: 'valid', order: { ...verdict.order, days, firstRunOn } };
  },
  draft: (_, fields, { type, frequency }, { days }) => ({
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
  isSame: (order, draft) =>
    order.type === draft.type &&
    order.frequency === draft.frequency &&
    order.startDate === draft.startOn &&
    order.endDate === draft.endOn,
  lapsed: () => undefined,
  carryOut(_, confirmed, { firstRunOn: nextOn }) {
    const record: InstructionRecord = { ...confirmed, state: 'active', nextOn };
    return {
      rule: 'instructions.set-up',
      record,
      changes: [{ change: 'schedule', job: jobToRun(record, nextOn) }],
    };
  },
  revalidate(bank, record) {
    const verdict = revalidateOrder(bank, record, record.type === 'REC' ? 'regularly' : 'another-day');
    const firstRunOn = firstRunOf(record);
    // The first payment must not be missed, nor made on another day than shown.
    if (firstRunOn === undefined || firstRunOn <= bank.today) return { outcome: 'refused', reason: 'dates' };
    if (verdict.outcome === 'refused') return verdict;
    const { startOn, endOn } = record;
    return { outcome: 'valid', order: { ...verdict.order, days: { startOn, endOn }, firstRunOn } };
  },
  voided: (record) => ({ ...record, state: 'closed' }),
};

export const instructionOrders = ordersOf(kind);
export const {
  create: createInstruction,
  findByToken: findInstructionByToken,
  confirm: confirmInstruction,
} = instructionOrders;

function readDays(today: CalendarDay, { type, frequency, startDate, endDate }: InstructionOrder) {
  const startOn = parseCalendarDay(startDate);
  const endOn = endDate === null ? null : parseCalendarDay(endDate);
  if (startOn === undefined || endOn === undefined) return undefined;
  if (startOn < addDays(today, firstDaysAhead.least) || startOn > addDays(today, firstDaysAhead.most)) return undefined;
  if (endOn !== null && (type === 'NONREC' || endOn < startOn)) return undefined;
  // Exactly the single payments have the frequency "once".
  return (type === 'NONREC') === (frequency === '10') ? { startOn, endOn } : undefined;
}
