import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { toOrderedPayment } from './ordered-payment.ts';

const payoutDetails = {
  paymentId: '3C5A',
  statusType: 'COMPLETED',
  referenceNumber: 'PB41',
  from: { value: 'A1', displayValue: '31926819' },
  payeeDetails: {
    nickName: 'Hay &amp; straw',
    accountName: 'Ashdown Feed',
    accountNumber: '20418836',
    sortCode: '601122',
  },
  amount: { currency: 'GBP', amount: 12.5 },
  reference: 'Hay March',
  valueDate: '2026-03-02',
};
const regular = { type: 'REC', frequency: '30', startDate: '2026-03-16T00:00:00', endDate: '2026-06-01' };

it('reads all that a receipt says of a payment', () => {
  expect(toOrderedPayment(unchecked({ payoutDetails }), 'payout')).toEqual({
    from: { id: 'A1', accountNumber: '31926819' },
    recipient: {
      kind: 'payee',
      name: 'Hay & straw',
      accountName: 'Ashdown Feed',
      accountNumber: '20418836',
      sortCode: '601122',
    },
    amount: { minor: 12_50, currency: 'GBP' },
    reference: 'Hay March',
    schedule: { kind: 'now' },
    outcome: { outcome: 'paid', referenceNumber: 'PB41', valueDate: '2026-03-02' },
  });
});

it('calls a payee by the name of the account where the customer has none for it', () => {
  const payeeDetails = { ...payoutDetails.payeeDetails, nickName: null };
  const read = toOrderedPayment(unchecked({ payoutDetails: { ...payoutDetails, payeeDetails } }), 'payout');
  expect(read?.recipient).toMatchObject({ name: 'Ashdown Feed', accountName: undefined });
});

it.each([
  ['once', { ...regular, type: 'NONREC', frequency: '10' }, { kind: 'later', on: '2026-03-16' }],
  ['again and again', regular, { kind: 'regular', startOn: '2026-03-16', frequency: '30', endOn: '2026-06-01' }],
  ['until further notice', { ...regular, endDate: null }, { kind: 'regular', startOn: '2026-03-16', frequency: '30' }],
  ['at a frequency that the app does not know', { ...regular, frequency: '99' }, undefined],
  ['without a day', { ...regular, startDate: null }, undefined],
])('reads an instruction to pay %s', (_, instructionDetails, schedule) => {
  const answer = { payoutDetails: { ...payoutDetails, statusType: 'ACTIVE', instructionDetails } };
  expect(toOrderedPayment(unchecked(answer), 'instruction')?.schedule).toEqual(schedule);
});

it.each([
  ['FAILED', 'not-made'],
  ['EXPIRED', 'authorisation-expired'],
  ['PENDING_APPROVAL', 'needs-authoriser'],
  ['INITIATED', 'unknown'],
  ['SOMETHING', 'unknown'],
])('says what became of one that is %s', (statusType, outcome) =>
  expect(
    toOrderedPayment(unchecked({ payoutDetails: { ...payoutDetails, statusType } }), 'payout')?.outcome,
  ).toMatchObject({
    outcome,
  }),
);

it('survives missing and mistyped fields, and makes no receipt without payee and amount', () => {
  whenDamaged([{ payoutDetails }], (harmed) => {
    const read = toOrderedPayment(unchecked(harmed), 'payout');
    if (read === undefined) return;
    expect(read.recipient).toMatchObject({ kind: 'payee', name: expect.stringMatching(/./) });
    expect(Number.isSafeInteger(read.amount.minor)).toBe(true);
  });
});
