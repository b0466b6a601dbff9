import { referenceOfLatestEdit } from '#sandbox/bank/activity/instruction-changes.ts';
import {
  type CancellationVerdict,
  confirmCancellation,
  validateCancellation,
} from '#sandbox/bank/instructions/cancellations.ts';
import { confirmEdit, validateEdit } from '#sandbox/bank/instructions/edits.ts';
import { listUpcoming } from '#sandbox/bank/instructions/upcoming.ts';
import { orderReasons } from '#sandbox/http/payments/order-decisions.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { readMoney } from '#sandbox/http/pipeline/plain-wire.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import { statusCodes, toListedWire } from './upcoming-wire.ts';

const refusal = refusalsBy('instructions', {
  ...orderReasons,
  'instruction-not-found': 'paymentNotFound',
  'instruction-closed': 'instructionClosed',
  'instruction-changed': 'instructionChanged',
  'custom-frequency': 'customFrequency',
  'edit-needs-authoriser': 'editNeedsAuthoriser',
  'nothing-changed': 'notPossible',
} as const);

export const upcomingHandlers = {
  listInstructions: {
    serves: 'customer',
    decide: ({ bank, customer, query: { code, type } }) => {
      // Future payments are exactly those that are not recurring.
      if ((code === 'FD') !== (type === 'NONREC')) {
        return { rule: 'instructions.type-of-another-kind', answer: { refused: 'invalidRequest' } };
      }
      const listed = listUpcoming(bank, customer, code);
      if (listed === undefined) return refusal({ reason: 'function-missing' });
      const instructionsList = listed.map((each) => toListedWire({ bank, customer }, each));
      return { rule: 'instructions.listed', answer: { done: { instructionsList } } };
    },
  },
  validateCancellation: {
    serves: 'customer',
    decide: ({ bank, customer, path, query, body }) =>
      cancelled(
        validateCancellation(bank, customer, {
          code: query.code,
          token: path.instructionId,
          partyToken: body.partyId,
        }),
      ),
  },
  confirmCancellation: {
    serves: 'customer',
    decide: ({ bank, customer, path, query, body }) =>
      cancelled(
        confirmCancellation(bank, customer, { code: query.code, token: path.instructionId, partyToken: body.partyId }),
      ),
  },
  editInstruction: {
    serves: 'customer',
    decide: ({ bank, customer, path, body }) => {
      const decide = body.stage === 0 ? validateEdit : confirmEdit;
      const verdict = decide(bank, customer, {
        token: path.instructionId,
        partyToken: body.partyId,
        amount: readMoney(body.amount),
        reference: body.reference,
        changedAt: body.timeStamp,
      });
      if (verdict.outcome === 'refused') return refusal(verdict);
      const { rule, listed, changes, requiredConfirmation } = verdict;
      return {
        rule: `instructions.${rule}`,
        answer: {
          done: { instructionId: listed.token, statusCode: statusCodes[listed.state] },
          says: body.stage === 0 ? {} : { referenceNumber: referenceOfLatestEdit(listed.record) },
        },
        changes,
        requiredConfirmation,
      };
    },
  },
} satisfies Partial<Handlers>;

function cancelled(verdict: CancellationVerdict) {
  if (verdict.outcome === 'refused') return refusal(verdict);
  const { rule, listed, changes } = verdict;
  const statusCode = rule === 'validated' ? statusCodes[listed.state] : 'C';
  return {
    rule: `instructions.${rule}`,
    answer: { done: { instructionId: listed.token, statusCode } },
    changes,
  } as const;
}
