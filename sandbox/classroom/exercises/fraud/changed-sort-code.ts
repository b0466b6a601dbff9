import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const changedSortCode = exercise({
  id: 'changed-sort-code',
  title: 'A bill with new bank details',
  area: 'fraud',
  customer: 'private-customer',
  clock: '2026-03-03T09:30',
  page: '/accounts',
  story:
    'Your customer owes Peter Underwold £640.00 for the roof, and has paid him before. This e-mail arrived this morning, and he asks you to see to it.',
  paper: {
    kind: 'e-mail',
    from: 'Peter Underwold <p.underwold.roofing@example.com>',
    says: 'Dear customer, we have changed our bank. Please pay the £640.00 to sort code 20-04-33, account 73640519, and change your records today, or the tiles will be sent back. Regards, Peter',
  },
  steps: [
    {
      asks: 'Compare the e-mail with the payee that is saved.',
      until: { fact: 'asked', operationId: 'listPayeeGroups' },
    },
    { asks: 'Change and pay nothing. Tell the bank of the e-mail by secure mail.', until: { fact: 'wrote' } },
  ],
  goals: [
    {
      fact: { fact: 'wrote' },
      says: 'The bank knows of the e-mail.',
      notYet: 'Nobody has been told of the e-mail yet: write a secure message.',
    },
  ],
  never: [
    {
      if: { fact: 'paid', sortCode: '200433' },
      says: 'The money went to the account in the e-mail. It is not Peter Underwold’s.',
    },
    {
      if: { fact: 'payee-changed', payee: 'Underwold' },
      says: 'The payee was changed to details that nobody has confirmed.',
    },
    { if: { fact: 'payee-added', sortCode: '200433' }, says: 'The account in the e-mail was added as a payee.' },
  ],
  otherwise: [
    {
      if: { fact: 'paid', payee: 'Underwold' },
      says: 'He was paid under the details saved before. That is not fraud, but ask him first: start again.',
    },
  ],
  hints: [
    'Who is in a hurry, and why?',
    'The saved payee has the sort code that was paid before.',
    'Ring Mr Underwold on a number you know, not on one in the e-mail.',
  ],
  learnt: 'New bank details by e-mail are the commonest fraud there is. Confirm them by a number that you know.',
});
