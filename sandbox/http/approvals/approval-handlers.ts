import { decidedFor, waitingFor } from '#sandbox/bank/approvals/approvals.ts';
import { approve, type DecisionRefusal, type DecisionVerdict, decline } from '#sandbox/bank/decisions/decisions.ts';
import { countedActivities } from '#sandbox/http/activity/activity-handlers.ts';
import { orderReasons } from '#sandbox/http/payments/order-decisions.ts';
import type { Shown } from '#sandbox/http/payments/payment-wire.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { kindsOnWire, toApprovalItem } from './approval-wire.ts';

const decisionReasons = {
  ...orderReasons,
  'file-differs': 'fileDiffers',
  'payee-exists': 'payeeExists',
  'not-ready': 'payeeNotActive',
  'approval-not-found': 'approvalNotFound',
  'decided-already': 'decidedAlready',
  'approval-expired': 'approvalExpired',
} as const satisfies Record<DecisionRefusal, RefusalName>;

const refusal = refusalsBy('approvals', decisionReasons);

export const approvalHandlers = {
  countTransactions: {
    serves: 'customer',
    decide: ({ bank, customer, query }) => {
      if (query.countFor === 'all') return countedActivities(bank, customer, query.fromDate, query.toDate);
      const counts = new Map<string, number>();
      for (const { kind } of waitingFor(bank, customer)) {
        const { transactionType } = kindsOnWire[kind];
        counts.set(transactionType, (counts.get(transactionType) ?? 0) + 1);
      }
      const countDTOList = [...counts].map(([transactionType, pendingApproval]) => ({
        transactionType,
        pendingApproval,
      }));
      const lastVisited = customer.user.approvalsVisitedAt ?? null;
      return { rule: 'approvals.pending-for-user', answer: { done: { countDTOList, lastVisited } } };
    },
  },
  listApprovals: {
    serves: 'customer',
    decide: ({ bank, customer, query: { view, discriminator } }) => {
      if (!customer.user.permittedFunctions.includes('approver')) return refusal({ reason: 'function-missing' });
      const found = view === 'approval' ? waitingFor(bank, customer) : decidedFor(bank, customer);
      const transactionDTOs = found
        .filter(({ kind }) => discriminator === undefined || kindsOnWire[kind].discriminator === discriminator)
        .sort((left, right) => (left.madeAt < right.madeAt ? -1 : Number(left.madeAt > right.madeAt)))
        .map((approval) => toApprovalItem({ bank, customer }, approval));
      const { user } = customer;
      const visited = { ...user, approvalsVisitedAt: bank.clock.now };
      return {
        rule: `approvals.listed-${view}`,
        answer: { done: { transactionDTOs } },
        changes: view === 'approval' ? [{ change: 'update', of: 'users', record: visited } as const] : [],
      };
    },
  },
  approveTransaction: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => decided({ bank, customer }, approve(bank, customer, path.transactionId)),
  },
  rejectTransaction: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => decided({ bank, customer }, decline(bank, customer, path.transactionId)),
  },
} satisfies Partial<Handlers>;

function decided(shown: Shown, verdict: DecisionVerdict) {
  if (verdict.outcome === 'refused') return refusal(verdict);
  const { rule, approval, requiredConfirmation, changes } = verdict;
  const done = { transactionAction: { transactionDTO: toApprovalItem(shown, approval) } };
  return {
    rule,
    answer: { done, says: { referenceNumber: approval.referenceNumber } },
    requiredConfirmation,
    changes,
  };
}
