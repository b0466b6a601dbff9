import { expect, it } from 'vitest';
import { afterChange, afterCheck, afterFailure, untried } from './form-state.ts';

type Field = 'name' | 'sum' | 'day';

const fresh = untried<Field>();
const tried = afterFailure(fresh, { name: 'Who?', sum: 'How much?' }, {});

it('shows what was found, and counts the attempt', () => {
  expect(tried).toEqual({ mistakes: { name: 'Who?', sum: 'How much?' }, attempt: 1 });
  expect(afterFailure(tried, { day: 'When?' }, {})).toEqual({ mistakes: { day: 'When?' }, attempt: 2 });
});

it('counts an attempt that failed for a reason shown elsewhere', () => {
  expect(afterFailure(tried, {}, {})).toEqual({ mistakes: {}, attempt: 2 });
});

it('keeps an answer of the bank that concerns no field until the next attempt', () => {
  const refused = afterFailure(fresh, {}, {}, 'Not today.');
  expect(afterChange(refused, ['name'], {})).toHaveProperty('refusal', 'Not today.');
  expect(afterFailure(refused, { name: 'Who?' }, {}).refusal).toBeUndefined();
});

it('gives the reason why a date could not be read in place of "nothing entered"', () => {
  const found = { name: 'Who?', day: 'When?' } as const;
  expect(afterFailure(fresh, found, { day: 'No such day.' }).mistakes).toEqual({ name: 'Who?', day: 'No such day.' });
  expect(afterFailure(fresh, found, { day: undefined }).mistakes).toEqual(found);
});

it('leaves out a reason where nothing is wrong: the field is not shown', () => {
  expect(afterFailure(fresh, { name: 'Who?' }, { day: 'No such day.' }).mistakes).toEqual({ name: 'Who?' });
});

it('forgets what was wrong with a changed field, and with no other', () => {
  expect(afterChange(tried, ['name', 'day'])).toEqual({ mistakes: { sum: 'How much?' }, attempt: 1 });
});

it('checks a changed field again once the form was tried', () => {
  const found = { name: 'Too long', sum: 'Too much' } as const;
  expect(afterChange(tried, ['name'], found).mistakes).toEqual({ name: 'Too long', sum: 'How much?' });
  expect(afterChange(tried, ['name'], {}).mistakes).toEqual({ sum: 'How much?' });
  expect(afterChange(tried, ['day'], { day: 'Too late' }).mistakes).toHaveProperty('day', 'Too late');
});

it('corrects nobody who types for the first time', () => {
  expect(afterChange(fresh, ['name'], { name: 'Too short' })).toEqual(fresh);
});

it('checks a field when it is left, and then as it is corrected', () => {
  const left = afterCheck(fresh, ['sum'], { name: 'Who?', sum: 'Too short' });
  expect(left).toEqual({ mistakes: { sum: 'Too short' }, attempt: 0 });
  expect(afterChange(left, ['sum'], { sum: 'Still too short' }).mistakes).toEqual({ sum: 'Still too short' });
  expect(afterChange(left, ['sum'], {})).toEqual(fresh);
});
