import { waitingFor } from '#sandbox/bank/approvals/approvals.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import { countedActivities } from '#sandbox/http/activity/activity-handlers.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';

/** Assumed: the service's transaction type for each kind of order. */
const transactionTypes = {
  payment: 'PAYMENTS',
  instruction: 'PAYMENTS',
  payee: 'PAYEE_BILLER',
  'payee-change': 'PAYEE_BILLER',
  'bulk-file': 'BULK_FILE',
  'cheque-book': 'ACCOUNT_NON_FINANCIAL',
  'pay-in-book': 'ACCOUNT_NON_FINANCIAL',
} as const satisfies Record<ApprovalRecord['kind'], string>;

export const approvalHandlers = {
  countTransactions: {
    serves: 'customer',
    decide: ({ bank, customer, query }) => {
      if (query.countFor === 'all') return countedActivities(bank, customer, query.fromDate, query.toDate);
      const counts = new Map<string, number>();
      for (const { kind } of waitingFor(bank, customer)) {
        const type = transactionTypes[kind];
        counts.set(type, (counts.get(type) ?? 0) + 1);
      }
      const countDTOList = [...counts].map(([transactionType, pendingApproval]) => ({
        transactionType,
        pendingApproval,
      }));
      return { rule: 'approvals.pending-for-user', answer: { done: { countDTOList } } };
    },
  },
} satisfies Partial<Handlers>;
