import { addDays, type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { askForApproval, needsApproval } from './approvals.ts';
import type { Bank } from './bank.ts';
import type { Demand } from './challenges.ts';
import type { Change } from './change.ts';
import { jobToRun } from './instruction-runs.ts';
import { demandFor } from './payment-demand.ts';
import { draftsGone } from './payment-drafts.ts';
import { nextOrderId, referenceNumberOf } from './payment-numbers.ts';
import { isSameOrder, isSamePayee, judgeOrder, type PaymentOrder } from './payment-order.ts';
import type { InstructionRecord } from './payment-records.ts';
import { codeToRefuseWith, type PaymentRefusal } from './payments.ts';
import type { Asker } from './profile.ts';
import { tokenOf } from './tokens.ts';
import { sameOrNextWorkingDay } from './working-days.ts';

/** A payment to be made later, or again and again; its days as they came. */
export interface InstructionOrder extends PaymentOrder, Pick<InstructionRecord, 'type' | 'frequency'> {
  readonly startDate: string;
  /** Null until further notice, and for what is done once. */
  readonly endDate: string | null;
}

export type InstructionRefusal = PaymentRefusal | 'dates';

type Refused = { readonly outcome: 'refused'; readonly reason: InstructionRefusal };

export type CreateInstructionVerdict =
  | {
      readonly outcome: 'verified';
      readonly instruction: InstructionRecord;
      readonly changes: readonly Change[];
    }
  | { readonly outcome: 'refused-as-set'; readonly code: string }
  | Refused;

export type ConfirmInstructionVerdict =
  | {
      readonly outcome: 'confirmed';
      readonly rule: string;
      readonly instruction: InstructionRecord;
      readonly demand: Demand | undefined;
      readonly changes: readonly Change[];
    }
  | Refused;

/** How far ahead the first day may lie. */
const firstDaysAhead = { least: 1, most: 90 } as const;

/**
 * Looks an instruction through and keeps it as a draft. Whether the money will be there is asked when its day comes; a
 * customer of ours who is to be paid is brought in already.
 */
export function createInstruction(bank: Bank, asker: Asker, order: InstructionOrder): CreateInstructionVerdict {
  const code = codeToRefuseWith(bank);
  if (code !== undefined) return { outcome: 'refused-as-set', code };
  const verdict = judgeInstruction(bank, asker, order);
  if (verdict.outcome === 'refused') return verdict;
  const { account, payee, minor, credit } = verdict.order;
  const instruction: InstructionRecord = {
    id: nextOrderId(bank, 'instruction'),
    userId: asker.user.id,
    sessionId: asker.session.id,
    partyId: account.partyId,
    accountId: account.id,
    payeeId: payee.id,
    payeeName: payee.accountName,
    payeeAccountNumber: payee.accountNumber,
    payeeSortCode: payee.sortCode,
    isNewPayee: order.isNewPayee,
    minor,
    reference: order.reference,
    orderedAt: bank.clock.now,
    confirmedAt: null,
    referenceNumber: null,
    state: 'initiated',
    type: order.type,
    frequency: order.frequency,
    ...verdict.days,
    runs: 0,
    paidOn: [],
    missedOn: [],
    nextOn: null,
  };
  const changes: Change[] = [
    ...draftsGone(bank, asker),
    ...credit.opening,
    { change: 'insert', of: 'instructions', record: instruction },
  ];
  return { outcome: 'verified', instruction, changes };
}

/** The instruction a token of this session stands for. */
export function findInstructionByToken(bank: Bank, asker: Asker, token: string): InstructionRecord | undefined {
  const { session, parties } = asker;
  return bank.records
    .all('instructions')
    .filter(({ sessionId, partyId }) => sessionId === session.id && parties.some(({ id }) => id === partyId))
    .find(({ id }) => tokenOf(bank, session, 'instruction', id) === token);
}

/** Takes down an instruction that was looked through, once: asked again it tells the same again. */
export function confirmInstruction(
  bank: Bank,
  asker: Asker,
  token: string,
  order: InstructionOrder,
  sortCode: string,
): ConfirmInstructionVerdict {
  const draft = findInstructionByToken(bank, asker, token);
  if (draft === undefined) return { outcome: 'refused', reason: 'payment-not-found' };
  if (sortCode !== draft.payeeSortCode || !isSameOrder(bank, asker, order, draft) || !isSamePlan(order, draft)) {
    return { outcome: 'refused', reason: 'differs' };
  }
  if (draft.state !== 'initiated') {
    const rule = 'instructions.confirmed-before';
    return { outcome: 'confirmed', rule, instruction: draft, demand: undefined, changes: [] };
  }
  const verdict = judgeInstruction(bank, asker, order);
  if (verdict.outcome === 'refused') return verdict;
  const { payee } = verdict.order;
  if (!isSamePayee(payee, draft)) return { outcome: 'refused', reason: 'differs' };
  return { outcome: 'confirmed', demand: demandFor(asker, payee, draft), ...takenDown(bank, draft) };
}

function takenDown(bank: Bank, draft: InstructionRecord) {
  const referenceNumber = referenceNumberOf(draft.id, bank.today);
  const confirmed = { ...draft, confirmedAt: bank.clock.now, referenceNumber };
  if (needsApproval(bank, bank.records.find('parties', draft.partyId))) {
    const instruction: InstructionRecord = { ...confirmed, state: 'pending-approval' };
    const { id: subjectId, partyId, userId: makerId } = draft;
    const changes: Change[] = [
      { change: 'update', of: 'instructions', record: instruction },
      ...askForApproval(bank, { partyId, makerId, kind: 'instruction', subjectId, referenceNumber }),
    ];
    return { rule: 'instructions.waits-for-approval', instruction, changes };
  }
  const nextOn = sameOrNextWorkingDay(draft.startOn);
  const instruction: InstructionRecord = { ...confirmed, state: 'active', nextOn };
  const changes: Change[] = [
    { change: 'update', of: 'instructions', record: instruction },
    { change: 'schedule', job: jobToRun(instruction, nextOn) },
  ];
  return { rule: 'instructions.taken-down', instruction, changes };
}

function judgeInstruction(bank: Bank, asker: Asker, order: InstructionOrder) {
  const verdict = judgeOrder(bank, asker, order, order.type === 'REC', false);
  if (verdict.outcome === 'refused') return verdict;
  const days = readDays(bank.today, order);
  return days === undefined ? ({ outcome: 'refused', reason: 'dates' } as const) : { ...verdict, days };
}

function readDays(today: CalendarDay, { type, frequency, startDate, endDate }: InstructionOrder) {
  const startOn = parseCalendarDay(startDate);
  const endOn = endDate === null ? null : parseCalendarDay(endDate);
  if (startOn === undefined || endOn === undefined) return undefined;
  if (startOn < addDays(today, firstDaysAhead.least) || startOn > addDays(today, firstDaysAhead.most)) return undefined;
  if (endOn !== null && (type === 'NONREC' || endOn < startOn)) return undefined;
  // Once is no repetition, and nothing else is done once.
  return (type === 'NONREC') === (frequency === '10') ? { startOn, endOn } : undefined;
}

function isSamePlan(order: InstructionOrder, record: InstructionRecord): boolean {
  return (
    order.type === record.type &&
    order.frequency === record.frequency &&
    order.startDate === record.startOn &&
    order.endDate === record.endOn
  );
}
