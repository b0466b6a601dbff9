import {
  countOf,
  dayOf,
  fieldsOf,
  flagOf,
  idOf,
  instantOf,
  isList,
  isObject,
  listOf,
  moneyOf,
  omitUndefined,
  readOnce,
  textOf,
  tokenOf,
  type Wire,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { ApprovalId, PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Money } from '#src/kernel/money.ts';

export type ApprovalStatus = 'pending' | 'semi-authorised' | 'authorised' | 'declined' | 'expired' | 'other';

export interface ApprovalPayee {
  readonly nickName?: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly sortCode: string;
}

export interface ApprovalStep {
  /** Missing for the bank itself. */
  readonly authedBy?: string;
  readonly authedOn: Instant;
  /** The bank's word, such as `INITIATED`. */
  readonly status: string;
  readonly note?: string;
}

/** Something that others must authorise. */
export interface ApprovalItem {
  readonly id: ApprovalId;
  /** `CBR` for a cheque book, `PC_N_DOP` for a new payee. */
  readonly transactionName: string;
  readonly typeTitle?: string;
  readonly customerId: PartyId;
  readonly reference?: string;
  readonly requestedBy?: string;
  readonly created: Instant;
  readonly status: ApprovalStatus;
  readonly done?: Instant;
  /** Whether this customer may still decide it. */
  readonly isActionable: boolean;
  readonly given: number;
  readonly needed: number;
  readonly accountNumber?: string;
  readonly amount?: Money;
  readonly payee?: ApprovalPayee;
  readonly formerPayee?: ApprovalPayee;
  readonly paymentReference?: string;
  readonly valueDate?: CalendarDay;
  readonly isRecurring: boolean;
  /** The bank's code. */
  readonly frequency?: string;
  readonly lastPaymentDate?: CalendarDay;
  readonly bulkReference?: string;
  /** For uploaded files only, like the number of payments. */
  readonly fileName?: string;
  readonly paymentCount?: number;
  readonly steps: readonly ApprovalStep[];
}

export interface ApprovalList {
  readonly items: readonly ApprovalItem[];
  readonly damagedCount: number;
}

export function toApprovalList(answer: Wire<'ApprovalsAnswer'>): ApprovalList | undefined {
  const { transactionDTOs } = fieldsOf(answer);
  return isList(transactionDTOs) ? readOnce(transactionDTOs, toApprovalItem, ({ id }) => id) : undefined;
}

/** The item in the answer to a decision. */
export function toDecidedItem(answer: Wire<'ApprovalActionAnswer'>): ApprovalItem | undefined {
  return toApprovalItem(fieldsOf(fieldsOf(answer).transactionAction).transactionDTO);
}

const statuses: Readonly<Record<string, ApprovalStatus>> = {
  PENDING_APPROVAL: 'pending',
  SEMI_APPROVED: 'semi-authorised',
  APPROVED: 'authorised',
  REJECTED: 'declined',
  EXPIRED: 'expired',
};

/** Undefined without what names and dates an item: it could not be decided safely. */
function toApprovalItem(value: Wire<'ApprovalItem'>): ApprovalItem | undefined {
  const fields = fieldsOf(value);
  const id = idOf<ApprovalId>(fields.transactionId);
  const customerId = idOf<PartyId>(fields.partyId);
  const created = instantOf(fields.creationDate);
  const approval = fieldsOf(fields.approvalDetails);
  const word = tokenOf(approval.status);
  if (id === undefined || customerId === undefined || created === undefined || word === undefined) return undefined;
  const status = statuses[word] ?? 'other';
  return {
    id,
    transactionName: tokenOf(fields.transactionName) ?? '',
    customerId,
    created,
    status,
    isActionable: flagOf(approval.actionable) ?? status === 'pending',
    given: countOf(approval.stepNo) ?? 0,
    needed: countOf(approval.countOfApprovals) ?? 1,
    isRecurring: fields.payMode === 'RECURRING',
    steps: listOf(fields.transactionHistory).flatMap((step) => toStep(step) ?? []),
    ...omitUndefined({
      typeTitle: textOf(fieldsOf(fields.taskDTO).name),
      reference: textOf(fields.referenceNumber),
      requestedBy: textOf(fields.createdBy),
      done: instantOf(fields.completionDate),
      accountNumber: textOf(fieldsOf(fields.accountId).displayValue),
      amount: moneyOf(fields.amount),
      payee: toPayee(fields.payeeDetails),
      formerPayee: toPayee(fields.formerPayeeDetails),
      paymentReference: textOf(fields.reference),
      valueDate: dayOf(fields.valueDate),
      frequency: tokenOf(fields.frequency),
      lastPaymentDate: dayOf(fields.lastPaymentDate),
      bulkReference: tokenOf(fields.bulkReference),
      fileName: textOf(fields.fileName),
      paymentCount: countOf(fields.totalRecords),
    }),
  };
}

function toPayee(value: Wire<'PayoutPayee'>): ApprovalPayee | undefined {
  if (!isObject(value)) return undefined;
  const { nickName, accountName, accountNumber, sortCode } = value;
  return {
    accountName: textOf(accountName) ?? '',
    accountNumber: tokenOf(accountNumber) ?? '',
    sortCode: tokenOf(sortCode) ?? '',
    ...omitUndefined({ nickName: textOf(nickName) }),
  };
}

function toStep(value: Wire<'ApprovalStep'>): ApprovalStep | undefined {
  const { authedBy, authedOn, status, note } = fieldsOf(value);
  const at = instantOf(authedOn);
  const word = tokenOf(status);
  if (at === undefined || word === undefined) return undefined;
  return { authedOn: at, status: word, ...omitUndefined({ authedBy: textOf(authedBy), note: textOf(note) }) };
}
