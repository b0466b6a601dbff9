import { dayOf } from '#src/api/wire/wire.ts';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { defaultFrequency, type FrequencyCode, isFrequencyCode } from '#src/rules/repeat-frequencies.ts';

/** The details of a payment or transfer as typed. A hidden field keeps its value. */
export interface TypedDetails {
  readonly amount: string;
  readonly reference: string;
  readonly when: 'now' | 'later';
  readonly laterDate?: CalendarDay | undefined;
  readonly isRegular: boolean;
  readonly frequencyCode: FrequencyCode;
  readonly repeatUntil: 'forever' | 'endDate';
  readonly endDate?: CalendarDay | undefined;
}

/** The specification's defaults: now or, if regular, monthly until further notice. */
export function newDetails({ isRegular }: Pick<TypedDetails, 'isRegular'>): TypedDetails {
  return {
    amount: '',
    reference: '',
    when: 'now',
    isRegular,
    frequencyCode: defaultFrequency,
    repeatUntil: 'forever',
  };
}

/** What a customer may change from the review. */
export type ChangedField = 'from' | 'to' | 'amount' | 'reference' | 'when' | 'frequency' | 'until';

/** Details kept by an earlier page, perhaps of another release; undefined for anything else. */
export function typedDetailsIn(value: unknown): TypedDetails | undefined {
  const { amount, reference, when, laterDate, isRegular, frequencyCode, repeatUntil, endDate } = anyFieldsOf(value);
  if (typeof amount !== 'string' || typeof reference !== 'string' || typeof isRegular !== 'boolean') return undefined;
  if (typeof frequencyCode !== 'string' || !isFrequencyCode(frequencyCode)) return undefined;
  return {
    amount,
    reference,
    when: when === 'later' ? 'later' : 'now',
    laterDate: dayOf(laterDate),
    isRegular,
    frequencyCode,
    repeatUntil: repeatUntil === 'endDate' ? 'endDate' : 'forever',
    endDate: dayOf(endDate),
  };
}
