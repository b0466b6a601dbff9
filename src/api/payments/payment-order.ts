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
      readonly endOn?: CalendarDay;
    };

/** One order is paid once, however often it is confirmed. */
export interface PaymentOrder extends PartyArg {
  readonly from: Account;
  readonly to: { readonly groupId: string; readonly id: PayeeId; readonly sortCode: string };
  readonly isNewPayee: boolean;
  readonly amount: Money;
  readonly reference: string;
  readonly schedule: Schedule;
  /** What a code confirms, worded to follow "To …". */
  readonly confirms: string;
}
