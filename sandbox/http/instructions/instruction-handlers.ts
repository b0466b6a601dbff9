import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import {
  confirmInstruction,
  createInstruction,
  findInstructionByToken,
  type InstructionOrder,
} from '#sandbox/bank/instructions/instructions.ts';
import { confirmed, refusalsOfOrders, verified } from '#sandbox/http/payments/order-decisions.ts';
import { toInstructionPayout, toOrder } from '#sandbox/http/payments/payment-wire.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import type { components } from '#src/api/schema.generated.d.ts';

const refusal = refusalsOfOrders('instructions');

export const instructionHandlers = {
  createInstruction: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      // An immediate payment must not be set up for later.
      if (body.stage !== 0 || !body.later) {
        return { rule: 'instructions.not-to-be-verified', answer: { refused: 'paymentDiffers' } };
      }
      return verified(
        'instructions',
        createInstruction(bank, customer, toInstructionOrder(body)),
        ({ id, startOn }) => {
          const instructionId = tokenOf(bank, customer.session, 'instruction', id);
          return { done: { instructionId, externalReferenceId: null, startDate: sameOrNextWorkingDay(startOn) } };
        },
      );
    },
  },
  getInstruction: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const instruction = findInstructionByToken(bank, customer, path.instructionId);
      if (instruction === undefined) return refusal({ reason: 'payment-not-found' });
      const firstDay = sameOrNextWorkingDay(instruction.startOn);
      const payoutDetails = toInstructionPayout({ bank, customer }, instruction, firstDay);
      return { rule: 'instructions.read', answer: { done: { payoutDetails } } };
    },
  },
  confirmInstruction: {
    serves: 'customer',
    decide: ({ bank, customer, path, query, body }) => {
      if (body.stage !== 1 || !body.later) {
        return { rule: 'instructions.not-to-be-set-up', answer: { refused: 'paymentDiffers' } };
      }
      const token = path.instructionId;
      const order = toInstructionOrder(body);
      const verdict = confirmInstruction(bank, customer, { token, order, sortCode: query.sortCode });
      return confirmed('instructions', verdict, ({ startOn }) => ({
        instructionId: token,
        externalReferenceId: null,
        startDate: sameOrNextWorkingDay(startOn),
      }));
    },
  },
} satisfies Partial<Handlers>;

function toInstructionOrder(body: components['schemas']['InstructionRequest']): InstructionOrder {
  const { type, frequency, startDate, endDate } = body;
  return { ...toOrder(body), type, frequency, startDate, endDate };
}
