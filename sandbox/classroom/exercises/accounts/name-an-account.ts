import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const nameAnAccount = exercise({
  id: 'name-an-account',
  title: 'A name for an account',
  area: 'accounts',
  customer: 'private-customer',
  clock: '2026-03-03T09:30',
  page: '/accounts',
  story:
    'Your customer saves for a kitchen in the account called “Rainy day”. She wants the list to call it “Kitchen”.',
  steps: [
    {
      asks: 'Find where accounts are named. Name the savings account “Kitchen” and save it.',
      until: { fact: 'account-named', account: 'savings', name: 'Kitchen' },
    },
  ],
  goals: [
    {
      fact: { fact: 'account-named', account: 'savings', name: 'Kitchen' },
      says: 'The savings account is called “Kitchen”.',
      notYet: 'The savings account is not called “Kitchen” yet.',
    },
    {
      fact: { fact: 'not', of: { fact: 'account-named', account: 'current', name: 'Kitchen' } },
      says: 'No other account has that name.',
      notYet: 'The current account is called “Kitchen”, too. Give it back its own name.',
    },
  ],
  otherwise: [
    {
      if: { fact: 'account-named', account: 'current', name: 'Kitchen' },
      says: 'The current account has the name. The story is about the savings.',
    },
  ],
  hints: [
    'Names and the order of accounts are among the details and settings.',
    'The page is called “Reorder & rename accounts”.',
  ],
  learnt: 'A name is for the customer alone. Payees and statements keep the bank’s own name of the account.',
});
