import type { SentOnce } from '#src/api/client/nonce.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { toAmountPayload } from '#src/api/wire/amount-payload.ts';
import { answerHas, referenceIn } from '#src/api/wire/own-answer.ts';
import type { Money } from '#src/kernel/money.ts';
import type { Instruction } from './instruction.ts';

/** What is addressed: an instruction belongs to one entity, whichever the customer acts for. */
export type InstructionRef = Pick<Instruction, 'id' | 'code' | 'customerId'>;

export interface InstructionEdit {
  readonly of: Pick<Instruction, 'id' | 'customerId' | 'timeStamp'>;
  readonly amount: Money;
  readonly reference: string;
  /** What a code confirms, worded to follow "To …". */
  readonly confirms: string;
}

interface Cancelling {
  readonly ref: InstructionRef;
  readonly sentOnce: SentOnce;
}

interface Editing {
  readonly edit: InstructionEdit;
  readonly sentOnce: SentOnce;
}

export function validateCancellationCall(ref: InstructionRef) {
  return bankCall({
    party: ref.customerId,
    send: (client) => client.POST('/cz/v1/payments/instructions/cancellation/{instructionId}', cancellationOf(ref)),
    read: () => null,
  });
}

export function confirmCancellationCall({ ref, sentOnce }: Cancelling) {
  return bankCall({
    party: ref.customerId,
    sentOnce,
    send: (client) => client.PATCH('/cz/v1/payments/instructions/cancellation/{instructionId}', cancellationOf(ref)),
    isOwn: (answer) => answerHas(answer, { instructionId: ref.id, statusCode: 'C' }),
    read: () => null,
  });
}

export function verifyEditCall(edit: InstructionEdit) {
  return bankCall({
    party: edit.of.customerId,
    send: (client) => client.PUT('/cz/v1/payments/instructions/{instructionId}', editOf(edit, 0)),
    read: () => null,
  });
}

/** The bank may ask for a code first. */
export function confirmEditCall({ edit, sentOnce }: Editing) {
  return bankCall({
    party: edit.of.customerId,
    confirms: edit.confirms,
    sentOnce,
    send: (client) => client.PUT('/cz/v1/payments/instructions/{instructionId}', editOf(edit, 1)),
    // The answer to the check has no reference.
    isOwn: (answer) => answerHas(answer, { instructionId: edit.of.id }) && referenceIn(answer) !== undefined,
    read: () => null,
  });
}

function cancellationOf({ id, code, customerId }: InstructionRef) {
  return {
    params: { path: { instructionId: id }, query: { code } },
    body: { partyId: customerId },
  };
}

function editOf({ of: { id, customerId, timeStamp }, amount, reference }: InstructionEdit, stage: 0 | 1) {
  return {
    params: { path: { instructionId: id } },
    body: { partyId: customerId, amount: toAmountPayload(amount), reference, timeStamp, stage },
  };
}
