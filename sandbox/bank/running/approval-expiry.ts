import { approvalDays } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
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
    case 'cheque-book':
    case 'pay-in-book':
      // Its order stays on file, and nothing is sent.
      return [expired];
    default:
      return kind satisfies never;
  }
};

function expiryMail({ clock }: Bank, { id, makerId }: ApprovalRecord, order: OrderRecord): Change {
  const amount = poundsText(money(order.minor, 'GBP'));
  const body = [
    `Your payment of ${amount} to ${order.payeeName}, reference number ${order.referenceNumber}, was not authorised within ${approvalDays} days. Nothing has been sent, and it can no longer be authorised.`,
    'If it is still to be made, please set it up again.',
  ].join('\n\n');
  const mail = {
    id: `mail-${id}`,
    userId: makerId,
    box: 'inbox',
    threadId: `thread-${id}`,
    subject: 'Payment not authorised in time',
    subjectId: '6',
    body,
    sentAt: clock.now,
    read: false,
  } as const;
  return { change: 'insert', of: 'mails', record: mail };
}
