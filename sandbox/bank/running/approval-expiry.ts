import { approvalDays } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { paymentsTeam } from '#sandbox/bank/mail/senders.ts';
import { withdrawPayees } from '#sandbox/bank/payees/payees.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { OrderRecord } from '#sandbox/bank/records/instruction.ts';
import { money } from '#src/kernel/money.ts';

/** Ends an approval that nobody gave in time, and voids what was ordered. */
export const expireApproval: JobKind = (job, bank) => {
  const { records } = bank;
  const approval = records.find('approvals', String(job.payload.approvalId));
  if (approval?.state !== 'pending') return [];
  const { kind, subjectId } = approval;
  const expired = { change: 'update', of: 'approvals', record: { ...approval, state: 'expired' } } as const;
  switch (kind) {
    case 'payment': {
      const payment = records.find('payments', subjectId);
      if (payment?.state !== 'pending-approval') return [expired];
      return [
        expired,
        { change: 'update', of: 'payments', record: { ...payment, state: 'failed' } },
        expiryMail(bank, approval, payment),
      ];
    }
    case 'instruction': {
      const instruction = records.find('instructions', subjectId);
      if (instruction?.state !== 'pending-approval') return [expired];
      return [
        expired,
        { change: 'update', of: 'instructions', record: { ...instruction, state: 'closed' } },
        expiryMail(bank, approval, instruction),
      ];
    }
    case 'payee': {
      const payee = records.find('payees', subjectId);
      // Withdrawing the payee expires its approval too.
      return payee?.state === 'pending-approval' ? withdrawPayees(bank, [payee]) : [expired];
    }
    case 'payee-change': {
      const payee = records.find('payees', subjectId);
      if (payee === undefined) return [expired];
      // Otherwise the change could be applied without authorisation.
      return [expired, { change: 'update', of: 'payees', record: { ...payee, amendment: null } }];
    }
    case 'bulk-file': {
      const file = records.find('bulkFiles', subjectId);
      if (file?.state !== 'pending-approval') return [expired];
      return [expired, { change: 'update', of: 'bulkFiles', record: { ...file, state: 'expired' } }];
    }
    case 'cheque-book':
    case 'pay-in-book':
      // Its order stays on file, and nothing is sent.
      return [expired];
    default:
      return kind satisfies never;
  }
};

function expiryMail({ clock }: Bank, { id, makerId }: ApprovalRecord, order: OrderRecord): Change {
  const amount = sumText(money(order.minor, order.currency));
  const what = order.toAccountId === null ? 'payment' : 'transfer';
  const body = [
    `Your ${what} of ${amount} to ${order.payeeName}, reference number ${order.referenceNumber}, was not authorised within ${approvalDays} days. ${order.toAccountId === null ? 'Nothing has been sent' : 'Nothing has moved'}, and it can no longer be authorised.`,
    'If it is still to be made, please set it up again.',
  ].join('\n\n');
  const mail = {
    id: `mail-${id}`,
    userId: makerId,
    box: 'inbox',
    threadId: `thread-${id}`,
    subject: order.toAccountId === null ? 'Payment not authorised in time' : 'Transfer not authorised in time',
    subjectId: '6',
    body,
    sentAt: clock.now,
    read: false,
    sender: paymentsTeam,
    partyId: null,
  } as const;
  return { change: 'insert', of: 'mails', record: mail };
}
