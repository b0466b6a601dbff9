import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Asker } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { confirmPayee, createPayee, verifyPayee } from '#sandbox/bank/payees/payee-adding.ts';
import { amendPayee } from '#sandbox/bank/payees/payee-changes.ts';
import type { PayeeRefusal, PayeeStepVerdict } from '#sandbox/bank/payees/payee-steps.ts';
import { createPayeeGroup, deletePayee, listPayeeGroups, mayManagePayees } from '#sandbox/bank/payees/payees.ts';
import { approvalRequired } from '#sandbox/http/payments/payment-wire.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { readIntended, readPayee, toExternalPayee, toGroupWire } from './payee-wire.ts';

const refusalsByReason = {
  'function-missing': 'accessDenied',
  'payee-not-found': 'payeeNotFound',
  'name-length': 'payeeNameLength',
  'name-characters': 'payeeNameCharacters',
  'reference-too-long': 'referenceTooLong',
  'reference-characters': 'referenceCharacters',
  'details-not-found': 'payeeDetailsNotFound',
  'payee-exists': 'payeeExists',
  'not-checked': 'payeeNotChecked',
  'not-ready': 'payeeNotActive',
} as const satisfies Record<PayeeRefusal, RefusalName>;

export const payeeHandlers = {
  listPayeeGroups: {
    serves: 'customer',
    decide: ({ bank, asker }) => {
      if (!mayManagePayees(asker)) return { rule: 'payees.function-missing', answer: { refused: 'accessDenied' } };
      const payeeGroups = listPayeeGroups(bank, asker).map((listed) => toGroupWire(bank, asker, listed));
      return { rule: 'payees.listed', answer: { done: { payeeGroups } } };
    },
  },
  createPayeeGroup: {
    serves: 'customer',
    decide: ({ bank, asker, body }) => {
      const verdict = createPayeeGroup(bank, asker, body.name);
      if (verdict.outcome === 'refused') {
        return { rule: `payees.${verdict.reason}`, answer: { refused: refusalsByReason[verdict.reason] } };
      }
      const { id, name } = verdict.group;
      const payeeGroup = { groupId: tokenOf(bank, asker.session, 'payee-group', id), name };
      return { rule: 'payees.group-made', changes: verdict.changes, answer: { done: { payeeGroup }, status: 201 } };
    },
  },
  createPayee: {
    serves: 'customer',
    decide: ({ bank, asker, path, body }) => {
      if (body.stage !== 0) return refusal({ reason: 'not-ready' });
      const verdict = createPayee(bank, asker, path.groupId, readPayee(body));
      if (verdict.outcome === 'refused') return refusal(verdict);
      const externalPayee = toExternalPayee(bank, asker, verdict.payee);
      return { rule: verdict.rule, changes: verdict.changes, answer: { done: { externalPayee }, status: 201 } };
    },
  },
  verifyPayee: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const verdict = verifyPayee(bank, asker, path.groupId, path.payeeId);
      return verdict.outcome === 'refused' ? refusal(verdict) : told({ bank, asker }, verdict);
    },
  },
  confirmPayee: {
    serves: 'customer',
    decide: ({ bank, asker, path, body }) => {
      if (body.stage !== 2) return refusal({ reason: 'not-ready' });
      const verdict = confirmPayee(bank, asker, path.groupId, path.payeeId, readPayee(body), readIntended(body));
      if (verdict.outcome === 'refused') return refusal(verdict);
      const decision = told({ bank, asker }, verdict);
      const says = verdict.referenceNumber === undefined ? {} : { referenceNumber: verdict.referenceNumber };
      return verdict.needsApproval === true
        ? { ...decision, answer: { ...decision.answer, status: 202, says: { ...says, warning: approvalRequired } } }
        : { ...decision, answer: { ...decision.answer, says } };
    },
  },
  amendPayee: {
    serves: 'customer',
    decide: ({ bank, asker, path, body }) => {
      if (body.stage !== 0) return refusal({ reason: 'not-ready' });
      const verdict = amendPayee(bank, asker, path.groupId, path.payeeId, readPayee(body));
      return verdict.outcome === 'refused' ? refusal(verdict) : told({ bank, asker }, verdict);
    },
  },
  deletePayee: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const verdict = deletePayee(bank, asker, path.groupId, path.payeeId);
      return verdict.outcome === 'refused'
        ? { rule: `payees.${verdict.reason}`, answer: { refused: refusalsByReason[verdict.reason] } }
        : { rule: 'payees.deleted', changes: verdict.changes, answer: { done: {} } };
    },
  },
} satisfies Partial<Handlers>;

interface AskersCall {
  readonly bank: Bank;
  readonly asker: Asker;
}

type StepDone = Extract<PayeeStepVerdict, { outcome: 'done' }>;

/** The answer to one step with a payee that went well. */
function told({ bank, asker }: AskersCall, { rule, changes, demand, payee }: StepDone) {
  const answer = { done: { externalPayee: toExternalPayee(bank, asker, payee) } };
  return { rule, changes, answer, ...(demand === undefined ? {} : { demand }) };
}

function refusal({ reason }: { readonly reason: PayeeRefusal }) {
  return { rule: `payees.${reason}`, answer: { refused: refusalsByReason[reason] } } as const;
}
