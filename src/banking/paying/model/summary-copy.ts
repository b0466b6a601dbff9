import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type Money, minus } from '#src/kernel/money.ts';
import type { PaymentAmountVerdict } from '#src/rules/payment-amount.ts';
import { frequencyLabel } from '#src/rules/repeat-frequencies.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { OrderNoun } from './payment-result.ts';
import { firstDay } from './schedule.ts';
import type { TypedDetails } from './typed-details.ts';

/** When the money leaves, as far as it has been typed. */
export function whenText(details: TypedDetails, today: CalendarDay, afterCutOff?: CalendarDay): string | undefined {
  const day = firstDay(details, today);
  if (details.isRegular) {
    const frequency = frequencyLabel(details.frequencyCode);
    return day === undefined ? frequency : `${frequency}, from ${slashedDay(day)}`;
  }
  if (day === undefined) return undefined;
  return details.when === 'now' ? nowText(day, afterCutOff) : slashedDay(day);
}

/** Made at once. After the cut-off it has another date. */
export function nowText(today: CalendarDay, afterCutOff: CalendarDay | undefined): string {
  return afterCutOff === undefined ? `Now, ${slashedDay(today)}` : `Now, dated ${slashedDay(afterCutOff)}`;
}

/** A daily limit: what may still be paid, and what has been. */
export interface LimitToday {
  readonly left: Money<'GBP'>;
  readonly used: Money<'GBP'>;
}

/** The customer's or the entity's daily limit, the one with less left; undefined if neither has one. */
export function limitToday({ user, party }: PaymentLimits): LimitToday | undefined {
  const limits = [user, party].flatMap(({ dailyAmountLeft: left, dailyAmountUsed: used }) =>
    left === undefined || used === undefined ? [] : [{ left, used }],
  );
  return limits.reduce<LimitToday | undefined>(
    (least, limit) => (least === undefined || limit.left.minor < least.left.minor ? limit : least),
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

type Refused = Extract<PaymentAmountVerdict, { readonly outcome: 'refused' }>;

/**
 * Why an amount is refused, in the specification's words, then the limit itself, and whom to call where the bank may
 * still allow it.
 */
export function amountRefusalText(
  reason: Refused['reason'],
  helpdesk: string,
  word: OrderNoun = 'payment',
  bound?: Money,
): string {
  const contact = `Please contact our helpdesk on ${helpdesk}.`;
  const sum = bound === undefined || bound.minor < 0 ? undefined : moneyText(bound);
  switch (reason) {
    case 'too-small':
      return said('This amount for this Payment Type is too small.', sum && `The least is ${sum}.`, contact);
    case 'too-big':
      return said('This amount exceeds the limit for this Payment Type.', sum && `The most is ${sum}.`, contact);
    case 'over-available':
      return said(
        word === 'payment'
          ? 'This account does not have the required funds to make this payment.'
          : 'This account does not have the required funds to make these payments.',
        sum && `${sum} is available.`,
      );
    case 'over-daily-amount':
      return said(
        'The transfer requested is above the daily limit and will not be processed.',
        sum && `${sum} is left today.`,
      );
    case 'over-daily-count':
      return 'The transfer requested is above the daily amount of transactions limit and will not be processed.';
    default:
      return reason satisfies never;
  }
}

/** The same for a verdict. A balance that the customer has hidden is not named. */
export function refusedAmountText(
  { reason, bound }: Refused,
  { helpdesk, areBalancesHidden = false }: { readonly helpdesk: string; readonly areBalancesHidden?: boolean },
  word: OrderNoun = 'payment',
): string {
  const isSaid = reason !== 'over-available' || !areBalancesHidden;
  return amountRefusalText(reason, helpdesk, word, isSaid ? bound : undefined);
}

function said(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
