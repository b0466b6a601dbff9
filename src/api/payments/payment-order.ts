import type { Account } from '#src/api/accounts/account.ts';
import type { OrderEnd } from '#src/api/orders/order-end.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { PartyId, PayeeId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Money } from '#src/kernel/money.ts';
import type { FrequencyCode } from '#src/rules/repeat-frequencies.ts';

export type Schedule =
  | { readonly kind: 'now' }
  | { readonly kind: 'later'; readonly on: CalendarDay }
  | {
      readonly kind: 'regular';
      readonly startOn: CalendarDay;
      readonly frequency: FrequencyCode;
      readonly endOn?: CalendarDay;
    };

interface AnyOrder extends PartyArg {
  readonly from: Account;
  readonly amount: Money;
  readonly reference: string;
  readonly schedule: Schedule;
  /** What a code confirms, worded to follow "To …". */
  readonly confirms: string;
}

/** To a payee, in pounds. It is paid once, however often it is confirmed. */
export interface PaymentOrder extends AnyOrder {
  readonly to: { readonly groupId: string; readonly id: PayeeId; readonly sortCode: string };
  readonly amount: Money<'GBP'>;
  readonly isNewPayee: boolean;
}

/** To another account of the customer, in the same currency. Moved once, however often it is confirmed. */
export interface TransferOrder extends AnyOrder {
  readonly toAccount: Pick<Account, 'id' | 'accountNumber'>;
}

export type Order = PaymentOrder | TransferOrder;

export function isTransferOrder(order: Order): order is TransferOrder {
  return 'toAccount' in order;
}

export function kindOf(order: Order): PaymentKind {
  const isLater = order.schedule.kind !== 'now';
  if (isTransferOrder(order)) return isLater ? 'transfer-instruction' : 'transfer';
  return isLater ? 'instruction' : 'payout';
}

/** The party that pays: the account's entity, else the active one. */
export function payingParty({ customerId }: Pick<Account, 'customerId'>, active: PartyId | false): PartyId | false {
  return customerId === '' ? active : customerId;
}

/** What became of an order. `timed-out`: its outcome is pending. */
export interface DoneOutcome {
  readonly outcome:
    | 'paid'
    | 'scheduled'
    | 'needs-authoriser'
    | 'authorisation-expired'
    | 'authorisation-declined'
    | 'timed-out';
  readonly referenceNumber?: string;
  /** The day on the statement, or of the first payment. */
  readonly valueDate?: CalendarDay;
}

/** A payment asked for in a message, which the bank's staff make. */
export interface RequestedOutcome {
  readonly outcome: 'requested';
  readonly referenceNumber?: string;
}

export type PaymentOutcome = OrderEnd<DoneOutcome>;

export function isTransfer(kind: PaymentKind): kind is 'transfer' | 'transfer-instruction' {
  return kind === 'transfer' || kind === 'transfer-instruction';
}

/** On a later day, or regularly. */
export function isForLater(kind: PaymentKind): kind is 'instruction' | 'transfer-instruction' {
  return kind === 'instruction' || kind === 'transfer-instruction';
}

/** By the session's token; a request by the reference in its message. */
export interface PaymentRef {
  readonly kind: PaymentKind;
  readonly id: string;
}

/** Adds the time of confirmation, which names the note shared by all tabs. */
export interface ConfirmedRef extends PaymentRef {
  readonly at: Instant;
}
