import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import type { ActivityCode, ActivityEntry, ActivityState, AuditStep } from '#sandbox/bank/activity/activity-entry.ts';
import type { ActivityCount } from '#sandbox/bank/activity/activity-log.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { groupedSize } from '#sandbox/documents/amount-text.ts';
import { longDay } from '#sandbox/documents/day-text.ts';
import { maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { bankTimeZone, type Instant } from '#src/kernel/instant.ts';
import { decimalOf } from '#src/kernel/money.ts';

type Schemas = components['schemas'];
type StatusCode = Schemas['ActivityStatusCode'];

/** Each type's title and the group it belongs to. */
const types = {
  PC_F_DFT: ['Make a Payment', 'PAYMENTS'],
  PC_F_SFT: ['Internal Transfer', 'PAYMENTS'],
  FU_F_DFT: ['Bulk Domestic Transfer', 'BULK_FILE'],
  VSI: ['Standing orders and direct debits', 'PAYMENTS'],
  SIC: ['Standing instruction cancellation', 'PAYMENTS'],
  PTC: ['Cancel future dated transfers', 'PAYMENTS'],
  PC_N_DOP: ['Create payee', 'PAYEE_BILLER'],
  PC_N_UDOP: ['Edit payee', 'PAYEE_BILLER'],
  PC_N_DDP: ['Delete payee', 'PAYEE_BILLER'],
  CBR: ['Cheque book request', 'ACCOUNT_NON_FINANCIAL'],
  PBR: ['Pay-in book request', 'ACCOUNT_NON_FINANCIAL'],
  IPR: ['Request international payment', 'PAYMENTS'],
} as const satisfies Record<ActivityCode, readonly [string, Schemas['Discriminator']]>;

const statuses = {
  accepted: ['ACCEPTED', 'Accepted'],
  'pending-approval': ['PENDING_APPROVAL', 'Pending authorisation'],
  processing: ['UNDER_PROCESSING', 'In progress'],
  rejected: ['REJECTED', 'Rejected'],
  expired: ['EXPIRED', 'Expired'],
  failed: ['FAILED', 'Failed'],
  'file-processed': ['FILE_PROCESSED', 'File Processed'],
} as const satisfies Record<ActivityState, readonly [StatusCode, string]>;

const stepTexts: Readonly<Record<string, string>> = { initiated: 'Initiated', authorised: 'Authorised' };

/** The state behind a code of the wire, which the contract has checked. */
export function stateOfCode(statusCode: StatusCode | undefined): ActivityState | undefined {
  const found = Object.entries(statuses).find(([, [code]]) => code === statusCode);
  return found?.[0] as ActivityState | undefined;
}

export function isOfGroup(code: string, discriminator: string): boolean {
  return Object.hasOwn(types, code) && types[code as ActivityCode][1] === discriminator;
}

export function toCountWire({ code, state, count }: ActivityCount): Schemas['TransactionCount'] {
  const [title, transactionType] = types[code];
  const [statusCode, status] = statuses[state];
  return { transactionType, type: code, title, statusCode, status, count };
}

type Shown = { readonly bank: Bank; readonly customer: Customer };

export function toActivityItem({ bank, customer }: Shown, entry: ActivityEntry): Schemas['ActivityItem'] {
  const { session } = customer;
  const { partyId, payee, accountId } = entry;
  const [, discriminator] = types[entry.code];
  const account = accountId === null ? undefined : bank.records.find('accounts', accountId);
  return {
    ...sharedFields(entry),
    account: account === undefined ? null : { accountNo: account.number },
    bit: entry.audit.some(({ status }) => status === 'authorised' || status === 'pending-approval') ? '1' : '0',
    activityType: discriminator,
    discriminator,
    partyId: maskedParty(tokenOf(bank, session, 'party', partyId), partyId),
    groupId: payee === null || payee.groupId === null ? null : tokenOf(bank, session, 'payee-group', payee.groupId),
    payeeId: payee === null ? null : tokenOf(bank, session, 'payee', payee.payeeId),
  };
}

export function toActivityDetails(shown: Shown, entry: ActivityEntry): Schemas['ActivityDetails'] {
  const { bank } = shown;
  const { accountId, toAccountId, to, valueOn, repeatsUntil } = entry;
  return {
    ...sharedFields(entry),
    accountId: maskedAccount(shown, accountId),
    toAccountId: maskedAccount(shown, toAccountId),
    toAccountNo: to?.account?.accountNumber ?? null,
    toSortCode: to?.account?.sortCode ?? null,
    beneName: to?.name ?? null,
    valueDate: valueOn,
    repeatsUntil:
      repeatsUntil === null ? null : repeatsUntil === 'further-notice' ? 'Until further notice' : longDay(repeatsUntil),
    audit: entry.audit.map((step) => toAuditWire(bank, step)),
  };
}

function maskedAccount({ bank, customer }: Shown, accountId: string | null) {
  const account = accountId === null ? undefined : bank.records.find('accounts', accountId);
  if (account === undefined) return null;
  return { value: tokenOf(bank, customer.session, 'account', account.id), displayValue: account.number };
}

function sharedFields({ reference, code, title, state, madeAt, amount, isNewPayee, to }: ActivityEntry) {
  const [typeTitle] = types[code];
  const [statusCode, status] = statuses[state];
  return {
    reference,
    typeCode: code,
    type: title ?? typeTitle,
    statusCode,
    status,
    created: londonTimeOf(madeAt),
    timeStamp: madeAt,
    currency: amount?.currency ?? null,
    amount: amount === null ? null : groupedSize(amount.minor, amount.currency),
    amountPure: amount === null ? null : decimalOf(amount),
    newBeneDetails: isNewPayee && to !== null ? { title: to.name, ...to.account } : null,
  };
}

function toAuditWire(bank: Bank, { userId, at, status, note }: AuditStep): Schemas['AuditStep'] {
  const user = userId === null ? undefined : bank.records.find('users', userId);
  return {
    // An authoriser who is no persona is known by id alone; the bank itself has none.
    authedBy: user === undefined ? userId : [user.honorific, user.firstName, user.lastName].join(' ').trim(),
    authedOn: at,
    date: londonDayOf(at),
    status: stepTexts[status] ?? statuses[status as ActivityState][1],
    note: note === '' ? null : note,
  };
}

/** `2026-03-02T09:31:07` */
function londonTimeOf(at: Instant): string {
  return formatInTimeZone(at, bankTimeZone, "yyyy-MM-dd'T'HH:mm:ss");
}
