import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import {
  confirmTransferInstruction,
  createTransferInstruction,
  findTransferInstructionByToken,
} from '#sandbox/bank/instructions/transfer-instructions.ts';
import { dayOf } from '#sandbox/bank/payments/immediate-orders.ts';
import { confirmTransfer, createTransfer, findTransferByToken } from '#sandbox/bank/transfers/transfers.ts';
import { confirmed, refusalsOfOrders, verified } from '#sandbox/http/payments/order-decisions.ts';
import { cutOffWarning, externalReference } from '#sandbox/http/payments/payment-wire.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { scopeOf, toInstructionTransfer, toTransferDetails, toTransferOrder } from './transfer-wire.ts';

const notFound = refusalsOfOrders('transfers')({ reason: 'payment-not-found' });

export const transferHandlers = {
  createTransfer: {
    serves: 'customer',
    decide: ({ bank, customer, headers, body }) =>
      verified('transfers', createTransfer(bank, customer, toTransferOrder(body, headers)), (transfer) => {
        const { id, valueOn } = transfer;
        const paymentId = tokenOf(bank, customer.session, 'transfer', id);
        const says =
          dayOf(bank, transfer).timing === 'after-cut-off' ? { warning: cutOffWarning(valueOn, 'transfer') } : {};
        return { done: { paymentId, externalReferenceId: null, valueDate: valueOn }, says };
      }),
  },
  getTransfer: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const transfer = findTransferByToken(bank, customer, path.paymentId);
      return transfer === undefined
        ? notFound
        : {
            rule: 'transfers.read',
            answer: { done: { transferDetails: toTransferDetails({ bank, customer }, transfer) } },
          };
    },
  },
  confirmTransfer: {
    serves: 'customer',
    decide: ({ bank, customer, headers, path }) => {
      const token = path.paymentId;
      const verdict = confirmTransfer(bank, customer, { token, scope: scopeOf(headers) });
      return confirmed('transfers', verdict, (transfer) => ({
        paymentId: token,
        externalReferenceId: externalReference(transfer),
        valueDate: transfer.valueOn,
      }));
    },
  },
  createTransferInstruction: {
    serves: 'customer',
    decide: ({ bank, customer, headers, body }) => {
      const { type, frequency, startDate, endDate } = body;
      const order = { ...toTransferOrder(body, headers), type, frequency, startDate, endDate };
      return verified('instructions', createTransferInstruction(bank, customer, order), ({ id, startOn }) => {
        const instructionId = tokenOf(bank, customer.session, 'instruction', id);
        return { done: { instructionId, externalReferenceId: null, startDate: sameOrNextWorkingDay(startOn) } };
      });
    },
  },
  getTransferInstruction: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const instruction = findTransferInstructionByToken(bank, customer, path.instructionId);
      return instruction === undefined
        ? notFound
        : {
            rule: 'transfers.instruction-read',
            answer: { done: { transferDetails: toInstructionTransfer({ bank, customer }, instruction) } },
          };
    },
  },
  confirmTransferInstruction: {
    serves: 'customer',
    decide: ({ bank, customer, headers, path }) => {
      const token = path.instructionId;
      const verdict = confirmTransferInstruction(bank, customer, { token, scope: scopeOf(headers) });
      return confirmed('instructions', verdict, ({ startOn }) => ({
        instructionId: token,
        externalReferenceId: null,
        startDate: sameOrNextWorkingDay(startOn),
      }));
    },
  },
} satisfies Partial<Handlers>;
