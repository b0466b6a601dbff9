import { expect, it } from 'vitest';
import { jsonIn } from '#src/kernel/any-fields.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { keptRequest, requestBefore } from './kept-request.ts';
import { emptyRequest, type TypedRequest } from './typed-request.ts';

const empty = emptyRequest(calendarDay('2026-03-03'));
const typed: TypedRequest = {
  ...empty,
  fromAccount: 'one',
  country: 'US',
  name: 'Keeneland & Sons',
  currency: 'USD',
  amount: '1250.50',
  paymentOption: 'urgent',
  paymentCharges: 'all',
};

it('is filled in again as typed', () => {
  expect(requestBefore(jsonIn(JSON.stringify(keptRequest(typed))))).toEqual(typed);
  expect(requestBefore(jsonIn(JSON.stringify(keptRequest({ ...typed, date: undefined }))))?.date).toBeUndefined();
});

it('is not kept before anything is chosen', () => expect(keptRequest(empty)).toBeUndefined());

it('has no choice that is not offered', () =>
  expect(requestBefore({ ...typed, paymentOption: 'free', comments: 5 })).toEqual({
    ...typed,
    paymentOption: '',
    comments: '',
  }));

it.each([undefined, 'text', {}, { currency: 'XXX' }])('begins a new request with %j', (kept) =>
  expect(requestBefore(kept)).toBeUndefined(),
);
