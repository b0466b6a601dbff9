import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const lateAnswer = exercise({
  id: 'late-answer',
  title: 'The answer that never came',
  area: 'payments',
  customer: 'private-customer',
  clock: '2026-03-03T10:00',
  sandbox: 'fault:confirmPayment@late=5~1',
  page: '/accounts',
  story:
    'Your customer pays Wexcombe Water £86.40 from the current account, and the connection is lost at the very end. She is afraid of paying twice.',
  steps: [
    {
      asks: 'Pay Wexcombe Water £86.40, up to the confirmation.',
      until: { fact: 'asked', operationId: 'createPayment' },
    },
    {
      asks: 'No answer comes. Find out whether the payment was made, and do not pay again.',
      until: { fact: 'paid', payee: 'Wexcombe Water', amount: '86.40' },
    },
  ],
  goals: [
    {
      fact: { fact: 'paid', payee: 'Wexcombe Water', amount: '86.40' },
      says: 'Wexcombe Water was paid £86.40.',
      notYet: 'Wexcombe Water has not been paid yet. Give the bank a few seconds.',
    },
    {
      fact: { fact: 'not', of: { fact: 'paid', payee: 'Wexcombe Water', atLeast: 2 } },
      says: 'It was paid once only.',
      notYet: 'Wexcombe Water was paid more than once.',
    },
  ],
  never: [
    {
      if: { fact: 'paid', payee: 'Wexcombe Water', atLeast: 2 },
      says: 'Wexcombe Water was paid twice. A payment whose outcome is unknown is looked up, not repeated.',
    },
  ],
  otherwise: [{ if: { fact: 'paid' }, says: 'Somebody was paid, but not Wexcombe Water £86.40.' }],
  hints: [
    'The page says that the outcome is not known yet, and offers to look again.',
    'The transactions of the account show what has left it.',
    'The bank does it about five seconds after the connection was lost.',
  ],
  learnt: 'A lost answer says nothing about the payment. Look it up before you do anything else.',
});
