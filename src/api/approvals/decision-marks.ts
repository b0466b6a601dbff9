import { type MarkedResult, markOf } from '#src/api/orders/ledger.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';
import type { Decision } from './approval-calls.ts';
import type { ApprovalItem, ApprovalStatus } from './approval-item.ts';

/** The fields by which an item is recognised in every session. */
export type MarkedItem = Pick<ApprovalItem, 'transactionName' | 'reference' | 'created'>;

export const notedAs = { approve: 'approval', decline: 'decline' } as const satisfies Record<Decision, MarkedKind>;

export function decisionMark({ transactionName, reference, created }: MarkedItem): Promise<string | undefined> {
  return markOf([transactionName, reference ?? '', created]);
}

/** What has become of a decision on an item that the bank lists as decided. Somebody else may have decided otherwise. */
export function resultOf(kind: MarkedKind, status: ApprovalStatus): MarkedResult | undefined {
  switch (status) {
    case 'authorised':
    case 'semi-authorised':
      return kind === notedAs.approve ? 'made' : 'not-made';
    case 'declined':
      return kind === notedAs.decline ? 'made' : 'not-made';
    case 'expired':
      return 'not-made';
    case 'pending':
    case 'other':
      return undefined;
    default:
      return status satisfies never;
  }
}
