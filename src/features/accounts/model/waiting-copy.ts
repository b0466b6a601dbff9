import type { PendingApprovals } from '#src/api/approvals/approvals.ts';

/** What waits, counted: `2 payments`, `1 item` where it is something else or of more than one kind. */
export function waitingCopy({ total, counts }: PendingApprovals): string {
  const noun = counts.every(({ transactionType }) => transactionType === 'PAYMENTS') ? 'payment' : 'item';
  return `${total} ${noun}${total === 1 ? '' : 's'}`;
}
