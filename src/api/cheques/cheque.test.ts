import { expect, it } from 'vitest';
import { toOrderedBook } from './book-order.ts';
import { toChequeList } from './cheque.ts';

it('reads cheques, the highest number first', () => {
  const issuedCheques = [
    { id: '000099', statusCode: 'U', status: 'Used', date: '2026-02-11', amount: { currency: 'GBP', amount: 85 } },
    { id: '000101', statusCode: 'N', status: 'Not Used', date: null, amount: null },
  ];
  expect(toChequeList({ issuedCheques })).toEqual({
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
  expect(toChequeList({ issuedCheques: [{ id: '000001', statusCode }] })?.cheques).toEqual([
    { id: '000001', statusCode, status },
  ]);
});

it('leaves out cheques without a number, and counts them', () => {
  const issuedCheques = [{ id: 'x', statusCode: 'U' }, { id: '000001' }, null, { id: '000002', statusCode: 'U' }];
  expect(toChequeList({ issuedCheques })).toMatchObject({ cheques: [{ id: '000002' }], damagedCount: 3 });
  expect(toChequeList({})).toBeUndefined();
});

it('takes only a clear answer for an order made', () => {
  expect(toOrderedBook({ status: { result: 'SUCCESSFUL', referenceNumber: 'CB2606100003' } })).toEqual({
    needsAuthoriser: false,
    referenceNumber: 'CB2606100003',
  });
  expect(toOrderedBook({ status: { result: 'ACCEPTED' }, _needsAuthoriser: true })).toEqual({ needsAuthoriser: true });
  expect(toOrderedBook({ status: { message: { code: 'DIGX_APPROVAL_REQUIRED' } } })).toEqual({ needsAuthoriser: true });
  expect([toOrderedBook({}), toOrderedBook(null), toOrderedBook({ status: { result: 'FAILURE' } })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
