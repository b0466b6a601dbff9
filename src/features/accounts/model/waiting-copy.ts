import type { PendingApprovals } from '#src/api/approvals/approvals.ts';

/** The number awaiting authorisation: `2 payments`, or `1 item` for other or mixed kinds. */
export function waitingCopy({ total, counts }: PendingApprovals): string {
  const noun = counts.every(({ transactionType }) => transactionType === 'PAYMENTS') ? 'payment' : 'item';
  return `${total} ${noun}${total === 1 ? '' : 's'}`;
}
