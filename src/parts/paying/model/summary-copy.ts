import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type Money, minus } from '#src/kernel/money.ts';
import { frequencyLabel } from '#src/rules/repeat-frequencies.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { firstDay } from './schedule.ts';
import type { TypedDetails } from './typed-details.ts';

/** When the money leaves, as far as it has been typed. */
export function whenText(details: TypedDetails, today: CalendarDay): string {
  const day = firstDay(details, today);
  if (details.isRegular) {
    const frequency = frequencyLabel(details.frequencyCode);
    return day === undefined ? frequency : `${frequency}, from ${dayText(day)}`;
  }
  if (day === undefined) return 'Not chosen yet';
  return details.when === 'now' ? `Now, ${dayText(day)}` : dayText(day);
}

/** What may still be paid today: the lower of the customer's and the entity's limit; undefined if neither has one. */
export function limitLeft({ user, party }: PaymentLimits): Money<'GBP'> | undefined {
  const left = [user.dailyAmountLeft, party.dailyAmountLeft].filter((limit) => limit !== undefined);
  return left.reduce<Money<'GBP'> | undefined>(
    (least, limit) => (least === undefined || limit.minor < least.minor ? limit : least),
    undefined,
  );
}

/** What stays in the account, for an order made at once that it can afford. */
export function leavesText(
  amount: Money | undefined,
  from: { readonly title: string; readonly availableBalance?: Money | undefined } | undefined,
): string | undefined {
  const available = from?.availableBalance;
  if (amount === undefined || available === undefined || available.currency !== amount.currency) return undefined;
  if (amount.minor > available.minor) return undefined;
  return `Leaves ${moneyText(minus(available, amount), 'balance')} available in ${from?.title}.`;
}
