import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const closeMatch = exercise({
  id: 'close-match',
  title: 'A name that nearly matches',
  area: 'fraud',
  customer: 'private-customer',
  clock: '2026-03-03T09:30',
  page: '/payments/payees/new',
  story:
    'A dressmaker has given your customer account details by telephone. The customer wants to add the payee, and asks you what the bank says to the name.',
  paper: {
    kind: 'call',
    from: 'The dressmaker',
    says: 'The account is mine: Kate O’Halloran, sort code 30-59-26, account 30746182, a personal account. Please pay £480.00 today.',
  },
  steps: [
    {
      asks: 'Enter the details as they were given, and have the name checked.',
      until: { fact: 'name-checked', result: 'MBAM' },
    },
    {
      asks: 'Do not pay. Ask the bank about the name in a secure message.',
      until: { fact: 'wrote' },
    },
  ],
  goals: [
    {
      fact: { fact: 'name-checked', result: 'MBAM' },
      says: 'You had the name checked, and it was a close match.',
      notYet: 'The name has not been checked as it was given.',
    },
    {
      fact: { fact: 'wrote' },
      says: 'You asked the bank before anything was paid.',
      notYet: 'Nobody has been asked about the name yet: write a secure message.',
    },
  ],
  never: [
    { if: { fact: 'paid' }, says: 'Money was paid although the name did not match. It may not come back.' },
    {
      if: { fact: 'payee-added', payee: 'Kate' },
      says: 'The payee was added under a name that the account is not held in.',
    },
  ],
  otherwise: [
    { if: { fact: 'payee-added' }, says: 'A payee was added under another name. Ask first whose account it is.' },
  ],
  hints: [
    'The page of a new payee asks for name, sort code and account number, and then checks the name.',
    'A close match tells you the name that the account is held in. It is not the one you were told.',
    'Secure Mail is in the menu. Any subject will do.',
  ],
  learnt: 'After a close match, ask the payee on a number that you know. Do not pay under either name before.',
});
