import { approvalDays } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { mailToCustomer } from '#sandbox/bank/mail/bank-mail.ts';
import { paymentsTeam } from '#sandbox/bank/mail/senders.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import { kindOf } from './approval-kinds.ts';

export type Ending = Exclude<ApprovalRecord['state'], 'pending'>;

const subjects = {
  approved: 'authorised',
  rejected: 'declined',
  expired: 'not authorised in time',
} as const satisfies Record<Ending, string>;

const verbs = {
  approved: 'has been authorised',
  rejected: 'was declined by another account holder',
  expired: `was not authorised within ${approvalDays} days`,
} as const satisfies Record<Ending, string>;

/** Ends an approval once: releases or abandons its subject, and writes to the maker. */
export function endApproval(bank: Bank, approval: ApprovalRecord, state: Ending): readonly Change[] {
  const kind = kindOf(approval);
  const record: ApprovalRecord = { ...approval, state, endedAt: bank.clock.now };
  return [
    { change: 'update', of: 'approvals', record },
    ...(state === 'approved' ? kind.release(bank, record) : kind.abandon(bank, record)),
    ...endingMail(bank, record, state),
  ];
}

function endingMail(bank: Bank, approval: ApprovalRecord, state: Ending): readonly Change[] {
  const { id, makerId, referenceNumber } = approval;
  const kind = kindOf(approval);
  const { approved, abandoned } = kind.afterwards(bank, approval);
  const body = [
    `Your ${kind.named(bank, approval)}, reference number ${referenceNumber}, ${verbs[state]}.`,
    state === 'approved' ? approved : abandoned,
  ].join('\n\n');
  return mailToCustomer(bank, {
    id: `mail-${id}`,
    userId: makerId,
    sender: paymentsTeam,
    subject: `${kind.title(bank, approval)} ${subjects[state]}`,
    subjectId: '6',
    body,
  });
}
