import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { outcomeCopy } from './result-copy.ts';

const helpdesk = '0113 496 0300';
const context = { schedule: undefined, on: calendarDay('2026-06-17'), helpdesk };
const lost: BankError = {
  kind: 'fault',
  fault: 'offline',
  message: 'We do not yet know whether this payment has been made.',
};

it('says in the specification’s words that a payment needs authorisation', () =>
  expect(outcomeCopy({ outcome: 'needs-authoriser' }, context).texts).toEqual([
    'This will be completed once authorised by another account holder',
  ]));

it('says in the specification’s words that a payee needs authorisation, with both full stops', () =>
  expect(outcomeCopy({ outcome: 'payee-initiated' }, context)).toMatchObject({
    tone: 'bad',
    texts: [
      'Payee Initiated! The payee must be authorised by another user before you can create this payment. Once the payee has been authorised please create a new payment to them. This payment has not been processed..',
    ],
  }));

it('advises waiting, checking and calling with the reference number after a time-out', () => {
  const { tone, texts } = outcomeCopy({ outcome: 'timed-out', referenceNumber: 'PB1' }, context);
  expect(tone).toBe('unknown');
  expect(texts.join(' ')).toMatch(/wait 5 minutes.*list of transactions.*before you try again.*0113 496 0300.*PB1/);
});

it.each([
  ['payment', 'made', 'list of transactions', false],
  ['payment', 'set up', 'upcoming payments', true],
  ['transfer', 'made', 'list of transactions', false],
  ['transfer', 'set up', 'upcoming payments', true],
] as const)('looks after a time-out for a %s that may be %s in the %s', (word, done, where, isLater) => {
  const texts = outcomeCopy({ outcome: 'timed-out' }, { ...context, word, isLater }).texts.join(' ');
  expect(texts).toContain(`this ${word} was ${done}. Please wait 5 minutes, and check your ${where} before`);
});

it('leaves the reference number out if there is none', () =>
  expect(outcomeCopy({ outcome: 'timed-out' }, context).texts.join(' ')).not.toMatch(/reference number|undefined/));

it('never calls a payment with an unknown outcome failed', () =>
  expect(outcomeCopy({ outcome: 'unknown', error: lost }, context)).toMatchObject({
    tone: 'unknown',
    texts: [lost.message],
  }));

it.each([
  ['later', { kind: 'later', on: '2026-07-01' }, 'Payment scheduled'],
  ['regular', { kind: 'regular', startOn: '2026-07-01', frequency: '50' }, 'Regular payments set up'],
])('does not call a %s payment sent', (_, schedule, heading) =>
  expect(outcomeCopy({ outcome: 'scheduled' }, { ...context, schedule: schedule as never }).heading).toBe(heading),
);

it.each([
  [
    'the same day',
    '2026-06-17',
    'Payment sent',
    ['It usually arrives within seconds, and sometimes takes up to two hours.'],
  ],
  ['a day the bank did not give', undefined, 'Payment sent', []],
  ['a future day', '2026-06-18', 'Payment accepted', ['It leaves your account on 18/06/2026.']],
])('says whether a payment that leaves on %s has been sent', (_, day, heading, texts) => {
  const valueDate = day === undefined ? {} : { valueDate: calendarDay(day) };
  expect(outcomeCopy({ outcome: 'paid', ...valueDate }, context)).toMatchObject({ heading, texts, tone: 'good' });
});

it.each([
  ['payment', { kind: 'later', on: '2026-07-04' }, 'It is due on 06/07/2026.'],
  ['payment', { kind: 'regular', startOn: '2026-07-01', frequency: '50' }, 'The first payment is due on 01/07/2026.'],
  ['transfer', { kind: 'later', on: '2026-07-01' }, 'It is due on 01/07/2026.'],
  ['transfer', { kind: 'regular', startOn: '2026-07-05', frequency: '50' }, 'The first transfer is due on 06/07/2026.'],
] as const)('says when a %s that is set up for %o is due', (word, schedule, text) => {
  const copy = outcomeCopy({ outcome: 'scheduled' }, { ...context, word, schedule: schedule as never });
  expect(copy.texts).toContain(text);
});

it('says that an authorisation expired, without mentioning a cut-off', () => {
  const { heading, texts } = outcomeCopy({ outcome: 'authorisation-expired' }, context);
  expect(heading).toBe('This payment was not authorised in time');
  expect(texts.join(' ')).toMatch(/Nothing has left your account/);
  expect(texts.join(' ')).not.toMatch(/cut-off/i);
});

it.each([
  ['payment', 'set up', 'upcoming payments', true],
  ['transfer', 'set up', 'upcoming payments', true],
  ['payment', 'made', 'transactions', false],
  ['transfer', 'made', 'transactions', false],
] as const)('looks for a %s that may be %s and is not found in the %s', (word, done, where, isLater) => {
  const { texts } = outcomeCopy({ outcome: 'not-found' }, { ...context, schedule: undefined, word, isLater });
  expect(texts.join(' ')).toContain(`confirm whether it was ${done}. Please check your ${where} before`);
});
