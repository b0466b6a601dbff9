import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { outcomeCopy } from './result-copy.ts';

const helpdesk = '0113 496 0300';
const context = { schedule: undefined, on: calendarDay('2026-06-17'), helpdesk };
const lost: BankError = {
  kind: 'fault',
  fault: 'offline',
  message: 'We do not know yet whether this payment has been made.',
};

it('says of a payment for somebody else to authorise what the specification says', () =>
  expect(outcomeCopy({ outcome: 'needs-authoriser' }, context).texts).toEqual([
    'This will be completed once authorised by another account holder',
  ]));

it('says of a payee for somebody else to authorise what the specification says, both full stops', () =>
  expect(outcomeCopy({ outcome: 'payee-initiated' }, context)).toMatchObject({
    tone: 'bad',
    texts: [
      'Payee Initiated! The payee must be authorised by another user before you can create this payment. Once the payee has been authorised please create a new payment to them. This payment has not been processed..',
    ],
  }));

it('advises after a time-out to wait, to check, and to call with the reference number', () => {
  const { tone, texts } = outcomeCopy({ outcome: 'timed-out', referenceNumber: 'PB1' }, context);
  expect(tone).toBe('bad');
  expect(texts.join(' ')).toMatch(/wait 5 minutes.*list of transactions.*before you try again.*0113 496 0300.*PB1/);
});

it('quotes no reference number that it was not given', () =>
  expect(outcomeCopy({ outcome: 'timed-out' }, context).texts.join(' ')).not.toMatch(/reference number|undefined/));

it('never says of a payment that nobody knows of that it failed', () =>
  expect(outcomeCopy({ outcome: 'unknown', error: lost }, context)).toMatchObject({
    tone: 'bad',
    texts: [lost.message],
  }));

it.each([
  ['later', { kind: 'later', on: '2026-07-01' }, 'Payment scheduled'],
  ['regular', { kind: 'regular', startOn: '2026-07-01', frequency: '50' }, 'Regular payments set up'],
])('a %s payment is not called sent', (_, schedule, heading) =>
  expect(outcomeCopy({ outcome: 'scheduled' }, { ...context, schedule: schedule as never }).heading).toBe(heading),
);

it.each([
  ['the same day', '2026-06-17', 'Payment sent', []],
  ['a day that the bank did not say', undefined, 'Payment sent', []],
  ['a day to come', '2026-06-18', 'Payment accepted', ['It leaves your account on 18/06/2026.']],
])('says of a payment that leaves on %s whether it has been sent', (_, day, heading, texts) => {
  const valueDate = day === undefined ? {} : { valueDate: calendarDay(day) };
  expect(outcomeCopy({ outcome: 'paid', ...valueDate }, context)).toMatchObject({ heading, texts, tone: 'good' });
});

it('says of a payment that nobody authorised in time that its authorisation expired, and nothing of a cut-off', () => {
  const { heading, texts } = outcomeCopy({ outcome: 'authorisation-expired' }, context);
  expect(heading).toBe('The authorisation of this payment expired');
  expect(texts.join(' ')).toMatch(/Nothing has left your account/);
  expect(texts.join(' ')).not.toMatch(/cut-off/i);
});
