import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChallenge } from './read-challenge.ts';

const asHeader = (challenge: unknown) => new Headers({ 'x-challenge': JSON.stringify(challenge) });
const none = new Headers();

it.each([
  ['the header, by the one name', asHeader({ authType: 'OTP', referenceNo: '21303', resendsLeft: 2 }), {}],
  ['the header, by the other name', asHeader({ authType: 'OTP', referenceNumber: '21303', resendsLeft: 2 }), {}],
  ['the body, by the one name', none, { status: { referenceNo: '21303', resendsLeft: 2 } }],
  ['the body, by the other name', none, { status: { referenceNumber: '21303', resendsLeft: 2, authType: 'OTP' } }],
  ['a body whose header is empty', asHeader({}), { status: { referenceNo: '21303', resendsLeft: '2' } }],
  ['numbers written the other way', asHeader({ referenceNo: 21303, resendsLeft: '2' }), {}],
  [
    'the header before the body',
    asHeader({ authType: 'OTP', referenceNo: '21303', resendsLeft: 2 }),
    { status: { referenceNumber: '999', resendsLeft: 1, authType: 'PIN' } },
  ],
])('reads a challenge from %s', (_name, headers, body) => {
  expect(readChallenge(headers, body)).toEqual({ factor: 'otp', referenceNo: '21303', resendsLeft: 2 });
});

it('reads a PIN, and what is left', () => {
  const headers = asHeader({ authType: 'PIN', referenceNo: 'a-1', attemptsLeft: 0, resendsLeft: 3 });
  expect(readChallenge(headers, {})).toEqual({ factor: 'pin', referenceNo: 'a-1', attemptsLeft: 0, resendsLeft: 3 });
});

it('ignores an answer’s own reference', () => {
  expect(readChallenge(none, { status: { referenceNumber: '2026195004282079' } })).toEqual({ factor: 'otp' });
});

it('means the factor at hand where none is named', () => {
  expect(readChallenge(asHeader({ attemptsLeft: 1 }), {}, 'pin')).toEqual({ factor: 'pin', attemptsLeft: 1 });
});

it.each(['SEC_QUE', 'T_SOFT_TOKEN', 'otp', '', 7])('takes %j for nothing that can be answered here', (authType) => {
  expect(readChallenge(asHeader({ authType, referenceNo: '1' }), {})).toBeUndefined();
});

it.each(['a/b', '..', 'a b', 'é', '<b>', '', 'x'.repeat(65), { value: '1' }, 1.5])(
  'takes %j for no reference: it goes back in a header and a path',
  (referenceNo) => {
    expect(readChallenge(asHeader({ referenceNo }), {})).toEqual({ factor: 'otp' });
  },
);

it('reads anything without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.stringMatching(/^[\x20-\x7e]*$/)), fc.anything(), (header, body) => {
      const printable = header.replace(/[^\x20-\x7e]/g, '?');
      const told = readChallenge(new Headers({ 'x-challenge': printable }), body);
      expect(['string', 'undefined']).toContain(typeof told?.referenceNo);
    }),
  );
});
