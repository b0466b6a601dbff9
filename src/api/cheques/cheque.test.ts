import { expect, it } from 'vitest';
import { unchecked } from '#src/api/wire/wire.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { isOfBook, toOrderedBook } from './book-order.ts';
import { toChequeList } from './cheque.ts';

it('reads cheques, the highest number first', () => {
  const issuedCheques = [
    { id: '000099', statusCode: 'U', status: 'Used', date: '2026-02-11', amount: { currency: 'GBP', amount: 85 } },
    { id: '000101', statusCode: 'N', status: 'Not Used', date: null, amount: null },
  ];
  expect(toChequeList(unchecked({ issuedCheques }))).toEqual({
    cheques: [
      { id: '000101', statusCode: 'N', status: 'Not Used' },
      { id: '000099', statusCode: 'U', status: 'Used', date: '2026-02-11', amount: { minor: 85_00, currency: 'GBP' } },
    ],
    damagedCount: 0,
  });
});

it.each([
  ['C', 'Cancelled'],
  ['N', 'Not Used'],
  ['R', 'Rejected'],
  ['S', 'Stopped'],
  ['U', 'Used'],
  ['H', 'Hold'],
  ['Z', 'Z'],
])('names the status %s: %s', (statusCode, status) => {
  expect(toChequeList(unchecked({ issuedCheques: [{ id: '000001', statusCode }] }))?.cheques).toEqual([
    { id: '000001', statusCode, status },
  ]);
});

it('leaves out cheques without a number, and counts them', () => {
  const issuedCheques = [{ id: 'x', statusCode: 'U' }, { id: '000001' }, null, { id: '000002', statusCode: 'U' }];
  expect(toChequeList(unchecked({ issuedCheques }))).toMatchObject({ cheques: [{ id: '000002' }], damagedCount: 3 });
  expect(toChequeList(unchecked({}))).toBeUndefined();
});

it('reads reference and authorisation from the answer to an order', () => {
  expect(toOrderedBook(unchecked({ status: { result: 'SUCCESSFUL', referenceNumber: 'CB2606100003' } }))).toEqual({
    needsAuthoriser: false,
    referenceNumber: 'CB2606100003',
  });
  expect(toOrderedBook(unchecked({ status: { result: 'ACCEPTED' }, _needsAuthoriser: true }))).toEqual({
    needsAuthoriser: true,
  });
  expect(toOrderedBook(unchecked({ status: { message: { code: 'DIGX_APPROVAL_REQUIRED' } } }))).toEqual({
    needsAuthoriser: true,
  });
});

const account = { id: asId<AccountId>('9A0E') };
const ordered = { status: { result: 'SUCCESSFUL', referenceNumber: 'CB2606100003' } };

it.each([
  ['nothing', {}, false],
  ['a failure', { status: { result: 'FAILURE', referenceNumber: 'CB2606100003' } }, false],
  ['no reference', { status: { result: 'SUCCESSFUL' } }, false],
  ['a reference', ordered, true],
  ['this account and this book', { ...ordered, accNo: { value: '9A0E' }, taskCode: 'CH_N_CBR' }, true],
  ['another account', { ...ordered, accNo: { value: '5D1F' } }, false],
  ['another book', { ...ordered, taskCode: 'CH_N_PBR' }, false],
  ['a payment', { ...ordered, paymentId: '3C5A' }, false],
  ['somebody who must authorise it', { ...ordered, _needsAuthoriser: true }, true],
])('for an order that was made: an answer with %s', (_name, answer, isOwn) => {
  expect(isOfBook(unchecked(answer), { kind: 'cheque', account })).toBe(isOwn);
});
