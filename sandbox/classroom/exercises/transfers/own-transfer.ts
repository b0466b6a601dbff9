import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const ownTransfer = exercise({
  id: 'own-transfer',
  title: 'Money into the savings',
  area: 'transfers',
  customer: 'private-customer',
  clock: '2026-03-03T10:00',
  page: '/payments',
  story: 'Your customer has £500.00 to spare in the current account. He wants it in the savings account today.',
  steps: [
    {
      asks: 'Begin a transfer between the customer’s own accounts.',
      until: { fact: 'asked', operationId: 'createTransfer' },
    },
    {
      asks: 'Confirm £500.00 from the current account to the savings.',
      until: { fact: 'transferred', from: 'current', to: 'savings', amount: '500.00' },
    },
  ],
  goals: [
    {
      fact: { fact: 'transferred', from: 'current', to: 'savings', amount: '500.00' },
      says: '£500.00 went from the current account to the savings.',
      notYet: 'The savings have not had £500.00 from the current account yet.',
    },
  ],
  otherwise: [
    {
      if: { fact: 'transferred', from: 'savings' },
      says: 'Money was taken out of the savings. Start again, the other way round.',
    },
    {
      if: { fact: 'transferred' },
      says: 'A transfer was made, but not this one. Compare accounts and amount with the story.',
    },
    {
      if: { fact: 'paid' },
      says: 'That was a payment to somebody else. A transfer is between two accounts of the customer.',
    },
  ],
  hints: ['The page is called “Internal Transfer”.', '“From” is the account that pays.'],
  learnt: 'A transfer needs no payee and no name check, because both accounts are the customer’s.',
});
