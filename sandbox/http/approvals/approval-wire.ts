import { hasDecided } from '#sandbox/bank/approvals/approvals.ts';
import type { ApprovalSubject } from '#sandbox/bank/decisions/approval-kind.ts';
import { kindOf } from '#sandbox/bank/decisions/approval-kinds.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { ApprovalRecord, SubjectPayee } from '#sandbox/bank/records/approval.ts';
import type { Shown } from '#sandbox/http/payments/payment-wire.ts';
import { amount } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';

type Schemas = components['schemas'];

interface KindOnWire {
  readonly discriminator: 'ACCOUNT_FINANCIAL' | 'ACCOUNT_NON_FINANCIAL' | 'PAYEE_BILLER' | 'BULK_FILE';
  readonly transactionName: string;
  /** In the count. */
  readonly transactionType: string;
}

/** Assumed: the service's names for each kind. */
export const kindsOnWire = {
  payment: { discriminator: 'ACCOUNT_FINANCIAL', transactionName: 'PC_F_DOM', transactionType: 'PAYMENTS' },
  instruction: { discriminator: 'ACCOUNT_FINANCIAL', transactionName: 'PC_I_INSTRL', transactionType: 'PAYMENTS' },
  payee: { discriminator: 'PAYEE_BILLER', transactionName: 'PC_N_DOP', transactionType: 'PAYEE_BILLER' },
  'payee-change': { discriminator: 'PAYEE_BILLER', transactionName: 'PC_N_UDOP', transactionType: 'PAYEE_BILLER' },
  'bulk-file': { discriminator: 'BULK_FILE', transactionName: 'FU_F_DFT', transactionType: 'BULK_FILE' },
  'cheque-book': {
    discriminator: 'ACCOUNT_NON_FINANCIAL',
    transactionName: 'CBR',
    transactionType: 'ACCOUNT_NON_FINANCIAL',
  },
  'pay-in-book': {
    discriminator: 'ACCOUNT_NON_FINANCIAL',
    transactionName: 'PBR',
    transactionType: 'ACCOUNT_NON_FINANCIAL',
  },
} as const satisfies Record<ApprovalRecord['kind'], KindOnWire>;

export function toApprovalItem({ bank, customer }: Shown, approval: ApprovalRecord) {
  const { session } = customer;
  const { id, kind, partyId, referenceNumber, makerId, madeAt, decisions, needed, endedAt } = approval;
  const { discriminator, transactionName: usualName } = kindsOnWire[kind];
  const subject = kindOf(approval).subject(bank, approval);
  const transactionName = kind === 'payment' && subject.isTransfer ? 'PC_F_SELF' : usualName;
  const item: Schemas['ApprovalItem'] = {
    transactionId: tokenOf(bank, session, 'approval', id),
    transactionName,
    taskDTO: { id: transactionName, name: kindOf(approval).title(bank, approval) },
    discriminator,
    partyId: tokenOf(bank, session, 'party', partyId),
    referenceNumber,
    createdBy: nameOf(bank, makerId),
    creationDate: madeAt,
    approvalDetails: {
      status: statusOf(approval),
      stepNo: decisions.filter(({ decision }) => decision === 'approved').length,
      countOfApprovals: needed,
      actionable: approval.state === 'pending' && !hasDecided(customer, approval),
    },
    completionDate: endedAt,
    transactionHistory: stepsOf(bank, approval, subject),
  };
  const { accountId, payee, formerPayee, reference, valueOn, repeats, file } = subject;
  if (accountId !== undefined) {
    item.accountId = {
      value: tokenOf(bank, session, 'account', accountId),
      displayValue: bank.records.find('accounts', accountId)?.number ?? '',
    };
  }
  if (subject.amount !== undefined) item.amount = amount(subject.amount);
  if (payee !== undefined) item.payeeDetails = toPayee(payee);
  if (formerPayee !== undefined) item.formerPayeeDetails = toPayee(formerPayee);
  if (reference !== undefined) item.reference = reference;
  if (valueOn !== undefined) item.valueDate = valueOn;
  if (repeats !== undefined) {
    item.payMode = 'RECURRING';
    item.frequency = repeats.frequency;
    item.lastPaymentDate = repeats.lastPaymentOn;
  }
  if (file !== undefined) {
    item.bulkReference = file.reference;
    item.fileName = file.name;
    item.totalRecords = file.paymentCount;
  }
  return item;
}

function statusOf({ state, decisions }: ApprovalRecord): string {
  switch (state) {
    case 'pending':
      return decisions.length === 0 ? 'PENDING_APPROVAL' : 'SEMI_APPROVED';
    case 'approved':
      return 'APPROVED';
    case 'rejected':
      return 'REJECTED';
    case 'expired':
      return 'EXPIRED';
    default:
      return state satisfies never;
  }
}

function stepsOf(
  bank: Bank,
  { makerId, madeAt, decisions, state, endedAt }: ApprovalRecord,
  { isOutcomePending }: ApprovalSubject,
): Schemas['ApprovalStep'][] {
  const decided = decisions.map(({ userId, at, decision }) => ({
    authedBy: nameOf(bank, userId),
    authedOn: at as string,
    status: decision === 'approved' ? 'APPROVED' : 'REJECT',
  }));
  const byBank = (status: string) =>
    endedAt === null ? [] : [{ authedBy: null, authedOn: endedAt as string, status }];
  return [
    { authedBy: nameOf(bank, makerId), authedOn: madeAt, status: 'INITIATED' },
    ...decided,
    ...(state === 'expired' ? byBank('EXPIRED') : []),
    ...(state === 'approved' && isOutcomePending ? byBank('SENT_TO_HOST') : []),
  ];
}

function toPayee({ nickName, accountName, accountNumber, sortCode }: SubjectPayee): Schemas['PayoutPayee'] {
  return { nickName, accountName, accountNumber, sortCode };
}

function nameOf({ records }: Bank, userId: string): string {
  const user = records.find('users', userId);
  // An authoriser who is no persona is known by id alone.
  return user === undefined ? userId : `${user.firstName} ${user.lastName}`;
}
