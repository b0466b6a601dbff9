import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const chequeBook = exercise({
  id: 'cheque-book',
  title: 'A new cheque book',
  area: 'cheques',
  customer: 'private-customer',
  clock: '2026-03-03T11:00',
  page: '/accounts',
  story:
    'Your customer has written her last cheque to the farrier. She wants a new cheque book for the current account.',
  steps: [
    { asks: 'Find the cheque services, and order the cheque book.', until: { fact: 'book-ordered', book: 'cheque' } },
  ],
  goals: [
    {
      fact: { fact: 'book-ordered', book: 'cheque' },
      says: 'A cheque book is ordered.',
      notYet: 'No cheque book is ordered yet.',
    },
  ],
  never: [
    {
      if: { fact: 'book-ordered', book: 'pay-in' },
      says: 'A pay-in book was ordered. It is for paying in, not for writing cheques.',
    },
  ],
  otherwise: [{ if: { fact: 'wrote' }, says: 'A message was sent. The book can be ordered without one.' }],
  hints: ['Cheque services are below the accounts.', 'A cheque book is for paying, a pay-in book for paying in.'],
  learnt: 'A book is sent to the address of the account, and takes some days.',
});
