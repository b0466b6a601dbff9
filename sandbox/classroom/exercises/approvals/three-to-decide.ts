import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const threeToDecide = exercise({
  id: 'three-to-decide',
  title: 'Authorise two, decline one',
  area: 'approvals',
  customer: 'approver',
  clock: '2026-03-03T09:30',
  page: '/accounts',
  story:
    'Alistair Thornbridge has ordered payments for Hazel Copse Bloodstock, and they wait for you. The invoices for “Trims” and “LOT 371” are there, but nobody has agreed regular “Visits” of the vets.',
  steps: [
    {
      asks: 'Authorise the payment “Trims” of £1,240.00.',
      until: { fact: 'decided', decision: 'approved', about: 'Trims' },
    },
    {
      asks: 'Authorise the payment “LOT 371” of £12,500.00.',
      until: { fact: 'decided', decision: 'approved', about: 'LOT 371' },
    },
    {
      asks: 'Decline the regular payment “Visits”.',
      until: { fact: 'decided', decision: 'declined', about: 'Visits' },
    },
  ],
  goals: [
    {
      fact: { fact: 'decided', decision: 'approved', about: 'Trims' },
      says: '“Trims” is authorised.',
      notYet: '“Trims” still waits for you.',
    },
    {
      fact: { fact: 'decided', decision: 'approved', about: 'LOT 371' },
      says: '“LOT 371” is authorised.',
      notYet: '“LOT 371” still waits for you.',
    },
    {
      fact: { fact: 'decided', decision: 'declined', about: 'Visits' },
      says: '“Visits” is declined.',
      notYet: '“Visits” is not declined yet.',
    },
  ],
  never: [
    {
      if: { fact: 'decided', decision: 'approved', about: 'Visits' },
      says: '“Visits” was authorised, and nobody had agreed to it.',
    },
    {
      if: { fact: 'decided', decision: 'declined', about: 'Trims' },
      says: '“Trims” was declined, and its invoice was there.',
    },
    {
      if: { fact: 'decided', decision: 'declined', about: 'LOT 371' },
      says: '“LOT 371” was declined, and its invoice was there.',
    },
  ],
  otherwise: [
    { if: { fact: 'decided', decision: 'approved', atLeast: 3 }, says: 'More was authorised than the story says.' },
  ],
  hints: [
    'Each item says payee, amount and reference. The reference is the word in the story.',
    'An item can be opened before it is decided.',
    'Authorising asks for a code or the PIN; declining does not.',
  ],
  learnt: 'Who authorises answers for the payment. Compare each with its invoice before.',
});
