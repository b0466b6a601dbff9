import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const newPayee = exercise({
  id: 'new-payee',
  title: 'A payee whose name matches',
  area: 'payees',
  customer: 'private-customer',
  clock: '2026-03-03T11:00',
  page: '/payments/payees',
  story:
    'Your customer has met Miss Frances Nettleship, who will teach his daughter to ride. He wants her among his payees, and pays nothing today.',
  paper: {
    kind: 'letter',
    from: 'Miss Frances Nettleship',
    says: 'Sort code 20-04-33, account 54093721, a personal account. With kind regards, Frances Nettleship',
  },
  steps: [
    {
      asks: 'Have the name checked, as the letter has it.',
      until: { fact: 'name-checked', name: 'Nettleship', result: 'Y' },
    },
    {
      asks: 'Add the payee, and confirm with the code.',
      until: { fact: 'payee-added', payee: 'Nettleship', sortCode: '200433' },
    },
  ],
  goals: [
    {
      fact: { fact: 'name-checked', name: 'Nettleship', result: 'Y' },
      says: 'The other bank confirmed the name.',
      notYet: 'The name has not matched yet. Compare it with the letter.',
    },
    {
      fact: { fact: 'payee-added', payee: 'Nettleship', sortCode: '200433' },
      says: 'Miss Nettleship is among the payees.',
      notYet: 'Miss Nettleship is not among the payees yet.',
    },
  ],
  never: [{ if: { fact: 'paid' }, says: 'Money was paid, and the customer wanted to pay nothing today.' }],
  otherwise: [{ if: { fact: 'payee-added' }, says: 'A payee was added, but not with the details of the letter.' }],
  hints: [
    '“Manage my payees” has the way to a new one.',
    'The account is a personal one.',
    'The code is written below the steps.',
  ],
  learnt: 'A match says that name and account belong together. It does not say that the payment is wise.',
});
