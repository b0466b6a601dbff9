import { runAfter } from '#sandbox/bank/calendar/repeat-days.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { availableOf, postingsFor } from '#sandbox/bank/engine/holds.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import { creditSideOf, holdFor, rememberReference } from '#sandbox/bank/payments/payment-moves.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import { type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { missedRunMail } from './missed-run-mail.ts';

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

/** Pays an instruction once on its day. A run without sufficient funds is missed and not repeated. */
export const runInstruction: JobKind = (job, bank) => {
  const instruction = bank.records.find('instructions', String(job.payload.instructionId));
  if (instruction?.state !== 'active') return [];
  const payment = paymentOf(bank, instruction);
  const next = runAfter(instruction, bank.today);
  const record: InstructionRecord = {
    ...instruction,
    runs: instruction.runs + 1,
    ...(payment === undefined
      ? { missedOn: [...instruction.missedOn, bank.today] }
      : { paidOn: [...instruction.paidOn, bank.today] }),
    nextOn: next ?? null,
    state: next === undefined ? 'closed' : 'active',
  };
  return [
    ...(payment ?? missedRunMail(bank, missedRun(instruction, next === undefined))),
    { change: 'update', of: 'instructions', record },
    ...(next === undefined ? [] : [{ change: 'schedule', job: jobToRun(record, next, bank.clock.now) } as const]),
  ];
};

function paymentOf(bank: Bank, instruction: InstructionRecord): Change[] | undefined {
  const { id, accountId, payeeId, payeeSortCode, payeeAccountNumber, referenceNumber, runs, type } = instruction;
  const account = bank.records.find('accounts', accountId);
  const credit = creditSideOf(bank, payeeSortCode, payeeAccountNumber);
  if (account === undefined || credit === undefined || referenceNumber === null) return undefined;
  if (availableOf(bank, account).minor < instruction.minor) return undefined;
  const movement = holdFor(bank, instruction, {
    id: movementIdOf(id, runs),
    code: type === 'REC' ? 'SOX' : 'FPO',
    valueOn: bank.today,
    counterAccountId: credit.accountId,
    referenceNumber,
  });
  return [
    ...postingsFor(bank, movement),
    ...rememberReference(bank.records.find('payees', payeeId), instruction.reference),
  ];
}

function missedRun({ id, userId, accountId, payeeName, minor, type }: InstructionRecord, isLast: boolean) {
  const what = type === 'REC' ? 'standing order' : 'payment';
  return { id, userId, accountId, recipient: payeeName, minor, what, why: 'no-funds', isLast } as const;
}

function movementIdOf(instructionId: string, run: number): string {
  return `${instructionId}-run-${run}`;
}
