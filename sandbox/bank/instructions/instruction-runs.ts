import { runAfter } from '#sandbox/bank/calendar/repeat-days.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { availableOf, postingsFor } from '#sandbox/bank/engine/holds.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import { creditSideOf, holdFor, rememberReference } from '#sandbox/bank/payments/payment-moves.ts';
import { payeeOf } from '#sandbox/bank/payments/payment-order.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import { transferMovement } from '#sandbox/bank/transfers/transfer-order.ts';
import { type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';

export const instructionRunKind = 'instruction.run';

/** Assumed: the London time at which a run falls due. */
const runsAt = '06:00';

export function jobToRun({ id }: InstructionRecord, day: CalendarDay): NewJob {
  return {
    id: `${instructionRunKind}:${id}`,
    dueAt: instantInLondon(day, runsAt),
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
    ...(payment ?? []),
    { change: 'update', of: 'instructions', record },
    ...(next === undefined ? [] : [{ change: 'schedule', job: jobToRun(record, next) } as const]),
  ];
};

function paymentOf(bank: Bank, instruction: InstructionRecord): Change[] | undefined {
  const { id, accountId, referenceNumber, runs } = instruction;
  const account = bank.records.find('accounts', accountId);
  const movement = account && movementOf(bank, instruction, account);
  if (account === undefined || movement === undefined || referenceNumber === null) return undefined;
  if (availableOf(bank, account).minor < instruction.minor) return undefined;
  const hold = holdFor(bank, instruction, {
    ...movement,
    id: movementIdOf(id, runs),
    valueOn: bank.today,
    referenceNumber,
  });
  return [...postingsFor(bank, hold), ...rememberReference(payeeOf(bank, instruction), instruction.reference)];
}

/** Undefined where the recipient takes no such payments. */
function movementOf(bank: Bank, instruction: InstructionRecord, from: AccountRecord) {
  const { toAccountId, payeeSortCode, payeeAccountNumber, type } = instruction;
  if (toAccountId !== null) {
    const to = bank.records.find('accounts', toAccountId);
    return to && transferMovement(from, to);
  }
  const credit = creditSideOf(bank, payeeSortCode, payeeAccountNumber);
  return credit && { code: type === 'REC' ? 'SOX' : 'FPO', counterAccountId: credit.accountId };
}

function movementIdOf(instructionId: string, run: number): string {
  return `${instructionId}-run-${run}`;
}
