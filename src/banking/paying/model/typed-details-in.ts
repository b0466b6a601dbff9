import { anyFieldsOf, dayOf } from '#src/api/wire/wire.ts';
import { isFrequencyCode } from '#src/rules/repeat-frequencies.ts';
import type { TypedDetails } from './typed-details.ts';

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
