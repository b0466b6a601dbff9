import { endedUnauthorised, needsApproval, requestApproval } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { type ConfirmedByMagic, confirmedByMagic, paymentsSetFor } from '#sandbox/bank/magic/magic.ts';
import { nextOrderId, referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { OrderRecord } from '#sandbox/bank/records/instruction.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Money } from '#src/kernel/money.ts';
import { removeOldDrafts } from './payment-drafts.ts';
import type { Credit } from './payment-moves.ts';

export interface OrderTypes {
  readonly order: { readonly reference: string; readonly amount: Money | undefined };
  readonly confirmation: { readonly token: string };
  readonly record: OrderRecord;
  readonly validated: { readonly account: AccountRecord; readonly amount: Money; readonly credit: Credit };
  readonly reason: string;
}

/** Whom an order goes to, as its record keeps it. */
export type Recipient = Pick<
  OrderFields,
  'payeeId' | 'toAccountId' | 'payeeName' | 'payeeAccountNumber' | 'payeeSortCode' | 'isNewPayee'
>;

/** What confirming an order needs, and the order once it was given. */
export interface Confirmable<Validated> {
  readonly requiredConfirmation: RequiredConfirmation | undefined;
  readonly validated: Validated;
  readonly changes: readonly Change[];
}

/** An order is verified and kept as a draft, confirmed once, then carried out or sent for authorisation. */
export interface OrderKind<Types extends OrderTypes> {
  /** Used in tokens and ids; its plural prefixes the rules. */
  readonly name: 'payment' | 'transfer' | 'instruction';
  /** What an approval of it concerns. */
  readonly approvedAs: 'payment' | 'instruction';
  all(bank: Bank): readonly Types['record'][];
  inserted(record: Types['record']): Change;
  updated(record: Types['record']): Change;
  /** With its draft when it is confirmed. */
  validate(
    bank: Bank,
    customer: Customer,
    order: Types['order'],
    draft?: Types['record'],
  ): Validation<Types['validated'], Types['reason']>;
  recipientOf(order: Types['order'], validated: Types['validated']): Recipient;
  draft(bank: Bank, fields: OrderFields, order: Types['order'], validated: Types['validated']): Types['record'];
  verifiedBy(bank: Bank, draft: Types['record']): string;
  /** The order of a draft as its confirmation repeats it; undefined where they differ. */
  repeated(
    bank: Bank,
    customer: Customer,
    confirmation: Types['confirmation'],
    draft: Types['record'],
  ): Types['order'] | undefined;
  /** Whether the recipient is still the one that was verified. */
  isStillFor(validated: Types['validated'], draft: Types['record']): boolean;
  confirmable(
    bank: Bank,
    customer: Customer,
    validated: Types['validated'],
    draft: Types['record'],
  ): Confirmable<Types['validated']>;
  lapsed(bank: Bank, draft: Types['record']): Refused<Types['reason']> | undefined;
  carryOut(
    bank: Bank,
    confirmed: Confirmed<Types['record']>,
    validated: Types['validated'],
  ): OrderStep<Types['record']>;
  /** Validates an order on file again, on the day it is authorised. */
  revalidate(bank: Bank, record: Types['record']): Validation<Types['validated'], Types['reason']>;
  /** Voids an order that was declined or not authorised in time. */
  voided(record: Types['record']): Types['record'];
}

export type Validation<Validated, Reason> =
  | { readonly outcome: 'valid'; readonly order: Validated }
  | { readonly outcome: 'refused'; readonly reason: Reason };

export interface Refused<Reason> {
  readonly outcome: 'refused';
  readonly reason: Reason;
  /** Committed despite the refusal. */
  readonly changes?: readonly Change[];
}

export type Confirmed<Record> = Record & { readonly confirmedAt: Instant; readonly referenceNumber: string };

export interface OrderStep<Record> {
  readonly rule: string;
  readonly record: Record;
  readonly changes: readonly Change[];
}

export type LifecycleReason =
  | 'payment-not-found'
  | 'differs'
  | 'authorisation-expired'
  | 'authorisation-declined'
  /** Confirmed, and then not made: what was held for it is free again. */
  | 'payment-rejected';

export type VerifyVerdict<Record, Reason> =
  | ({ readonly outcome: 'verified' } & OrderStep<Record>)
  /** With a code that a tester has set. */
  | { readonly outcome: 'refused-as-set'; readonly code: string; readonly rule?: string }
  | Refused<Reason>;

export type ConfirmVerdict<Record, Reason> =
  | ({
      readonly outcome: 'confirmed';
      readonly requiredConfirmation: RequiredConfirmation | undefined;
      readonly magic?: ConfirmedByMagic;
    } & OrderStep<Record>)
  | Refused<Reason>;

export interface Orders<Types extends OrderTypes> {
  create(bank: Bank, customer: Customer, order: Types['order']): VerifyVerdict<Types['record'], Types['reason']>;
  findByToken(bank: Bank, customer: Customer, token: string): Types['record'] | undefined;
  confirm(
    bank: Bank,
    customer: Customer,
    confirmation: Types['confirmation'],
  ): ConfirmVerdict<Types['record'], Types['reason'] | LifecycleReason>;
  /** Why an order awaiting authorisation cannot be released now. */
  objectionToRelease(bank: Bank, id: string): Types['reason'] | LifecycleReason | undefined;
  /** Carries out an authorised order, once. */
  release(bank: Bank, id: string): readonly Change[];
  /** Voids an order awaiting authorisation; nothing has moved. */
  voidWaiting(bank: Bank, id: string): readonly Change[];
}

export function ordersOf<Types extends OrderTypes>(kind: OrderKind<Types>): Orders<Types> {
  return {
    create: (...asked) => verifyOrder(kind, ...asked),
    findByToken: (...asked) => findOrderByToken(kind, ...asked),
    confirm: (...asked) => confirmOrder(kind, ...asked),
    objectionToRelease(bank, id) {
      const found = waitingOrder(kind, bank, id);
      if (found === undefined) return 'payment-not-found';
      const verdict = kind.revalidate(bank, found);
      return verdict.outcome === 'refused' ? verdict.reason : undefined;
    },
    release: (...asked) => releaseOrder(kind, ...asked),
    voidWaiting(bank, id) {
      const found = waitingOrder(kind, bank, id);
      return found === undefined ? [] : [kind.updated(kind.voided(found))];
    },
  };
}

/**
 * Keeps an order as a draft; no money moves. A recipient here is opened now, so that the payment cannot affect earlier
 * days.
 */
function verifyOrder<Types extends OrderTypes>(
  kind: OrderKind<Types>,
  bank: Bank,
  customer: Customer,
  order: Types['order'],
): VerifyVerdict<Types['record'], Types['reason']> {
  const refused = refusedAsSet(bank, order);
  if (refused !== undefined) return refused;
  const verdict = kind.validate(bank, customer, order);
  if (verdict.outcome === 'refused') return verdict;
  const { account, amount, credit } = verdict.order;
  const fields: OrderFields = {
    id: nextOrderId(bank, kind.name),
    userId: customer.user.id,
    sessionId: customer.session.id,
    partyId: account.partyId,
    accountId: account.id,
    ...kind.recipientOf(order, verdict.order),
    minor: amount.minor,
    currency: amount.currency,
    reference: order.reference,
    orderedAt: bank.clock.now,
    confirmedAt: null,
    referenceNumber: null,
  };
  const record = kind.draft(bank, fields, order, verdict.order);
  return {
    outcome: 'verified',
    rule: kind.verifiedBy(bank, record),
    record,
    changes: [...removeOldDrafts(bank, customer), ...credit.opening, kind.inserted(record)],
  };
}

function findOrderByToken<Types extends OrderTypes>(
  kind: OrderKind<Types>,
  bank: Bank,
  { session, parties }: Customer,
  token: string,
): Types['record'] | undefined {
  return kind
    .all(bank)
    .filter(({ sessionId, partyId }) => sessionId === session.id && parties.some(({ id }) => id === partyId))
    .find(({ id }) => tokenOf(bank, session, kind.name, id) === token);
}

/**
 * Confirms a draft once; repeated requests change nothing. All is validated again, because the bank may have changed.
 */
function confirmOrder<Types extends OrderTypes>(
  kind: OrderKind<Types>,
  bank: Bank,
  customer: Customer,
  confirmation: Types['confirmation'],
): ConfirmVerdict<Types['record'], Types['reason'] | LifecycleReason> {
  const draft = findOrderByToken(kind, bank, customer, confirmation.token);
  if (draft === undefined) return { outcome: 'refused', reason: 'payment-not-found' };
  const order = kind.repeated(bank, customer, confirmation, draft);
  if (order === undefined) return { outcome: 'refused', reason: 'differs' };
  const ended = endedUnauthorised(bank, draft);
  if (ended === 'expired') return { outcome: 'refused', reason: 'authorisation-expired' };
  if (ended === 'rejected') return { outcome: 'refused', reason: 'authorisation-declined' };
  if (draft.state === 'failed' && draft.confirmedAt !== null) return { outcome: 'refused', reason: 'payment-rejected' };
  const lapsed = kind.lapsed(bank, draft);
  if (lapsed !== undefined) return lapsed;
  if (draft.state !== 'initiated') {
    return {
      outcome: 'confirmed',
      rule: `${kind.name}s.confirmed-before`,
      record: draft,
      requiredConfirmation: undefined,
      changes: [],
    };
  }
  const verdict = kind.validate(bank, customer, order, draft);
  if (verdict.outcome === 'refused') return verdict;
  if (!kind.isStillFor(verdict.order, draft)) return { outcome: 'refused', reason: 'differs' };
  const { requiredConfirmation, validated, changes } = kind.confirmable(bank, customer, verdict.order, draft);
  const referenceNumber = referenceNumberOf(draft.id, bank.today);
  const confirmed = { ...draft, confirmedAt: bank.clock.now, referenceNumber };
  const set = paymentsSetFor(bank, draft);
  const done = needsApproval({ records: bank.records, payments: set.payments }, draft.partyId)
    ? requestAuthorisation(kind, bank, confirmed, set)
    : kind.carryOut(bank, confirmed, validated);
  return {
    outcome: 'confirmed',
    requiredConfirmation,
    magic: confirmedByMagic(bank, draft),
    ...done,
    changes: [...changes, kind.updated(done.record), ...done.changes],
  };
}

/** Requests authorisation; nothing moves and nothing is held before it is given. */
function requestAuthorisation<Record extends OrderRecord>(
  { name, approvedAs }: Pick<OrderKind<never>, 'name' | 'approvedAs'>,
  bank: Bank,
  confirmed: Confirmed<Record>,
  set: ReturnType<typeof paymentsSetFor>,
): OrderStep<Record> {
  const { id: subjectId, partyId, userId: makerId, referenceNumber, minor } = confirmed;
  return {
    rule: (set.payments === 'needs-authoriser' ? set.rule : undefined) ?? `${name}s.awaits-authorisation`,
    record: { ...confirmed, state: 'pending-approval' },
    changes: requestApproval(bank, { partyId, makerId, kind: approvedAs, subjectId, referenceNumber, minor }),
  };
}

function waitingOrder<Types extends OrderTypes>(
  kind: OrderKind<Types>,
  bank: Bank,
  id: string,
): Confirmed<Types['record']> | undefined {
  const found = kind.all(bank).find((order) => order.id === id && order.state === 'pending-approval');
  if (found === undefined) return undefined;
  const { confirmedAt, referenceNumber } = found;
  return confirmedAt === null || referenceNumber === null ? undefined : { ...found, confirmedAt, referenceNumber };
}

function releaseOrder<Types extends OrderTypes>(kind: OrderKind<Types>, bank: Bank, id: string): readonly Change[] {
  const found = waitingOrder(kind, bank, id);
  const verdict = found && kind.revalidate(bank, found);
  if (found === undefined || verdict?.outcome !== 'valid') throw new Error(`The order ${id} cannot be released`);
  const { record, changes } = kind.carryOut(bank, found, verdict.order);
  return [...verdict.order.credit.opening, kind.updated(record), ...changes];
}

function refusedAsSet(bank: Bank, { amount, reference }: OrderTypes['order']) {
  const { payments, ...by } = paymentsSetFor(bank, { ...amount, reference });
  if (!payments.startsWith('refuse=')) return undefined;
  return { outcome: 'refused-as-set', code: payments.slice('refuse='.length), ...by } as const;
}
