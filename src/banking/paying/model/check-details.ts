import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { type Checked, hasMistakes, mistakesOf } from '#src/rules/mistakes.ts';
import { laterDates, validatePaymentDate } from '#src/rules/payment-dates.ts';
import { referenceMistake } from '#src/rules/references.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import type { OrderNoun } from './payment-result.ts';
import { firstDay } from './schedule.ts';
import type { TypedDetails } from './typed-details.ts';

/** The form fields, in the order they appear. */
export const detailFields = ['amount', 'reference', 'laterDate', 'endDate'] as const;
export type DetailField = (typeof detailFields)[number];

export interface DetailRules<Currency extends CurrencyCode> {
  readonly word: OrderNoun;
  readonly today: CalendarDay;
  readonly currency: Currency;
  readonly amountMissing: string;
  /** For more digits than any limit has. */
  readonly amountTooBig: string;
  readonly objectionTo: (amount: Money<Currency>, isImmediate: boolean) => string | undefined;
}

export type CheckedDetails<Currency extends CurrencyCode> = Checked<
  DetailField,
  { details: TypedDetails; amount: Money<Currency> }
>;

/** Checks the form before the bank is asked. The bank validates it again. */
export function checkDetails<Currency extends CurrencyCode>(
  typed: TypedDetails,
  rules: DetailRules<Currency>,
): CheckedDetails<Currency> {
  const details = { ...typed, reference: typed.reference.trim() };
  const amount = typedAmount(details.amount, rules.currency);
  const mistakes = mistakesOf<DetailField>({
    amount: amountMistake(amount, details, rules),
    reference: referenceMistake(details.reference),
    laterDate: laterDateMistake(details, rules),
    endDate: endDateMistake(details, rules),
  });
  if (amount === undefined || hasMistakes(mistakes)) return { outcome: 'mistaken', mistakes };
  return { outcome: 'accepted', details, amount };
}

/** The typed amount in minor units; undefined if it is not an amount. */
export function typedAmount<Currency extends CurrencyCode>(
  text: string,
  currency: Currency,
): Money<Currency> | undefined {
  const [, pounds = '', pence = ''] = /^(\d*)\.?(\d{0,2})$/.exec(text) ?? [];
  const minor = Number(`${pounds}${pence.padEnd(2, '0')}`);
  return minor > 0 && Number.isSafeInteger(minor) ? money(minor, currency) : undefined;
}

function amountMistake<Currency extends CurrencyCode>(
  amount: Money<Currency> | undefined,
  { when, isRegular, amount: text }: TypedDetails,
  { amountMissing, amountTooBig, objectionTo }: DetailRules<Currency>,
): string | undefined {
  // Too many digits to parse are above any limit.
  if (amount === undefined) return /^\d{14}/.test(text) ? amountTooBig : amountMissing;
  return objectionTo(amount, when === 'now' && !isRegular);
}

type Days = Pick<DetailRules<CurrencyCode>, 'today' | 'word'>;

function laterDateMistake(details: TypedDetails, { today }: Days): string | undefined {
  const verdict = validatePaymentDate({ ...details, today });
  if (verdict.outcome === 'allowed') return undefined;
  const { first, last } = laterDates(today);
  switch (verdict.reason) {
    case 'missing':
      return 'On what date should the transaction happen?';
    case 'outside-window':
      return `Please choose a date from ${slashedDay(first)} to ${slashedDay(last)}.`;
    default:
      return verdict.reason satisfies never;
  }
}

function endDateMistake(details: TypedDetails, { today, word }: Days): string | undefined {
  if (!details.isRegular || details.repeatUntil === 'forever') return undefined;
  if (details.endDate === undefined) return `On what date should the ${word}s end?`;
  const meant = firstDay(details, today);
  if (meant === undefined) return undefined;
  const first = sameOrNextWorkingDay(meant);
  if (details.endDate >= first) return undefined;
  return `The ${word}s cannot end before the first of them, on ${slashedDay(first)}.`;
}
