import type { Account } from '#src/api/accounts/account.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
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
