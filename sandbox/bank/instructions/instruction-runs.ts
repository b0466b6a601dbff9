import { runAfter } from '#sandbox/bank/calendar/repeat-days.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { objectionToDebit, postingsFor } from '#sandbox/bank/engine/holds.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import { creditSideOf, holdFor, rememberReference } from '#sandbox/bank/payments/payment-moves.ts';
import { payeeOf } from '#sandbox/bank/payments/payment-order.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import { transferMovement } from '#sandbox/bank/transfers/transfer-order.ts';
import { type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { type MissedRun, missedRunMail } from './missed-run-mail.ts';

export const instructionRunKind = 'instruction.run';

/** Assumed: the London time at which a run falls due. */
const runsAt = '06:00';

/** A first run whose time has passed by the confirmation is made at once. */
export function jobToRun({ id }: InstructionRecord, day: CalendarDay, now: Instant): NewJob {
  const dueAt = instantInLondon(day, runsAt);
  return {
    id: `${instructionRunKind}:${id}`,
    dueAt: dueAt < now ? now : dueAt,
    kind: instructionRunKind,
    payload: { instructionId: id },
  };
}

/** Pays an instruction once on its day. A run that cannot be paid is missed and not repeated. */
export const runInstruction: JobKind = (job, bank) => {
  const instruction = bank.records.find('instructions', String(job.payload.instructionId));
  if (instruction?.state !== 'active') return [];
  const run = runOf(bank, instruction);
  const next = runAfter(instruction, bank.today);
  const record: InstructionRecord = {
    ...instruction,
    runs: instruction.runs + 1,
    ...('missed' in run
      ? { missedOn: [...instruction.missedOn, bank.today] }
      : { paidOn: [...instruction.paidOn, bank.today] }),
    nextOn: next ?? null,
    state: next === undefined ? 'closed' : 'active',
  };
  return [
    ...('missed' in run
      ? missedRunMail(bank, missedRun(instruction, { why: run.missed, isLast: next === undefined }))
      : run.paid),
    { change: 'update', of: 'instructions', record },
    ...(next === undefined ? [] : [{ change: 'schedule', job: jobToRun(record, next, bank.clock.now) } as const]),
  ];
};

function runOf(
  bank: Bank,
  instruction: InstructionRecord,
): { readonly paid: readonly Change[] } | { readonly missed: MissedRun['why'] } {
  const { id, accountId, referenceNumber, runs } = instruction;
  const account = bank.records.find('accounts', accountId);
  const movement = account && movementOf(bank, instruction, account);
  if (account === undefined || movement === undefined || referenceNumber === null) return { missed: 'not-payable' };
  const objection = objectionToDebit(bank, account, instruction.minor);
  if (objection !== undefined) return { missed: objection };
  const hold = holdFor(bank, instruction, {
    ...movement,
    id: movementIdOf(id, runs),
    valueOn: bank.today,
    referenceNumber,
  });
  return {
    paid: [...postingsFor(bank, hold), ...rememberReference(payeeOf(bank, instruction), instruction.reference)],
  };
}

/** Undefined where the recipient takes no such payments. */
function movementOf(bank: Bank, instruction: InstructionRecord, from: AccountRecord) {
  const { toAccountId, payeeSortCode, payeeAccountNumber, type } = instruction;
  if (toAccountId !== null) {
    const to = bank.records.find('accounts', toAccountId);
    return to === undefined || to.closed !== undefined ? undefined : transferMovement(from, to);
  }
  const credit = creditSideOf(bank, payeeSortCode, payeeAccountNumber);
  return credit && { code: type === 'REC' ? 'SOX' : 'FPO', counterAccountId: credit.accountId };
}

function missedRun(instruction: InstructionRecord, { why, isLast }: Pick<MissedRun, 'why' | 'isLast'>): MissedRun {
  const { id, userId, accountId, toAccountId, payeeName, minor, currency, type } = instruction;
  const order = type === 'REC' ? 'standing order' : 'payment';
  const what = toAccountId === null ? order : 'transfer';
  return {
    id,
    userId,
    accountId,
    recipient: payeeName,
    amount: money(minor, currency),
    what,
    why,
    isLast,
  };
}

function movementIdOf(instructionId: string, run: number): string {
  return `${instructionId}-run-${run}`;
}
