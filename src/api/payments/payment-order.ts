import type { Account } from '#src/api/accounts/account.ts';
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
      /** The last day, inclusive; until further notice if missing. */
      readonly endOn?: CalendarDay;
    };

/** One order is paid once, however often it is confirmed. */
export interface PaymentOrder extends PartyArg {
  readonly from: Account;
  readonly to: { readonly groupId: string; readonly id: PayeeId; readonly sortCode: string };
  /** Added in the same flow as this payment. */
  readonly isNewPayee: boolean;
  readonly amount: Money;
  /** Empty for none. */
  readonly reference: string;
  readonly schedule: Schedule;
  /** What a code confirms, worded to follow "To …". */
  readonly confirms: string;
}
