import { expect, it } from 'vitest';
import type { PayeeDraft } from '#src/api/payees/add-payee.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import { doneCopy } from './done-copy.ts';

const payee: PayeeDraft = {
  party: false,
  accountType: 'Personal',
  name: 'T Ashdown',
  accountNumber: '20418836',
  sortCode: '601122',
  bankName: 'Tannery Bank',
  reference: '',
  report: { enabled: true, matched: 'Y' },
};

it.each([
  ['created', 'Payee created', 'can be paid'],
  ['changed', 'Payee changed', 'have been saved'],
  ['initiated', 'Payee initiated', 'This will be completed once authorised by another account holder'],
] as const)('says that a payee was %s: %s', (outcome, heading, part) => {
  const copy = doneCopy({ outcome, id: asId<PayeeId>('E8'), payee });
  expect(copy.heading).toBe(heading);
  expect(copy.lead).toContain(part);
  expect(copy.lead).toContain('T Ashdown');
});

it('uses the customer’s own name for the payee', () => {
  const called = { ...payee, payeeDescription: 'Tom the smith' };
  expect(doneCopy({ outcome: 'created', id: asId<PayeeId>('E8'), payee: called }).lead).toMatch(/^Tom the smith/);
});

it('says that nothing has changed until the change is authorised', () => {
  const { lead } = doneCopy({ outcome: 'initiated', id: asId<PayeeId>('E8'), payee }, true);
  expect(lead).toBe(
    'This will be completed once authorised by another account holder. Until then T Ashdown stays unchanged.',
  );
});
