import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { validatePaymentAmount } from '#src/rules/payment-amount.ts';
import { laterDates, validatePaymentDate } from '#src/rules/payment-dates.ts';
import { referenceMistake } from '#src/rules/references.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import { amountRefusalText } from './amount-copy.ts';
import type { TypedDetails } from '#src/features/pay/model/payment-draft.ts';
import { firstDay } from './schedule.ts';

/** The form fields, in the order they appear. */
export const detailFields = ['amount', 'reference', 'laterDate', 'endDate'] as const;
export type DetailField = (typeof detailFields)[number];

export type DetailMistakes = Readonly<Partial<Record<DetailField, string | undefined>>>;

interface Circumstances {
  readonly today: CalendarDay;
  readonly limits: PaymentLimits;
  /** Undefined if the bank did not say. */
  readonly available: Money<'GBP'> | undefined;
  readonly helpdesk: string;
}

export type CheckedDetails =
  | { readonly outcome: 'accepted'; readonly details: TypedDetails; readonly amount: Money<'GBP'> }
  | { readonly outcome: 'mistaken'; readonly mistakes: DetailMistakes };

/** Checks the form before the bank is asked. The bank validates it again. */
export function checkDetails(typed: TypedDetails, now: Circumstances): CheckedDetails {
  const details = { ...typed, reference: typed.reference.trim() };
  const amount = typedAmount(details.amount);
  const messages: Readonly<Record<DetailField, string | undefined>> = {
    amount: amountMistake(amount, details, now),
    reference: referenceMistake(details.reference),
    laterDate: laterDateMistake(details, now.today),
    endDate: endDateMistake(details, now.today),
  };
  const mistakes: DetailMistakes = Object.fromEntries(
    Object.entries(messages).filter(([, text]) => text !== undefined),
  );
  if (amount === undefined || Object.keys(mistakes).length > 0) return { outcome: 'mistaken', mistakes };
  return { outcome: 'accepted', details, amount };
}

/** Replaces "nothing entered" messages with the reason the typed text could not be read. */
export function withUnread(mistakes: DetailMistakes, unread: DetailMistakes): DetailMistakes {
  return Object.fromEntries(
    detailFields
      .filter((field) => mistakes[field] !== undefined)
      .map((field) => [field, unread[field] ?? mistakes[field]]),
  );
}

/** The typed amount in pence; undefined if it is not an amount. */
export function typedAmount(text: string): Money<'GBP'> | undefined {
  const [, pounds = '', pence = ''] = /^(\d*)\.?(\d{0,2})$/.exec(text) ?? [];
  const minor = Number(`${pounds}${pence.padEnd(2, '0')}`);
  return minor > 0 && Number.isSafeInteger(minor) ? money(minor, 'GBP') : undefined;
}

function amountMistake(
  amount: Money<'GBP'> | undefined,
  { when, isRegular, amount: text }: TypedDetails,
  { limits, available, helpdesk }: Circumstances,
): string | undefined {
  if (amount === undefined) {
    // Too many digits to parse, so above any limit.
    return /^\d{14}/.test(text) ? amountRefusalText('too-big', helpdesk) : 'How much would you like to pay?';
  }
  const verdict = validatePaymentAmount({ amount, available, isImmediate: when === 'now' && !isRegular, limits });
  return verdict.outcome === 'allowed' ? undefined : amountRefusalText(verdict.reason, helpdesk);
}

function laterDateMistake(details: TypedDetails, today: CalendarDay): string | undefined {
  const verdict = validatePaymentDate({ ...details, today });
  if (verdict.outcome === 'allowed') return undefined;
  const { first, last } = laterDates(today);
  switch (verdict.reason) {
    case 'missing':
      return 'On what date should the transaction happen?';
    case 'outside-window':
      return `Please choose a date from ${dayText(first)} to ${dayText(last)}.`;
    default:
      return verdict.reason satisfies never;
  }
}

function endDateMistake(details: TypedDetails, today: CalendarDay): string | undefined {
  if (!details.isRegular || details.repeatUntil === 'forever') return undefined;
  if (details.endDate === undefined) return 'On what date should the payments end?';
  const meant = firstDay(details, today);
  if (meant === undefined) return undefined;
  const first = sameOrNextWorkingDay(meant);
  if (details.endDate >= first) return undefined;
  return `The payments cannot end before the first of them, on ${dayText(first)}.`;
}
