import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import {
  confirmInstruction,
  createInstruction,
  findInstructionByToken,
  type InstructionOrder,
  type InstructionRefusal,
} from '#sandbox/bank/instructions/instructions.ts';
import { orderRefusals } from '#sandbox/http/payments/payment-handlers.ts';
import { approvalRequired, toInstructionPayout, toOrder } from '#sandbox/http/payments/payment-wire.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import type { components } from '#src/api/schema.generated.d.ts';

const instructionRefusals = { ...orderRefusals, dates: 'paymentDates' } as const satisfies Record<
  InstructionRefusal,
  string
>;

export const instructionHandlers = {
  createInstruction: {
    serves: 'customer',
    decide: ({ bank, asker, body }) => {
      // Somebody who means it at once must not have it put off.
      if (body.stage !== 0 || !body.later) {
        return { rule: 'instructions.not-to-be-looked-through', answer: { refused: 'paymentDiffers' } };
      }
      const verdict = createInstruction(bank, asker, toInstructionOrder(body));
      if (verdict.outcome === 'refused-as-set') {
        return { rule: 'instructions.refused-as-set', answer: { refusedWithCode: verdict.code } };
      }
      if (verdict.outcome === 'refused') {
        return { rule: `instructions.${verdict.reason}`, answer: { refused: instructionRefusals[verdict.reason] } };
      }
      const { rule, record: instruction, changes } = verdict;
      const done = {
        instructionId: tokenOf(bank, asker.session, 'instruction', instruction.id),
        externalReferenceId: null,
        startDate: sameOrNextWorkingDay(instruction.startOn),
      };
      return { rule, answer: { done, status: 201 }, changes };
    },
  },
  getInstruction: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const instruction = findInstructionByToken(bank, asker, path.instructionId);
      if (instruction === undefined) {
        return { rule: 'instructions.payment-not-found', answer: { refused: 'paymentNotFound' } };
      }
      const firstDay = sameOrNextWorkingDay(instruction.startOn);
      const payoutDetails = toInstructionPayout({ bank, asker }, instruction, firstDay);
      return { rule: 'instructions.read', answer: { done: { payoutDetails } } };
    },
  },
  confirmInstruction: {
    serves: 'customer',
    decide: ({ bank, asker, path, query, body }) => {
      if (body.stage !== 1 || !body.later) {
        return { rule: 'instructions.not-to-be-taken-down', answer: { refused: 'paymentDiffers' } };
      }
      const verdict = confirmInstruction(bank, asker, {
        token: path.instructionId,
        order: toInstructionOrder(body),
        sortCode: query.sortCode,
      });
      if (verdict.outcome === 'refused') {
        return { rule: `instructions.${verdict.reason}`, answer: { refused: instructionRefusals[verdict.reason] } };
      }
      const { rule, record: instruction, demand, changes } = verdict;
      const done = {
        instructionId: path.instructionId,
        externalReferenceId: null,
        startDate: sameOrNextWorkingDay(instruction.startOn),
      };
      const referenceNumber = instruction.referenceNumber ?? undefined;
      const answer =
        instruction.state === 'pending-approval'
          ? ({ done, status: 202, says: { referenceNumber, warning: approvalRequired } } as const)
          : { done, says: { referenceNumber } };
      return { rule, answer, demand, changes };
    },
  },
} satisfies Partial<Handlers>;

function toInstructionOrder(body: components['schemas']['InstructionRequest']): InstructionOrder {
  const { type, frequency, startDate, endDate } = body;
  return { ...toOrder(body), type, frequency, startDate, endDate };
}
