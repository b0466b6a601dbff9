import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { confirmPayee, createPayee, verifyPayee } from '#sandbox/bank/payees/payee-adding.ts';
import { amendPayee } from '#sandbox/bank/payees/payee-changes.ts';
import type { PayeeRefusal, PayeeStepVerdict } from '#sandbox/bank/payees/payee-steps.ts';
import {
  createPayeeGroup,
  deletePayee,
  listPayeeGroups,
  mayManagePayees,
  type PayeeRef,
} from '#sandbox/bank/payees/payees.ts';
import { lastPaidDays } from '#sandbox/bank/payments/last-paid.ts';
import { approvalRequired, type Shown } from '#sandbox/http/payments/payment-wire.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy, sharedReasons } from '#sandbox/http/refusals/reasons.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { readIntended, readPayee, toExternalPayee, toGroupWire } from './payee-wire.ts';

const payeeReasons = {
  ...sharedReasons,
  'payee-exists': 'payeeExists',
  'not-checked': 'payeeNotChecked',
  'not-ready': 'payeeNotActive',
} as const satisfies Record<PayeeRefusal, RefusalName>;

const refusal = refusalsBy('payees', payeeReasons);
const notReady = refusal({ reason: 'not-ready' });

export const payeeHandlers = {
  listPayeeGroups: {
    serves: 'customer',
    decide: ({ bank, customer }) => {
      if (!mayManagePayees(customer)) return refusal({ reason: 'function-missing' });
      const paidOn = lastPaidDays(bank);
      const payeeGroups = listPayeeGroups(bank, customer).map((listed) => toGroupWire(bank, customer, listed, paidOn));
      return { rule: 'payees.listed', answer: { done: { payeeGroups } } };
    },
  },
  createPayeeGroup: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      const verdict = createPayeeGroup(bank, customer, body.name);
      if (verdict.outcome === 'refused') return refusal(verdict);
      const { id, name } = verdict.group;
      const payeeGroup = { groupId: tokenOf(bank, customer.session, 'payee-group', id), name };
      return { rule: 'payees.group-made', changes: verdict.changes, answer: { done: { payeeGroup }, status: 201 } };
    },
  },
  createPayee: {
    serves: 'customer',
    decide: ({ bank, customer, path, body }) => {
      if (body.stage !== 0) return notReady;
      const verdict = createPayee(bank, customer, path.groupId, readPayee(body));
      if (verdict.outcome === 'refused') return refusal(verdict);
      const decision = stepDecision({ bank, customer }, verdict);
      return { ...decision, answer: { ...decision.answer, status: 201 } };
    },
  },
  verifyPayee: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const verdict = verifyPayee(bank, customer, payeeRefOf(path));
      return verdict.outcome === 'refused' ? refusal(verdict) : stepDecision({ bank, customer }, verdict);
    },
  },
  confirmPayee: {
    serves: 'customer',
    decide: ({ bank, customer, path, body }) => {
      if (body.stage !== 2) return notReady;
      const verdict = confirmPayee(bank, customer, payeeRefOf(path), readPayee(body), readIntended(body));
      if (verdict.outcome === 'refused') return refusal(verdict);
      const decision = stepDecision({ bank, customer }, verdict);
      const says = verdict.referenceNumber === undefined ? {} : { referenceNumber: verdict.referenceNumber };
      return verdict.needsApproval === true
        ? { ...decision, answer: { ...decision.answer, status: 202, says: { ...says, warning: approvalRequired } } }
        : { ...decision, answer: { ...decision.answer, says } };
    },
  },
  amendPayee: {
    serves: 'customer',
    decide: ({ bank, customer, path, body }) => {
      if (body.stage !== 0) return notReady;
      const verdict = amendPayee(bank, customer, payeeRefOf(path), readPayee(body));
      return verdict.outcome === 'refused' ? refusal(verdict) : stepDecision({ bank, customer }, verdict);
    },
  },
  deletePayee: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const verdict = deletePayee(bank, customer, payeeRefOf(path));
      return verdict.outcome === 'refused'
        ? refusal(verdict)
        : { rule: 'payees.deleted', changes: verdict.changes, answer: { done: {} } };
    },
  },
} satisfies Partial<Handlers>;

type StepDone = Extract<PayeeStepVerdict, { outcome: 'done' }>;

/** The answer to a successful step. */
function stepDecision({ bank, customer }: Shown, { rule, changes, requiredConfirmation, payee }: StepDone) {
  const answer = { done: { externalPayee: toExternalPayee(bank, customer, payee) } };
  return { rule, changes, answer, ...(requiredConfirmation === undefined ? {} : { requiredConfirmation }) };
}

function payeeRefOf({ groupId, payeeId }: { readonly groupId: string; readonly payeeId: string }): PayeeRef {
  return { groupToken: groupId, payeeToken: payeeId };
}
