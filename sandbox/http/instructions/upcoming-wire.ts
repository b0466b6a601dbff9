import { stepOf } from '#sandbox/bank/calendar/repeat-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { Listed } from '#sandbox/bank/instructions/upcoming.ts';
import { payeeOf } from '#sandbox/bank/payments/payment-order.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import { amount } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { money } from '#src/kernel/money.ts';

type Wire = components['schemas']['ListedInstruction'];
type Shown = { readonly bank: Bank; readonly customer: Customer };

export const statusCodes = {
  active: 'A',
  'pending-approval': 'P',
  completed: 'C',
  cancelled: 'C',
  expired: 'C',
  rejected: 'C',
} as const satisfies Record<Listed['state'], Wire['statusCode']>;

const statusTypes = {
  active: 'ACTIVE',
  'pending-approval': 'PENDING_APPROVAL',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  rejected: 'REJECTED',
} as const satisfies Record<Listed['state'], string>;

export function toListedWire(shown: Shown, listed: Listed): Wire {
  const { bank, customer } = shown;
  const { state, partyId, account } = listed;
  const party = maskedParty(tokenOf(bank, customer.session, 'party', partyId), partyId);
  return {
    instructionId: listed.token,
    code: codeOf(listed),
    statusCode: statusCodes[state],
    statusType: statusTypes[state],
    partyId: party,
    customerId: party,
    debitAccountId: maskedAccount(shown, account),
    recipientName: listed.recipient,
    amount: amount(money(listed.minor, account.currency)),
    remarks: listed.reference,
    nextExecutionDate: listed.nextOn,
    lastPaymentDate: listed.lastOn,
    missedDates: [...listed.missedOn],
    dealId: null,
    timeStamp: listed.changedAt,
    ...(listed.kind === 'direct-debit' ? ofDirectDebit(listed) : ofInstruction(shown, listed)),
  };
}

/** The list that it belongs to. */
function codeOf(listed: Listed): NonNullable<Wire['code']> {
  if (listed.kind === 'direct-debit') return 'DD';
  return listed.record.type === 'REC' ? 'SI' : 'FD';
}

type OwnFields = Omit<
  Wire,
  'instructionId' | 'statusCode' | 'partyId' | 'debitAccountId' | 'recipientName' | 'amount' | 'timeStamp'
>;

function ofInstruction(shown: Shown, listed: Extract<Listed, { kind: 'instruction' }>): OwnFields {
  const { record, ownAccount, step, left } = listed;
  return {
    paymentType: ownAccount === undefined ? 'UKDOMESTICFT_PAYLATER' : 'SELFFT_PAYLATER',
    type: record.type,
    creditAccountId: ownAccount === undefined ? null : maskedAccount(shown, ownAccount),
    payeeNickName: payeeOf(shown.bank, record)?.nickName ?? null,
    toAccountNumber: record.payeeAccountNumber,
    toSortCode: record.payeeSortCode,
    startDate: record.startOn,
    endDate: record.endOn,
    ...frequencyOf(step),
    numInstallments: left ?? null,
    externalReferenceNumber: record.referenceNumber,
  };
}

function ofDirectDebit({ record }: Extract<Listed, { kind: 'direct-debit' }>): OwnFields {
  return {
    paymentType: 'DIRECTDEBIT',
    type: 'REC',
    creditAccountId: null,
    payeeNickName: null,
    toAccountNumber: null,
    toSortCode: null,
    startDate: record.startOn,
    endDate: null,
    ...frequencyOf(stepOf(record)),
    numInstallments: null,
    externalReferenceNumber: null,
  };
}

type Step = Extract<Listed, { kind: 'instruction' }>['step'];

/** Whole years are told as years. */
function frequencyOf(step: Step) {
  if ('days' in step) return { freqDays: step.days, freqMonths: 0, freqYears: 0 };
  const isYears = step.months % 12 === 0;
  return { freqDays: 0, freqMonths: isYears ? 0 : step.months, freqYears: isYears ? step.months / 12 : 0 };
}

function maskedAccount({ bank, customer }: Shown, { id, number }: AccountRecord) {
  return { value: tokenOf(bank, customer.session, 'account', id), displayValue: number };
}
