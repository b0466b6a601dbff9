import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const schoolFees = exercise({
  id: 'school-fees',
  title: 'School fees before the cut-off',
  area: 'payments',
  customer: 'private-customer',
  clock: '2026-03-03T16:30',
  page: '/accounts',
  story:
    'It is half past four, and the school wants £250.00 today. Your customer has paid Saddlecombe College before, from the current account.',
  steps: [
    {
      asks: 'Begin a payment to Saddlecombe College from the current account.',
      until: { fact: 'asked', operationId: 'createPayment' },
    },
    {
      asks: 'Check the answers and confirm the payment before five o’clock.',
      until: { fact: 'paid', payee: 'Saddlecombe College', amount: '250.00' },
    },
  ],
  goals: [
    {
      fact: { fact: 'paid', payee: 'Saddlecombe College', amount: '250.00' },
      says: 'Saddlecombe College was paid £250.00.',
      notYet: 'Saddlecombe College has not been paid £250.00 yet.',
    },
    {
      fact: { fact: 'paid', payee: 'Saddlecombe College', by: '2026-03-03T17:00' },
      says: 'It was confirmed before the cut-off, so the school has it today.',
      notYet: 'The payment came after the cut-off at 17:00, so the school has it tomorrow. Start again.',
    },
  ],
  never: [
    {
      if: { fact: 'paid', payee: 'Saddlecombe College', amount: '250.00', atLeast: 2 },
      says: 'The school was paid twice.',
    },
  ],
  otherwise: [
    {
      if: {
        fact: 'all',
        of: [
          { fact: 'paid', payee: 'Saddlecombe College' },
          { fact: 'not', of: { fact: 'paid', payee: 'Saddlecombe College', amount: '250.00' } },
        ],
      },
      says: 'Saddlecombe College was paid, but not £250.00. Compare the amount with the story, and start again.',
    },
    { if: { fact: 'paid' }, says: 'Somebody was paid, but not the school.' },
    { if: { fact: 'scheduled' }, says: 'The payment is for a later day, and the school wants it today.' },
  ],
  hints: [
    'Each account has a link to make a payment.',
    'Saddlecombe College is among the payees: nothing has to be typed but amount and reference.',
    'Nothing is sent before you press “Confirm payment”.',
  ],
  learnt: 'A payment confirmed before 17:00 on a working day is made the same day.',
});
