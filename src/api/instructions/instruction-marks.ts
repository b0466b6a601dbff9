import { markOf, pairedMark } from '#src/api/orders/ledger.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';
import type { Instruction, InstructionCode } from './instruction.ts';

/** The fields by which an instruction is recognised in every session. */
export type MarkedInstruction = Pick<
  Instruction,
  'code' | 'fromNumber' | 'recipientName' | 'toSortCode' | 'toAccountNumber' | 'startDate' | 'amount' | 'reference'
>;

/** The end of each kind. */
export const endNotedAs = { FD: 'cancellation', SI: 'stop', DD: 'debit-stop' } as const satisfies Record<
  InstructionCode,
  MarkedKind
>;

export const editNotedAs = 'edit' satisfies MarkedKind;

export function instructionMark(instruction: MarkedInstruction): Promise<string | undefined> {
  const { code, fromNumber, recipientName, toSortCode, toAccountNumber, startDate, amount, reference } = instruction;
  // The amount of a direct debit is that of its last collection.
  const sum = code === 'DD' || amount === undefined ? [] : [amount.currency, String(amount.minor)];
  return markOf([
    code,
    fromNumber,
    recipientName,
    toSortCode,
    toAccountNumber,
    startDate ?? '',
    reference.trim(),
    ...sum,
  ]);
}

/** As it was to be, and as it was. */
export async function editMark(
  before: MarkedInstruction,
  wanted: Pick<MarkedInstruction, 'amount' | 'reference'>,
): Promise<string | undefined> {
  return pairedMark(await instructionMark({ ...before, ...wanted }), await instructionMark(before));
}

/** It ended at the customer's wish, not because it was paid. */
export function isStopped({ statusCode, closedAs }: Instruction): boolean {
  return statusCode === 'C' && closedAs !== 'completed';
}

/** It was paid before the request to stop it arrived. */
export function isCompleted({ statusCode, closedAs }: Instruction): boolean {
  return statusCode === 'C' && closedAs === 'completed';
}
