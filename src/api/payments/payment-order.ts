import type { Account } from '#src/api/accounts/account.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import type { FrequencyCode } from '#src/rules/repeat-frequencies.ts';

/** When the money is to go. */
export type Schedule =
  | { readonly kind: 'now' }
  | { readonly kind: 'later'; readonly on: CalendarDay }
  | {
      readonly kind: 'regular';
      readonly startOn: CalendarDay;
      readonly frequency: FrequencyCode;
      /** Itself included; until further notice where there is none. */
      readonly endOn?: CalendarDay;
    };

/** What the customer wants paid: one order is paid once, however often its buttons are pressed. */
export interface PaymentOrder extends PartyArg {
  readonly from: Account;
  readonly to: { readonly groupId: string; readonly id: PayeeId; readonly sortCode: string };
  /** The payee was added on the way to this payment. */
  readonly isNewPayee: boolean;
  readonly amount: Money;
  /** Empty for none. */
  readonly reference: string;
  readonly schedule: Schedule;
  /** What a code that the bank asks for agrees to, as it follows "To …". */
  readonly confirms: string;
}
